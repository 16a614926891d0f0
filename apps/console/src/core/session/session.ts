import * as v from 'valibot';
import { useSyncExternalStore } from 'react';
import { DecodeError, type SignedIn, type User } from '@dropcatch/sdk';
import { client, onRefused, onSignedOut, tokens } from '../api/client.ts';
import { errorText, isUncertain, Overtaken } from '../api/errors.ts';
import { showInterruption, takeAllBack } from '../api/messages.ts';
import { queryClient } from '../api/queryClient.ts';
import { roleLabels } from './roles.ts';
import { serverNow } from '../time/serverClock.ts';

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
    const claims = v.safeParse(Claims, JSON.parse(json));
    return claims.success ? claims.output.exp * 1000 : undefined;
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

let session: Session = { status: 'loading' };

let lastUser: number | undefined;

const listeners = new Set<() => void>();

function setSession(next: Session): void {
  session = next;
  if (next.status === 'signedIn') {
    if (lastUser !== undefined && lastUser !== next.user.id) takeAllBack();
    lastUser = next.user.id;
  }
  for (const listener of listeners) listener();
}

/** The session as it is now, for code outside React; components use {@link useSession}. */
export function getSession(): Session {
  return session;
}

/**
 * Who is signed in, or, while that is still being checked, who was so last time. Good enough to fetch ahead for, since
 * the server decides by the token what it gives; not to show anything by.
 */
export function expectedUser(): User | undefined {
  if (session.status === 'loading') return tokens.get()?.user;
  return session.status === 'signedIn' ? session.user : undefined;
}

/** Calls the listener after every change of the session. Answers how to stop that. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session as it is now; the component follows its changes. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, getSession);
}

/** The signed-in user. For components behind the sign-in only; elsewhere it throws. */
export function useUser(): User {
  const current = useSession();
  if (current.status !== 'signedIn') throw new Error('useUser needs a signed-in user');
  return current.user;
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
  if (!token) return setSession({ status: 'signedOut' });
  const expiry = expiresAt(token);
  if (expiry === undefined || expiry <= serverNow()) {
    return endSession(expired);
  }
  const checking: Session = { status: 'loading' };
  setSession(checking);
  // A reload in the middle of the check breaks its call off: that is no answer, and must not sign anybody out.
  const leaving = new AbortController();
  window.addEventListener('beforeunload', () => leaving.abort(), { signal: leaving.signal });
  try {
    const user = await profileAtStart(() => session === checking && !leaving.signal.aborted);
    // Not if the session ended meanwhile, or another one began.
    if (session === checking) setSession({ status: 'signedIn', user });
  } catch (error) {
    if (session !== checking || leaving.signal.aborted) return;
    endSession(errorText(error, ended));
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

/** Waits until the browser has a network, where it knows that it has none. */
async function whenOnline(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}

/** Signs in. Rejects with the SDK's error and leaves the session as it was if that fails. */
export async function signIn(email: string, password: string): Promise<void> {
  const answer: Partial<SignedIn> | undefined = await client.auth.login({ email, password });
  if (!isUser(answer?.user) || !tokens.get()?.access_token) {
    tokens.set(undefined);
    throw new DecodeError('auth/login', 'no session in the answer');
  }
  queryClient.clear();
  setSession({ status: 'signedIn', user: answer.user });
}

/** Whether an answer holds a user: it may be empty, or something else than the contract says. */
function isUser(answer: Partial<User> | undefined): answer is User {
  return Boolean(answer?.id && answer.role);
}

/** Signs out here and on the server; a failure of the server is only logged (spec, section 7). */
export async function signOut(): Promise<void> {
  const farewell = client.auth.logout();
  endSession();
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
  if (session.status !== 'signedIn') return;
  const { id, role } = session.user;
  const merged: User = { ...session.user, ...sent, id, role };
  updateSessionUser(merged);
  const user: Partial<User> | undefined = await client.auth.profile().catch(() => undefined);
  const current = getSession();
  if (!isUser(user) || current.status !== 'signedIn' || current.user !== merged) return;
  updateSessionUser(user);
  if (user.role !== merged.role) await followRole(user);
}

/** Puts a changed profile in the place of the one known so far, here and in the other tabs. */
function updateSessionUser(user: User): void {
  const stored = tokens.get();
  if (session.status !== 'signedIn' || !stored) return;
  tokens.set({ ...stored, user });
  setSession({ status: 'signedIn', user });
}

function endSession(reason?: string): void {
  tokens.set(undefined);
  queryClient.clear();
  setSession(reason ? { status: 'signedOut', reason } : { status: 'signedOut' });
}

let looking: Promise<void> | undefined;

/** Whether the role is still what the screens go by; if not, they follow it, and the person is told. */
async function lookAtRole(): Promise<void> {
  const before = session;
  if (before.status !== 'signedIn') return;
  // Unknown, and left for the next refusal, where it cannot be had.
  const user = await client.auth.profile().catch(() => undefined);
  if (session !== before || !isUser(user) || user.role === before.user.role) return;
  updateSessionUser(user);
  await followRole(user);
}

/** Tells the person that the role is another one now, and has all that was loaded with the old one asked for anew. */
async function followRole({ role }: User): Promise<void> {
  showInterruption(
    'Your role was changed',
    `You are signed in as ${roleLabels[role]} now, and see what that role may see.`,
  );
  await queryClient.invalidateQueries();
}

// Calls that are refused together ask once.
onRefused(() => {
  looking ??= lookAtRole().finally(() => (looking = undefined));
});

onSignedOut((reason) => {
  if (session.status !== 'signedOut') endSession(reason ? errorText(reason, ended) : expired);
});

/**
 * Keeps the tabs together: signing out, or in as somebody else, in one of them happens in all. A page that the browser
 * put aside and brings back on the way Back was told nothing meanwhile, and looks then.
 */
export function followOtherTabs(): () => void {
  const follow = (changed: string | null) => {
    const stored = tokens.get();
    if (!stored?.access_token) {
      if (session.status !== 'signedOut') endSession('Your session ended in another tab.');
      return;
    }
    if (!stored.user) return;
    if (session.status !== 'signedIn' || stored.user.id !== session.user.id) {
      queryClient.clear();
      void startSession();
    } else if (changed === 'user') {
      const { role } = session.user;
      setSession({ status: 'signedIn', user: stored.user });
      if (stored.user.role === role) void queryClient.invalidateQueries({ queryKey: ['profile'] });
      else void followRole(stored.user);
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
