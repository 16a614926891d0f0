import { getSession } from './session.ts';

// In the page's memory alone: a form may hold secrets.
let kept: { userId: number; things: Map<string, unknown> } | undefined;

/**
 * What the end of a session took from one user's screens, by where it stood, for the next session of the same user.
 * Whatever another user left goes; a reload loses it.
 */
export function keptOf(userId: number): Map<string, unknown> {
  if (kept?.userId !== userId) kept = { userId, things: new Map() };
  return kept.things;
}

/** Whether the session has ended without the person's wish: what stood on the screen is worth keeping then. */
export function wasInterrupted(): boolean {
  const session = getSession();
  return session.status === 'signedOut' && session.reason !== undefined;
}
