import { useMemo } from 'react';
import { describeCron, cronProblem } from './cron.ts';
import { nextRuns } from './nextRuns.ts';
import { useNowEveryMinute } from '../../core/time/useNow.ts';
import styles from './CronPreview.module.css';
import { UtcTime } from '../../ui/value/Time.tsx';

const maxRuns = 5;

/**
 * A preview of a schedule: its description, the expression, and the next runs. Renders nothing for an invalid
 * expression.
 */
export function CronPreview({ cron }: { cron: string | undefined }) {
  const now = useNowEveryMinute();
  const runs = useMemo(() => (cron ? nextRuns(cron, now, maxRuns) : []), [cron, now]);
  if (cron === undefined || cronProblem(cron)) return null;
  return (
    <section className={styles.preview} aria-label="Schedule preview">
      <p>
        <strong>{describeCron(cron)}</strong> <code data-testid="cron">{cron}</code>
      </p>
      {runs.length === 0 ? (
        <p>This schedule never runs: no such date exists.</p>
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
