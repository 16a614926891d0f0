import type { Session } from '@dropcatch/sdk';
import { expiresAt } from '../core/session/session.ts';

/** How long before its end a session is announced, in milliseconds. */
const noticeMilliseconds = 60_000;

/** The end of a session: not near, near, or over. */
export type SessionEnd = 'far' | 'near' | 'come';

/**
 * How near the end of a session is. A session with a refresh token never ends here: the client renews it.
 * @param now milliseconds since 1970
 */
export function sessionEnd(stored: Session | undefined, now: number): SessionEnd {
  if (!stored || stored.refresh_token) return 'far';
  const end = expiresAt(stored.access_token);
  if (end === undefined || end - now > noticeMilliseconds) return 'far';
  return end > now ? 'near' : 'come';
}
