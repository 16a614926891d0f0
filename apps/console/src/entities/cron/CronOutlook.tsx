import { useMemo } from 'react';
import { cronInWords, cronProblem } from './cron.ts';
import { nextRuns } from './nextRuns.ts';
import { useNowEveryMinute } from '../../core/time/useNow.ts';
import styles from './CronOutlook.module.css';
import { UtcTime } from '../../ui/value/Time.tsx';

const shownRuns = 5;

/**
 * What a schedule does: the expression, in words, and the next runs, or that there are none. Empty for an unreadable
 * expression.
 */
export function CronOutlook({ cron }: { cron: string | undefined }) {
  const now = useNowEveryMinute();
  const runs = useMemo(() => (cron ? nextRuns(cron, now, shownRuns) : []), [cron, now]);
  if (cron === undefined || cronProblem(cron)) return null;
  return (
    <section className={styles.outlook} aria-label="What will happen">
      <p>
        <strong>{cronInWords(cron)}</strong> <code data-testid="cron">{cron}</code>
      </p>
      {runs.length === 0 ? (
        <p>This schedule never runs: its date never comes.</p>
      ) : (
        <>
          <p>Next runs:</p>
          <ol aria-label="Next runs">
            {runs.map((run) => (
              <li key={run}>
                <UtcTime at={new Date(run).toISOString()} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
