import { Button } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { tokens } from '../../core/api/client.ts';
import { every } from '../../core/time/every.ts';
import { serverNow } from '../../core/time/serverClock.ts';
import { signOut } from '../../core/session/session.ts';
import styles from './notices.module.css';
import { sessionEnd, type SessionEnd } from './sessionEnd.ts';

/** Looked at anew this often: cheap, and right also after the machine slept. */
const lookMilliseconds = 5000;

const texts: Record<Exclude<SessionEnd, 'far'>, string> = {
  near: 'Your session ends in less than a minute. Save what you are working on.',
  come: 'Your session has ended. Copy what you still need, then sign in again.',
};

/** Announces the end of a session that cannot be renewed, a minute before (spec, section 7: a 401 then signs out). */
export function SessionNotice() {
  const [end, setEnd] = useState<SessionEnd>('far');
  useEffect(() => {
    const look = () => setEnd(sessionEnd(tokens.get(), serverNow()));
    look();
    return every(lookMilliseconds, look);
  }, []);
  if (end === 'far') return null;
  return (
    <div className={styles.notice} role="alert">
      <IconClockExclamation size={16} aria-hidden />
      {texts[end]}
      <Button size="compact-sm" variant="default" onClick={() => void signOut()}>
        Sign in again
      </Button>
    </div>
  );
}
