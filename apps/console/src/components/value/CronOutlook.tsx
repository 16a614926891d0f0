import { cronInWords, nextRuns } from '../../lib/time/cron.ts';
import { useMinute } from '../../lib/time/minute.ts';
import styles from './CronOutlook.module.css';
import { UtcTime } from './UtcTime.tsx';

/** So many of the next runs are shown. */
const shownRuns = 5;

/** What a schedule will do: the expression, in words, and the next runs. Nothing while there is no expression. */
export function CronOutlook({ cron }: { cron: string | undefined }) {
  const now = useMinute();
  if (cron === undefined) return null;
  return (
    <section className={styles.outlook} aria-label="What will happen">
      <p>
        <strong>{cronInWords(cron)}</strong> <code data-testid="cron">{cron}</code>
      </p>
      <p>Next runs:</p>
      <ol aria-label="Next runs">
        {nextRuns(cron, now, shownRuns).map((run) => (
          <li key={run}>
            <UtcTime at={new Date(run).toISOString()} />
          </li>
        ))}
      </ol>
    </section>
  );
}
