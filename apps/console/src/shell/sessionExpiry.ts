import type { Session } from '@dropcatch/sdk';
import { expiresAt } from '../core/session/session.ts';

/** How long before its end a session is announced. */
const warningMilliseconds = 60_000;

export type SessionExpiry = 'later' | 'soon' | 'expired';

/**
 * Whether a session ends soon. One with a refresh token never does: the SDK renews it.
 * @param now milliseconds since 1970
 */
export function getSessionExpiry(session: Session | undefined, now: number): SessionExpiry {
  if (!session || session.refresh_token) return 'later';
  const expiry = expiresAt(session.access_token);
  if (expiry === undefined || expiry - now > warningMilliseconds) return 'later';
  return expiry > now ? 'soon' : 'expired';
}
