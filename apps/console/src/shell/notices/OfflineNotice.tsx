import { IconWifiOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { showSuccess } from '../../core/api/messages.ts';
import { queryClient } from '../../core/api/queryClient.ts';
import { useOnline } from './useOnline.ts';
import styles from './notices.module.css';

/** Says that there is no network; when it is back, everything on screen is loaded anew, fresh or not. */
export function OfflineNotice() {
  const online = useOnline();
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
    <div className={styles.notice} role="alert">
      <IconWifiOff size={16} aria-hidden />
      You are offline. What you see may be out of date; it refreshes when the connection is back.
    </div>
  );
}
