import { Link } from '@tanstack/react-router';
import { useNowEveryMinute } from '../core/time/useNow.ts';
import { nearWindow, nextWindow } from '../entities/drops/dayWindows.ts';
import { WindowPhase } from '../entities/drops/WindowPhase.tsx';
import { AfterPaint } from '../ui/page/AfterPaint.tsx';
import { lazyPart, Nothing } from '../ui/page/lazyPart.tsx';
import styles from './NextWindow.module.css';

const BackgroundCountdown = lazyPart(
  async () => (await import('./BackgroundCountdown.tsx')).BackgroundCountdown,
  { failed: Nothing },
);

/**
 * The open or next drop window: a link to the Drop Board. A phone shows its TLDs and the time. It needs nothing but the
 * clock, so it stands in the first frame. The tab counts down near a window, too.
 */
export function NextWindow() {
  const now = useNowEveryMinute();
  const next = nextWindow(now);
  if (!next) return null;
  return (
    <>
      <Link to="/drops" className={styles.chip}>
        <WindowPhase variant="chip" drop={next} />
      </Link>
      {nearWindow(now) && (
        <AfterPaint>
          <BackgroundCountdown />
        </AfterPaint>
      )}
    </>
  );
}
