import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { formatTimer, durationParts } from '../core/time/time.ts';
import { isOpen, nextWindow, tldsLabel, type DayWindow } from '../entities/domains/dayWindows.ts';
import { lazyPart, Nothing } from '../ui/page/lazyPart.tsx';
import { Clock } from '../ui/value/Time.tsx';
import styles from './NextWindow.module.css';

const BackgroundCountdown = lazyPart(
  async () => (await import('./BackgroundCountdown.tsx')).BackgroundCountdown,
  { failed: Nothing },
);

const hour = 3_600_000;

const isLive = (now: number) => Date.parse(nextWindow(now)?.from ?? '') - now <= hour;

/**
 * The open or next drop window. It updates every second in the hour before the window and while it is open. Then
 * the tab counts down, too.
 */
export function NextWindow() {
  return (
    <Clock isLive={isLive}>
      {(now) => {
        const next = nextWindow(now);
        return (
          next && (
            <>
              <WindowChip window={next} now={now} />
              {isLive(now) && <BackgroundCountdown />}
            </>
          )
        );
      }}
    </Clock>
  );
}

/** A link to the Drop Board. A phone shows only the time. */
function WindowChip({ window, now }: { window: DayWindow; now: number }) {
  const open = isOpen(window, now);
  const change = open ? window.to : window.from;
  return (
    <Link to="/drops" className={styles.chip}>
      {/* Another window gets new elements, so that its text is not a layout shift. */}
      <Fragment key={change}>
        <b>{tldsLabel(window)}</b> <span>{open ? 'open now ·' : 'opens in'}</span>{' '}
        <time dateTime={change}>{formatTimeLeft(Date.parse(change) - now)}</time>
        {open && <span> left</span>}
      </Fragment>
    </Link>
  );
}

/** `12:41` in the last hour, `5h 12m` before. */
function formatTimeLeft(milliseconds: number): string {
  return milliseconds > hour ? durationParts(milliseconds).join(' ') : formatTimer(milliseconds);
}
