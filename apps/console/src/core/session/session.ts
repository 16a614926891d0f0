import * as v from 'valibot';
import { DecodeError, type SignedIn, type User } from '@dropcatch/sdk';
import { client, onForbidden, onSignedOut, tokens } from '../api/client.ts';
import { errorText, isOutcomeUnknown, originOf, UserChangedError } from '../api/errors.ts';
import { showWarning, clearMessages } from '../api/messages.ts';
import { forgetFirstCalls } from '../api/firstCalls.ts';
import { queryClient } from '../api/queryClient.ts';
import { createStore, useStore } from '../store.ts';
import { labelOf } from '../text/labels.ts';
import { localNow, serverNow } from '../time/serverClock.ts';
import { roleLabels } from './roles.ts';

const Claims = v.object({ exp: v.pipe(v.number(), v.finite()) });

/**
 * When an access token expires, in milliseconds since 1970; undefined if it is not a well-formed three-part token with a
 * readable payload (spec, section 5). The server checks the signature.
 */
export function expiresAt(token: string): number | undefined {
  const parts = token.split('.');
  const payload = parts[1];
  if (parts.length !== 3 || !payload) return undefined;
  try {
    const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return v.parse(Claims, JSON.parse(json)).exp * 1000;
  } catch {
    return undefined;
  }
}

/**
 * Whether a token has expired by the server's clock, as last seen, and by this computer's. Either may be wrong before
 * the first answer, and then the server decides.
 */
function isExpired(token: string): boolean {
  return (expiresAt(token) ?? 0) <= Math.min(serverNow(), localNow());
}

/** `reason` says why a session ended. It is absent if the user signed out. */
type Session =
  | { status: 'loading' }
  | { status: 'signedOut'; reason?: string }
  | { status: 'signedIn'; user: User };

/** Says why a session ended: without and with a reason from the server or the failed call. */
const expiredText = 'Your session has expired. Please sign in again.';

const endedText = 'Your session has ended: {error}';

const store = createStore<Session>({ status: 'loading' });

/** The current session, for code outside of components; these use {@link useSession}. */
export const getSession = store.get;

/** Calls the listener after every change of the session. Returns a function that removes it. */
export const onSessionChange = store.subscribe;

export function useSession(): Session {
  return useStore(store);
}

/** @throws nobody is signed in. Use it only in components behind the sign-in. */
export function useUser(): User {
  const session = useSession();
  if (session.status !== 'signedIn') throw new Error('useUser needs a signed-in user');
  return session.user;
}

function signedInUser(): User | undefined {
  const session = store.get();
  return session.status === 'signedIn' ? session.user : undefined;
}

/**
 * The signed-in user or, until the session is restored, the one of last time. Use it to fetch ahead, since the server
 * checks the token. Do not use it to decide what to show.
 */
export function expectedUser(): User | undefined {
  return store.get().status === 'loading' ? tokens.get()?.user : signedInUser();
}

let lastUser: number | undefined;

/** The id of the user who is or was last signed in, in this tab; undefined if nobody was. */
export function lastUserId(): number | undefined {
  return lastUser;
}

let work = new AbortController();

/** Aborts when the session ends: work of many calls must not go on in the next one. */
export function sessionSignal(): AbortSignal {
  return work.signal;
}

function endWork(): void {
  work.abort(new UserChangedError());
  work = new AbortController();
}

function setSignedInUser(user: User): void {
  if (lastUser !== undefined && lastUser !== user.id) {
    endWork();
    clearMessages();
  }
  lastUser = user.id;
  // The server may send null, but screens show a name.
  store.set({ status: 'signedIn', user: { ...user, username: user.username ?? '' } });
}

function endSession(reason?: string): void {
  tokens.set(undefined);
  forgetFirstCalls();
  endWork();
  queryClient.clear();
  store.set({ status: 'signedOut', reason });
}

/** The delays before the second and the third try of the start-up check, in milliseconds. */
const retryDelays = [1000, 3000] as const;

/**
 * Restores the session at start-up (spec, section 4): a stored token that has not expired is used to fetch the profile.
 * An expired or unreadable token, or a failed fetch, ends the session, without a call: the server would refuse that
 * token for a sign-out, too. Without a token nobody is signed in. After a lost connection or a server error (5xx) the
 * fetch is tried up to three times.
 */
export async function restoreSession(): Promise<void> {
  const token = tokens.get()?.access_token;
  if (!token) return store.set({ status: 'signedOut' });
  if (isExpired(token)) return endSession(expiredText);
  const checking: Session = { status: 'loading' };
  store.set(checking);
  // A reload during the check aborts its call. That must not sign anybody out.
  const leaving = new AbortController();
  window.addEventListener('beforeunload', () => leaving.abort(), { signal: leaving.signal });
  const isCurrent = () => store.get() === checking && !leaving.signal.aborted;
  try {
    const user = await fetchProfileWithRetry(isCurrent);
    // Not if the session has ended meanwhile, or another one has begun.
    if (store.get() !== checking) return;
    storeUser(user);
    setSignedInUser(user);
  } catch (error) {
    if (isCurrent()) endSession(errorText(error, endedText));
  } finally {
    leaving.abort();
  }
}

/**
 * Fetches the profile, up to three times.
 * @param isCurrent whether the result is still needed
 */
async function fetchProfileWithRetry(isCurrent: () => boolean): Promise<User> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const user: Partial<User> | undefined = await client.auth.profile();
      if (!isUser(user)) throw new DecodeError('auth/profile', 'The answer contains no user.');
      return user;
    } catch (error) {
      const delay = retryDelays[attempt];
      if (delay === undefined || !isOutcomeUnknown(originOf(error))) throw error;
      await whenOnline();
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (!isCurrent()) throw error;
    }
  }
}

async function whenOnline(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}

/** Whether an answer is a user. It may be empty or violate the contract. */
function isUser(answer: Partial<User> | undefined): answer is User {
  return Boolean(answer?.id && answer.role);
}

/** @throws the SDK's error. The session then stays as it was. */
export async function signIn(email: string, password: string): Promise<void> {
  const answer: Partial<SignedIn> | undefined = await client.auth.login({ email, password });
  if (!isUser(answer?.user) || !tokens.get()?.access_token) {
    tokens.set(undefined);
    throw new DecodeError('auth/login', 'The answer contains no session.');
  }
  queryClient.clear();
  setSignedInUser(answer.user);
}

/** Signs out here and on the server. A failed call is only logged (spec, section 7). */
export async function signOut(): Promise<void> {
  const logout = client.auth.logout();
  endSession();
  try {
    await logout;
  } catch (error) {
    if (error instanceof UserChangedError) return;
    // oxlint-disable-next-line no-console -- the spec asks for this failure in the log
    console.error('Logout failed', error);
  }
}

/** The fields of a profile that a user can change. */
type SentUser = Partial<Pick<User, 'email' | 'username' | 'first_name' | 'last_name'>>;

/**
 * Call this after the signed-in user has changed their own record. It merges the sent fields into the session's user,
 * who keeps id and role, and fetches the profile. If that fails, the sent fields stay.
 */
export async function refreshSessionUser(sent: SentUser): Promise<void> {
  const before = signedInUser();
  if (!before) return;
  const { id, role } = before;
  replaceUser({ ...before, ...sent, id, role });
  const user = await fetchProfile();
  if (user) replaceUser(user);
}

/** Fetches the profile; undefined if that fails, or if the session has changed meanwhile. */
async function fetchProfile(): Promise<User | undefined> {
  const before = signedInUser();
  const user: Partial<User> | undefined = await client.auth.profile().catch(() => undefined);
  return before && signedInUser() === before && isUser(user) ? user : undefined;
}

/** Stores the signed-in user as the server knows them. The other tabs then notice a changed role. */
function storeUser(user: User): void {
  const stored = tokens.get();
  if (stored) tokens.set({ ...stored, user });
}

/** Replaces the session's user, here and in the other tabs. */
function replaceUser(user: User): void {
  const before = signedInUser();
  if (!before) return;
  storeUser(user);
  setSignedInUser(user);
  if (user.role !== before.role) handleRoleChange(user);
}

/**
 * Shows that the role has changed, and marks everything as outdated. It is read again once the screens of the new role
 * show: before that, a screen that the role may not open would read once more, and be refused.
 */
function handleRoleChange({ role }: User): void {
  showWarning(
    'Your role was changed',
    `You are signed in as ${labelOf(roleLabels, role)} now, and see what this role may see.`,
  );
  void queryClient.invalidateQueries({ refetchType: 'none' });
}

let roleCheck: Promise<void> | undefined;

/** Fetches the role, and updates the session if it has changed. If that fails, the next 403 answer tries again. */
async function checkRole(): Promise<void> {
  const user = await fetchProfile();
  if (user && user.role !== signedInUser()?.role) replaceUser(user);
}

// Several 403 answers cause one check.
onForbidden(() => {
  if (signedInUser()) roleCheck ??= checkRole().finally(() => (roleCheck = undefined));
});

onSignedOut((reason) => {
  if (store.get().status !== 'signedOut')
    endSession(reason ? errorText(reason, endedText) : expiredText);
});

/**
 * Keeps the session the same in all tabs: when a user signs out, or in as somebody else, all tabs do. A page in the
 * back/forward cache gets no events, so it checks when it is shown again. Returns a function that stops it.
 */
export function syncSessionAcrossTabs(): () => void {
  const sync = (changedKey: string | null) => {
    const stored = tokens.get();
    if (!stored?.access_token) {
      if (store.get().status !== 'signedOut') endSession('Your session ended in another tab.');
      return;
    }
    if (!stored.user) return;
    const user = signedInUser();
    if (stored.user.id !== user?.id) {
      queryClient.clear();
      void restoreSession();
    } else if (changedKey === 'user') {
      setSignedInUser(stored.user);
      if (stored.user.role !== user.role) handleRoleChange(stored.user);
      else void queryClient.invalidateQueries({ queryKey: ['auth'] });
    }
  };
  const stop = new AbortController();
  const { signal } = stop;
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === 'access_token' || key === 'user') sync(key);
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && sync('user'), { signal });
  return () => stop.abort();
}
