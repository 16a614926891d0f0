import * as v from 'valibot';
import { DecodeError, type SignedIn, type User } from '@dropcatch/sdk';
import { client, onForbidden, onSignedOut, tokens } from '../api/client.ts';
import { errorText, isOutcomeUnknown, UserChangedError } from '../api/errors.ts';
import { showWarning, clearMessages } from '../api/messages.ts';
import { queryClient } from '../api/queryClient.ts';
import { createStore, useStore } from '../store.ts';
import { serverNow } from '../time/serverClock.ts';
import { roleLabels } from './roles.ts';

const Claims = v.object({ exp: v.pipe(v.number(), v.finite()) });

/**
 * When an access token ends, in milliseconds since 1970; undefined if it is not a well-formed three-part token with a
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

/** Who is signed in. `reason` says why a session ended, unless the person signed out. */
type Session =
  | { status: 'loading' }
  | { status: 'signedOut'; reason?: string }
  | { status: 'signedIn'; user: User };

/** Why a session ended: the default text, and the text with a reason from the server or the failed call. */
const expired = 'Your session has expired. Please sign in again.';

const ended = 'Your session has ended: {error}';

const store = createStore<Session>({ status: 'loading' });

/** The session as it is now, for code outside React; components use {@link useSession}. */
export const getSession = store.get;

/** Calls the listener after every change of the session. Returns a function that stops it. */
export const onSessionChange = store.subscribe;

/** The session as it is now; the component follows its changes. */
export function useSession(): Session {
  return useStore(store);
}

/** The signed-in user. For components behind the sign-in only; elsewhere it throws. */
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
 * Who is signed in or, while that is still being checked, who was last time. Use it to fetch ahead, since the server
 * decides by the token. Do not use it to decide what shows.
 */
export function expectedUser(): User | undefined {
  return store.get().status === 'loading' ? tokens.get()?.user : signedInUser();
}

let lastUser: number | undefined;

function begin(user: User): void {
  if (lastUser !== undefined && lastUser !== user.id) clearMessages();
  lastUser = user.id;
  store.set({ status: 'signedIn', user });
}

function end(reason?: string): void {
  tokens.set(undefined);
  queryClient.clear();
  store.set({ status: 'signedOut', reason });
}

/** How long the start-up check waits before its second and third try, in milliseconds. */
const startPauses = [1000, 3000] as const;

/**
 * The start-up check (spec, section 4): a stored token that has not expired is used to fetch the profile. An expired or
 * unreadable token, or a failed fetch, ends the session. Without a token nobody is signed in. After a lost connection
 * or a server error (5xx) the fetch is tried up to three times.
 */
export async function startSession(): Promise<void> {
  const token = tokens.get()?.access_token;
  if (!token) return store.set({ status: 'signedOut' });
  if ((expiresAt(token) ?? 0) <= serverNow()) return end(expired);
  const checking: Session = { status: 'loading' };
  store.set(checking);
  // A reload during the check aborts its call. That must not sign anybody out.
  const leaving = new AbortController();
  window.addEventListener('beforeunload', () => leaving.abort(), { signal: leaving.signal });
  const awaited = () => store.get() === checking && !leaving.signal.aborted;
  try {
    const user = await profileAtStart(awaited);
    // Not if the session ended meanwhile, or another one began.
    if (store.get() === checking) begin(user);
  } catch (error) {
    if (awaited()) end(errorText(error, ended));
  } finally {
    leaving.abort();
  }
}

/** The profile; asked for again after a pause if no answer came and the session still waits for it. */
async function profileAtStart(awaited: () => boolean): Promise<User> {
  for (let tries = 0; ; tries += 1) {
    try {
      const user: Partial<User> | undefined = await client.auth.profile();
      if (!isUser(user)) throw new DecodeError('auth/profile', 'no user in the answer');
      return user;
    } catch (error) {
      const pause = startPauses[tries];
      if (pause === undefined || !isOutcomeUnknown(error)) throw error;
      await whenOnline();
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (!awaited()) throw error;
    }
  }
}

async function whenOnline(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}

/** Whether an answer is a user. It may be empty or break the contract. */
function isUser(answer: Partial<User> | undefined): answer is User {
  return Boolean(answer?.id && answer.role);
}

/** Signs in. Rejects with the SDK's error and leaves the session as it was if that fails. */
export async function signIn(email: string, password: string): Promise<void> {
  const answer: Partial<SignedIn> | undefined = await client.auth.login({ email, password });
  if (!isUser(answer?.user) || !tokens.get()?.access_token) {
    tokens.set(undefined);
    throw new DecodeError('auth/login', 'no session in the answer');
  }
  queryClient.clear();
  begin(answer.user);
}

/** Signs out here and on the server; a failure of the server is only logged (spec, section 7). */
export async function signOut(): Promise<void> {
  const farewell = client.auth.logout();
  end();
  try {
    await farewell;
  } catch (error) {
    if (error instanceof UserChangedError) return;
    // oxlint-disable-next-line no-console -- the spec asks for this failure in the log
    console.error('Logout failed', error);
  }
}

/** The fields of a user that they send. The server decides about the others. */
type SentUser = Partial<Pick<User, 'email' | 'username' | 'first_name' | 'last_name'>>;

/**
 * Call it after the signed-in user has changed their own record. It merges the sent fields into the known user, which
 * keeps id and role, and reads the profile again. If that fails, the sent fields stay.
 */
export async function rereadSessionUser(sent: SentUser): Promise<void> {
  const before = signedInUser();
  if (!before) return;
  const { id, role } = before;
  await replaceUser({ ...before, ...sent, id, role });
  const user = await freshProfile();
  if (user) await replaceUser(user);
}

/** The profile as the server has it; undefined if it cannot be loaded, or if the session has changed by then. */
async function freshProfile(): Promise<User | undefined> {
  const before = signedInUser();
  const user: Partial<User> | undefined = await client.auth.profile().catch(() => undefined);
  return before && signedInUser() === before && isUser(user) ? user : undefined;
}

/** Replaces the known profile, here and in the other tabs. */
async function replaceUser(user: User): Promise<void> {
  const before = signedInUser();
  const stored = tokens.get();
  if (!before || !stored) return;
  tokens.set({ ...stored, user });
  begin(user);
  if (user.role !== before.role) await followRole(user);
}

/** Tells the person that their role has changed, and loads everything again. */
async function followRole({ role }: User): Promise<void> {
  showWarning(
    'Your role was changed',
    `You are signed in as ${roleLabels[role]} now, and see what this role may see.`,
  );
  await queryClient.invalidateQueries();
}

let looking: Promise<void> | undefined;

/** Reads the role again, and follows it if it has changed. If it cannot be read, the next refused call tries again. */
async function lookAtRole(): Promise<void> {
  const user = await freshProfile();
  if (user && user.role !== signedInUser()?.role) await replaceUser(user);
}

// Several refused calls ask once.
onForbidden(() => {
  if (signedInUser()) looking ??= lookAtRole().finally(() => (looking = undefined));
});

onSignedOut((reason) => {
  if (store.get().status !== 'signedOut') end(reason ? errorText(reason, ended) : expired);
});

/**
 * Keeps the tabs together: signing out, or in as somebody else, happens in all of them. A page that the browser brings
 * back from its cache was told nothing, so it checks then.
 */
export function followOtherTabs(): () => void {
  const follow = (changed: string | null) => {
    const stored = tokens.get();
    if (!stored?.access_token) {
      if (store.get().status !== 'signedOut') end('Your session ended in another tab.');
      return;
    }
    if (!stored.user) return;
    const user = signedInUser();
    if (stored.user.id !== user?.id) {
      queryClient.clear();
      void startSession();
    } else if (changed === 'user') {
      begin(stored.user);
      if (stored.user.role !== user.role) void followRole(stored.user);
      else void queryClient.invalidateQueries({ queryKey: ['profile'] });
    }
  };
  const stop = new AbortController();
  const { signal } = stop;
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === 'access_token' || key === 'user') follow(key);
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow('user'), { signal });
  return () => stop.abort();
}
