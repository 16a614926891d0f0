import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { formatTimer, durationParts } from '../core/time/time.ts';
import { currentWindows, tldsLabel, type DayWindow } from '../entities/drops/dayWindows.ts';
import { dropPhase, phaseWords } from '../entities/drops/dropPhase.ts';
import { lazyPart, Nothing } from '../ui/page/lazyPart.tsx';
import { Clock } from '../ui/value/Time.tsx';
import styles from './NextWindow.module.css';

const BackgroundCountdown = lazyPart(
  async () => (await import('./BackgroundCountdown.tsx')).BackgroundCountdown,
  { failed: Nothing },
);

const hour = 3_600_000;

const isLive = (now: number) => currentWindows(now).some(({ opens }) => opens - now <= hour);

/**
 * The open or next drop window. It updates every second in the hour before the window and while it is open. Then
 * the tab counts down, too.
 */
export function NextWindow() {
  return (
    <Clock isLive={isLive}>
      {(now) => {
        const [next] = currentWindows(now);
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
  const { kind, until } = dropPhase(window, now);
  const [words, isOpen] = [phaseWords[kind], kind === 'open'];
  return (
    <Link to="/drops" className={styles.chip}>
      {/* Another window gets new elements, so that its text is not a layout shift. */}
      <Fragment key={`${window.opens} ${words}`}>
        <b>{tldsLabel(window)}</b> {until && <span>{isOpen ? `${words} ·` : words}</span>}{' '}
        <time dateTime={until ?? window.spans[0].from}>
          {until ? formatTimeLeft(Date.parse(until) - now) : words}
        </time>
        {until && isOpen && <span> left</span>}
      </Fragment>
    </Link>
  );
}

/** `12:41` in the last hour, `5h 12m` before. */
function formatTimeLeft(milliseconds: number): string {
  return milliseconds > hour ? durationParts(milliseconds).join(' ') : formatTimer(milliseconds);
}
