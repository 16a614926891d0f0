import type { Session } from '@dropcatch/sdk';
import { expiresAt } from '../core/session/session.ts';

/** How long before its end a session is announced to end, in milliseconds. */
const noticeMilliseconds = 60_000;

/** What there is to say of a session's end: nothing yet, that it is near, or that it has come. */
export type SessionEnd = 'far' | 'near' | 'come';

/**
 * How near a session's end is. A session with a refresh token has none in sight: the client renews it.
 * @param now milliseconds since 1970
 */
export function sessionEnd(stored: Session | undefined, now: number): SessionEnd {
  if (!stored || stored.refresh_token) return 'far';
  const end = expiresAt(stored.access_token);
  if (end === undefined || end - now > noticeMilliseconds) return 'far';
  return end > now ? 'near' : 'come';
}
