import { Link } from '@tanstack/react-router';
import { useMinute } from '../core/time/minute.ts';
import { useSecond } from '../core/time/second.ts';
import { inUnits, utcDay } from '../core/time/time.ts';
import { fallbackTlds } from '../entities/domains/domains.ts';
import { nextWindow, type NextDrop } from './nextWindow.ts';
import styles from './NextWindow.module.css';

const hour = 3_600_000;

/** The next drop window, or the open one, on every screen. Looks at the clock every second in the last hour and while it is open. */
export function NextWindow() {
  const now = useMinute();
  const next = nextWindow(fallbackTlds, now);
  if (!next) return null;
  // The clock of minutes may be a minute behind.
  const live = Date.parse(next.from) - now <= hour + 60_000;
  return live ? <LiveChip /> : <WindowChip drop={next} now={now} />;
}

function LiveChip() {
  const now = useSecond();
  const next = nextWindow(fallbackTlds, now);
  return next && <WindowChip drop={next} now={now} />;
}

/** A window as a link to the names that drop in it; on a phone the time alone is seen. */
export function WindowChip({ drop, now }: { drop: NextDrop; now: number }) {
  const { tlds, from, to } = drop;
  const isOpen = now >= Date.parse(from);
  const day = utcDay(Date.parse(from));
  return (
    <Link
      to="/domains"
      search={{ tld: tlds[0], drop_date_from: day, drop_date_to: day }}
      className={styles.chip}
    >
      <b>{tlds.join(' · ')}</b> <span>{isOpen ? 'open now ·' : 'opens in'}</span>{' '}
      <time dateTime={isOpen ? to : from}>{clock(Date.parse(isOpen ? to : from) - now)}</time>
      {isOpen && <span> left</span>}
    </Link>
  );
}

/** `12:41` in the last hour, `5h 12m` before. */
function clock(milliseconds: number): string {
  if (milliseconds > hour) return inUnits(milliseconds).join(' ');
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
