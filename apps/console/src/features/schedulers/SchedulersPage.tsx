import { Alert, Title } from '@mantine/core';
import type { SchedulerHealth, SchedulerJob } from '@dropcatch/sdk';
import { IconAlertTriangle, IconReload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import {
  refreshScheduler,
  reloadSchedulers,
  schedulerHealth,
  schedulerJobs,
} from '../../entities/scheduler/scheduler.ts';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { DataList } from '../../ui/list/DataList.tsx';
import { Empty } from '../../ui/page/Empty.tsx';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { RefreshButton } from '../../ui/page/RefreshButton.tsx';
import { StatCards } from '../../ui/page/StatCards.tsx';
import { isUnknown } from '../../ui/page/UnknownNote.tsx';
import { formatCount } from '../../core/text/numbers.ts';
import { jobHealth } from './health.ts';
import {
  categoryColumns,
  healthColumns,
  jobColumns,
  type CategoryRow,
  type HealthRow,
  type JobRow,
} from './schedulerColumns.tsx';
import styles from './schedulers.module.css';

/** Scheduler Management (spec, section 2): status, categories, active jobs and their health. Times are UTC. */
export function SchedulersPage() {
  const health = useQuery(schedulerHealth);
  const jobs = useQuery(schedulerJobs);
  const reload = useMutation(reloadSchedulers);
  const rows = useRows(health.data, jobs.data?.jobs, isUnknown(health));
  // A failure shows once, on top; what is there already stays.
  const failed = health.error ? health : jobs.error ? jobs : undefined;

  return (
    <>
      <PageHeader
        title="Scheduler Management"
        subtitle="Times are UTC. Refreshes itself every 30 seconds."
      >
        <RefreshButton load={refreshScheduler} />
        <BusyButton
          size="xs"
          leftSection={<IconReload size={14} aria-hidden />}
          busy={reload.isPending}
          onClick={() => reload.mutate()}
        >
          Reload Schedulers
        </BusyButton>
      </PageHeader>
      {failed && (
        <LoadError error={failed.error} onRetry={refreshScheduler} knownAt={failed.dataUpdatedAt} />
      )}
      {health.data && !health.data.scheduler_running && (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} mb="sm">
          The scheduler is stopped: no job starts by itself.
        </Alert>
      )}
      <SchedulerCards health={health.data} failed={health.isError} />
      {!health.isLoadingError && (
        <Section title="Categories">
          <DataList
            label="Categories"
            rows={rows.categories}
            columns={categoryColumns}
            rowKey={({ category }) => category}
            empty={<Empty>No categories yet</Empty>}
          />
        </Section>
      )}
      {!jobs.isLoadingError && (
        <Section title="Active Jobs">
          <DataList
            label="Active Jobs"
            rows={rows.jobs}
            columns={jobColumns}
            rowKey={({ job }) => job.id}
            empty={<Empty>No jobs are scheduled</Empty>}
          />
        </Section>
      )}
      {!health.isLoadingError && (
        <Section title="Job Health">
          <DataList
            label="Job Health"
            rows={rows.health}
            columns={healthColumns}
            rowKey={(row) => row.health.job_id}
            rowTint={(row) => (jobHealth(row.health) === 'Failing' ? 'bad' : undefined)}
            empty={<Empty>No job has run yet</Empty>}
          />
        </Section>
      )}
      <Outlet />
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <Title order={2} size="h5" mb={6}>
        {title}
      </Title>
      {children}
    </section>
  );
}

/** The rows of the three tables: the two answers brought together by job. */
function useRows(
  health: SchedulerHealth | undefined,
  jobs: readonly SchedulerJob[] | undefined,
  healthUnknown: boolean,
) {
  return useMemo(() => {
    const records = new Map(health?.jobs.map((record) => [record.job_id, record]));
    const names = new Map(jobs?.map(({ id, name }) => [id, name]));
    return {
      categories:
        health &&
        Object.entries(health.categories).map(([category, counts]): CategoryRow => ({
          category,
          counts,
          jobs: health.jobs.filter((job) => job.category === category),
        })),
      jobs: jobs?.map((job): JobRow => ({
        job,
        health: health ? jobHealth(records.get(job.id)) : healthUnknown ? 'Unknown' : undefined,
      })),
      health: health?.jobs.map((record): HealthRow => ({
        name: names.get(record.job_id) ?? record.job_id,
        health: record,
      })),
    };
  }, [health, jobs, healthUnknown]);
}

interface SchedulerCardsProps {
  health: SchedulerHealth | undefined;
  failed: boolean;
}

function SchedulerCards({ health, failed }: SchedulerCardsProps) {
  const sum = (name: 'healthy' | 'failing') =>
    health && formatCount(Object.values(health.categories).reduce((all, of) => all + of[name], 0));
  return (
    <StatCards
      failed={failed}
      stats={[
        { label: 'Scheduler', value: health && (health.scheduler_running ? 'Running' : 'Stopped') },
        { label: 'Total Jobs', value: health && formatCount(health.total_jobs) },
        { label: 'Healthy Jobs', value: sum('healthy') },
        { label: 'Failing Jobs', value: sum('failing') },
      ]}
    />
  );
}
