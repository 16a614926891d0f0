import { IconWifiOff, IconClockExclamation } from '@tabler/icons-react';
import { useEffect, useRef, useSyncExternalStore, useState } from 'react';
import { onlineManager } from '@tanstack/react-query';
import { Button } from '@mantine/core';
import { showSuccess } from '../core/api/messages.ts';
import { queryClient } from '../core/api/queryClient.ts';
import styles from './Banners.module.css';
import { tokens } from '../core/api/client.ts';
import { every } from '../core/time/useNow.ts';
import { serverNow } from '../core/time/serverClock.ts';
import { signOut } from '../core/session/session.ts';
import { getSessionExpiry, type SessionExpiry } from './sessionExpiry.ts';

/** Shows that there is no network. When it is back, everything on screen is loaded again. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
  const wasOffline = useRef(false);
  useEffect(() => {
    if (!online) {
      wasOffline.current = true;
    } else if (wasOffline.current) {
      wasOffline.current = false;
      showSuccess('Back online. What you see is being refreshed.');
      void queryClient.invalidateQueries();
    }
  }, [online]);
  if (online) return null;
  return (
    <div className={styles.banner} role="alert">
      <IconWifiOff size={16} aria-hidden />
      You are offline. What you see may be out of date; it refreshes when the connection is back.
    </div>
  );
}

/** The time between two checks. One long timer would not be right after the computer slept. */
const checkMilliseconds = 5000;

const texts: Record<Exclude<SessionExpiry, 'later'>, string> = {
  soon: 'Your session ends in less than a minute. Save what you are working on.',
  expired: 'Your session has ended. Copy what you still need, then sign in again.',
};

/** Announces the end of a session that cannot be renewed, a minute before (spec, section 7: a 401 then signs out). */
export function SessionBanner() {
  const [expiry, setExpiry] = useState<SessionExpiry>('later');
  useEffect(() => {
    const check = () => setExpiry(getSessionExpiry(tokens.get(), serverNow()));
    check();
    return every(checkMilliseconds, check);
  }, []);
  if (expiry === 'later') return null;
  return (
    <div className={styles.banner} role="alert">
      <IconClockExclamation size={16} aria-hidden />
      <span>{texts[expiry]}</span>
      <Button size="compact-sm" variant="default" onClick={() => void signOut()}>
        Sign in again
      </Button>
    </div>
  );
}
