import * as v from 'valibot';
import { DecodeError, type SignedIn, type User } from '@dropcatch/sdk';
import { client, onRefused, onSignedOut, tokens } from '../api/client.ts';
import { errorText, isUncertain, Overtaken } from '../api/errors.ts';
import { showInterruption, takeAllBack } from '../api/messages.ts';
import { queryClient } from '../api/queryClient.ts';
import { createStore, useStore } from '../store.ts';
import { serverNow } from '../time/serverClock.ts';
import { roleLabels } from './roles.ts';

const Claims = v.object({ exp: v.pipe(v.number(), v.finite()) });

/**
 * When an access token ends, in milliseconds since 1970; nothing if it is not a well-formed three-part token with
 * a readable payload (spec, section 5). The signature is the server's to check.
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

/** Who is signed in. `reason` tells why a session ended, where it was not the person's wish. */
type Session =
  | { status: 'loading' }
  | { status: 'signedOut'; reason?: string }
  | { status: 'signedIn'; user: User };

/** Why a session ended: where nobody says more than that it did, and where the server, or the call's failure, does. */
const expired = 'Your session has expired. Please sign in again.';

const ended = 'Your session has ended: {error}';

const store = createStore<Session>({ status: 'loading' });

/** The session as it is now, for code outside React; components use {@link useSession}. */
export const getSession = store.get;

/** Calls the listener after every change of the session. Answers how to stop that. */
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
 * Who is signed in, or, while that is still being checked, who was so last time. Good enough to fetch ahead for, since
 * the server decides by the token what it gives; not to show anything by.
 */
export function expectedUser(): User | undefined {
  return store.get().status === 'loading' ? tokens.get()?.user : signedInUser();
}

let lastUser: number | undefined;

function begin(user: User): void {
  if (lastUser !== undefined && lastUser !== user.id) takeAllBack();
  lastUser = user.id;
  store.set({ status: 'signedIn', user });
}

function end(reason?: string): void {
  tokens.set(undefined);
  queryClient.clear();
  store.set({ status: 'signedOut', reason });
}

/** How long the start-up check waits before its second and its third try, in milliseconds. */
const startPauses = [1000, 3000] as const;

/**
 * The start-up check (spec, section 4): a stored token whose expiry lies in the future is used to fetch the profile;
 * an expired or unreadable one, or a failed fetch, ends the session; without a token nobody is signed in. A lost
 * connection or a failing server (5xx) is no answer: the fetch is tried three times before it counts as failed.
 */
export async function startSession(): Promise<void> {
  const token = tokens.get()?.access_token;
  if (!token) return store.set({ status: 'signedOut' });
  if ((expiresAt(token) ?? 0) <= serverNow()) return end(expired);
  const checking: Session = { status: 'loading' };
  store.set(checking);
  // A reload in the middle of the check breaks its call off: that is no answer, and must not sign anybody out.
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

/** The profile, asked for again after a pause while no answer comes and somebody still waits for it. */
async function profileAtStart(awaited: () => boolean): Promise<User> {
  for (let tries = 0; ; tries += 1) {
    try {
      const user: Partial<User> | undefined = await client.auth.profile();
      if (!isUser(user)) throw new DecodeError('auth/profile', 'no user in the answer');
      return user;
    } catch (error) {
      const pause = startPauses[tries];
      if (pause === undefined || !isUncertain(error)) throw error;
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

/** Whether an answer holds a user: it may be empty, or something else than the contract says. */
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
    if (error instanceof Overtaken) return;
    // oxlint-disable-next-line no-console -- the spec asks for this failure in the log
    console.error('Logout failed', error);
  }
}

/** What was sent of a user; what decides what they may do is the server's to say. */
type SentUser = Partial<Pick<User, 'email' | 'username' | 'first_name' | 'last_name'>>;

/**
 * The signed-in user has changed their own record: what was sent is merged into what is known of them, so that id and
 * role stay, and their profile is read again. If it cannot be had, what was sent holds.
 */
export async function rereadSessionUser(sent: SentUser): Promise<void> {
  const before = signedInUser();
  if (!before) return;
  const { id, role } = before;
  await replaceUser({ ...before, ...sent, id, role });
  const user = await freshProfile();
  if (user) await replaceUser(user);
}

/** The profile as the server has it; nothing if it cannot be had, or if the session is another one by then. */
async function freshProfile(): Promise<User | undefined> {
  const before = signedInUser();
  const user: Partial<User> | undefined = await client.auth.profile().catch(() => undefined);
  return before && signedInUser() === before && isUser(user) ? user : undefined;
}

/** Puts a changed profile in the place of the one known so far, here and in the other tabs. */
async function replaceUser(user: User): Promise<void> {
  const before = signedInUser();
  const stored = tokens.get();
  if (!before || !stored) return;
  tokens.set({ ...stored, user });
  begin(user);
  if (user.role !== before.role) await followRole(user);
}

/** Tells the person that the role is another one now, and has all that was loaded with the old one asked for anew. */
async function followRole({ role }: User): Promise<void> {
  showInterruption(
    'Your role was changed',
    `You are signed in as ${roleLabels[role]} now, and see what this role may see.`,
  );
  await queryClient.invalidateQueries();
}

let looking: Promise<void> | undefined;

/** Whether the role is still what the screens go by; if not, they follow it. Unknown, it is left for the next refusal. */
async function lookAtRole(): Promise<void> {
  const user = await freshProfile();
  if (user && user.role !== signedInUser()?.role) await replaceUser(user);
}

// Calls that are refused together ask once.
onRefused(() => {
  if (signedInUser()) looking ??= lookAtRole().finally(() => (looking = undefined));
});

onSignedOut((reason) => {
  if (store.get().status !== 'signedOut') end(reason ? errorText(reason, ended) : expired);
});

/**
 * Keeps the tabs together: signing out, or in as somebody else, in one of them happens in all. A page that the browser
 * put aside and brings back on the way Back was told nothing meanwhile, and looks then.
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
