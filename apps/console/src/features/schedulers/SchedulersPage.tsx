import { Alert, Box, Title } from '@mantine/core';
import type { SchedulerHealth } from '@dropcatch/sdk';
import { IconAlertTriangle, IconReload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dash, formatCount } from '../../core/text/numbers.ts';
import {
  jobHealth,
  reloadSchedulers,
  schedulerHealth,
  schedulerJobs,
} from '../../entities/scheduler/scheduler.ts';
import { DataList } from '../../ui/list/DataList.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { namedRows } from '../../ui/list/selection.tsx';
import { wholeList } from '../../ui/list/useListAddress.ts';
import { Empty } from '../../ui/page/Empty.tsx';
import { StatCards } from '../../ui/page/StatCards.tsx';
import {
  categoryColumns,
  categoryRows,
  failingFirst,
  healthColumns,
  healthRows,
  jobColumns,
  ReloadButton,
} from './schedulerColumns.tsx';
import type { Elements } from '../../ui/elements.ts';

/** Scheduler Management (spec, section 2): status, categories, active jobs and their health. Times are UTC. */
export function SchedulersPage() {
  const health = useQuery(schedulerHealth);
  const jobs = useQuery(schedulerJobs);
  const { data, isLoadingError: unknown } = health;
  const columns = useMemo(() => jobColumns(data, unknown), [data, unknown]);
  const categories = useMemo(() => data && categoryRows(data), [data]);
  const failures = useMemo(
    () => new Map(data?.jobs.map((job) => [job.job_id, job.consecutive_failures])),
    [data],
  );
  const records = useMemo(
    // The names of the records are those of the jobs.
    () => (jobs.isPending ? undefined : data && healthRows(data, jobs.data?.jobs)),
    [data, jobs.data, jobs.isPending],
  );

  return (
    <ListScreen
      title="Scheduler Management"
      subtitle="Times are UTC. Refreshes itself every 30 seconds."
      name="scheduler_jobs"
      label="Active Jobs"
      address={wholeList}
      query={() => schedulerJobs}
      rowsOf={(answer) => failingFirst(answer.jobs, ({ id }) => failures.get(id))}
      columns={columns}
      names={namedRows}
      heading="Active Jobs"
      figures={<SchedulerCards health={data} failed={health.isError} />}
      actions={
        <ReloadButton
          reload={reloadSchedulers}
          size="xs"
          data-icon-on-phone
          leftSection={<IconReload size={14} aria-hidden />}
        >
          Reload Schedulers
        </ReloadButton>
      }
      notice={
        <>
          {data?.scheduler_running === false && (
            <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} mb="sm">
              The scheduler is stopped: no job starts by itself.
            </Alert>
          )}
          <Section title="Categories">
            <DataList
              label="Categories"
              query={health}
              rows={categories}
              expectedRows={5}
              columns={categoryColumns}
              rowKey={({ category }) => category}
              empty={<Empty>No categories yet</Empty>}
            />
          </Section>
        </>
      }
      empty={{ none: 'No jobs are scheduled' }}
    >
      {!unknown && !jobs.isPending && (
        <Section title="Job Health">
          <DataList
            label="Job Health"
            rows={records}
            columns={healthColumns}
            rowKey={({ job_id }) => job_id}
            rowTint={(record) => (jobHealth(record) === 'Failing' ? 'bad' : undefined)}
            empty={<Empty>No job has run yet</Empty>}
          />
        </Section>
      )}
    </ListScreen>
  );
}

function Section({ title, children }: { title: string; children: Elements }) {
  return (
    <Box component="section" mt={12} mb={20}>
      <Title order={2} size="h5" mb={6}>
        {title}
      </Title>
      {children}
    </Box>
  );
}

/** Whether the scheduler runs; a dash if the answer does not say. */
function schedulerState({ scheduler_running }: Partial<SchedulerHealth>): string {
  if (scheduler_running === false) return 'Stopped';
  return scheduler_running ? 'Running' : dash;
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
        { label: 'Scheduler', value: health && schedulerState(health) },
        { label: 'Total Jobs', value: health && formatCount(health.total_jobs) },
        { label: 'Healthy Jobs', value: sum('healthy') },
        { label: 'Failing Jobs', value: sum('failing') },
      ]}
    />
  );
}
