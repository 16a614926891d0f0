import { Progress, Title } from '@mantine/core';
import type { EnrichmentJob, enrichmentJobStatuses } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { enrichmentEnded, enrichmentJobs } from '../../entities/sources/dataSources.ts';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { Time } from '../../ui/value/Time.tsx';
import { UserText } from '../../ui/value/UserText.tsx';
import { lookOf, type Look } from '../../core/text/looks.ts';
import { formatCount, formatPercent } from '../../core/text/numbers.ts';
import { useEnded } from '../../ui/value/changes.ts';
import styles from './dataSources.module.css';

/** What the known states of a job look like; there may be others. */
const looks: Readonly<Record<(typeof enrichmentJobStatuses)[number], Look>> = {
  running: { label: 'Running', tone: 'wait' },
  completed: { label: 'Completed', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
};

/** The enrichment jobs at work; not there while there are none (spec, section 2). */
export function ActiveJobs() {
  const jobs = useQuery(enrichmentJobs).data?.active_jobs ?? [];
  useEnded(jobs.map(keyOf), enrichmentEnded);

  if (jobs.length === 0) return null;
  return (
    <section className={styles.panel} aria-label="Active Enrichment Jobs">
      <Title order={2} size="h5" mb={6}>
        Active Enrichment Jobs
      </Title>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <Job key={keyOf(job)} job={job} />
        ))}
      </ul>
    </section>
  );
}

/** Jobs have no id. */
function keyOf({ source_name, started_at }: EnrichmentJob): string {
  return `${source_name} ${started_at}`;
}

function Job({ job }: { job: EnrichmentJob }) {
  const { source_name, processed, total_domains, progress, status, started_at } = job;
  return (
    <li className={styles.job}>
      <span className={styles.jobName}>
        <UserText>{source_name}</UserText>
      </span>
      <span>{`${formatCount(processed)} / ${formatCount(total_domains)} domains`}</span>
      <span className={styles.coverage}>
        <Progress value={progress} aria-label={`Progress of ${source_name}`} flex={1} />
        <span>{formatPercent(progress)}</span>
      </span>
      <StatusBadge {...lookOf(looks, status, 'muted')} />
      <span className={styles.dimmed}>
        Started <Time at={started_at} />
      </span>
    </li>
  );
}
