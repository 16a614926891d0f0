import { formatInstant } from '../../core/time/time.ts';
import { Button, Group, Progress, Text } from '@mantine/core';
import type {
  SchedulerCategoryHealth,
  SchedulerHealth,
  SchedulerJob,
  SchedulerJobHealth,
} from '@dropcatch/sdk';
import { useMutation } from '@tanstack/react-query';
import { runMutation } from '../../core/api/apiQuery.ts';
import { labelOf } from '../../core/text/labels.ts';
import { dash, formatPercent, formatSeconds } from '../../core/text/numbers.ts';
import {
  categoryHealth,
  categoryLabels,
  jobHealthBadge,
  jobHealth,
  rateColor,
  reloadCategory,
  runJob,
  type Health,
  type reloadSchedulers,
} from '../../entities/scheduler/scheduler.ts';
import { confirm } from '../../ui/dialog/confirm.ts';
import {
  actionsColumn,
  count,
  link,
  state,
  text,
  enumLabel,
  type Column,
} from '../../ui/list/column.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { BusyButton, type BusyButtonProps } from '../../ui/page/BusyButton.tsx';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { Countdown, UtcTime } from '../../ui/value/Time.tsx';
import { Name } from '../../ui/value/UserText.tsx';

interface CategoryRow extends SchedulerCategoryHealth {
  category: string;
  jobs: readonly SchedulerJobHealth[];
}

export function categoryRows({ categories, jobs }: SchedulerHealth): CategoryRow[] {
  return Object.entries(categories).map(([category, counts]) => ({
    ...counts,
    category,
    jobs: jobs.filter((job) => job.category === category),
  }));
}

export const categoryColumns: readonly Column<CategoryRow>[] = [
  {
    id: 'category',
    header: 'Category',
    width: 180,
    ...text(({ category }) => labelOf(categoryLabels, category)),
  },
  {
    id: 'status',
    header: 'Status',
    width: 100,
    ...state((row) => jobHealthBadge(categoryHealth(row, row.jobs))),
  },
  { id: 'total', header: 'Jobs', width: 80, ...count(({ total }) => total) },
  { id: 'healthy', header: 'Healthy', width: 80, ...count(({ healthy }) => healthy) },
  { id: 'failing', header: 'Failing', width: 80, ...count(({ failing }) => failing) },
  actionsColumn(90, ({ category }) => (
    <ReloadButton
      reload={reloadCategory(category)}
      size="compact-xs"
      variant="default"
      aria-label={`Reload ${labelOf(categoryLabels, category)}`}
    >
      Reload
    </ReloadButton>
  )),
];

/**
 * The columns of the active jobs.
 * @param unknown whether the health could not be loaded
 */
export function jobColumns(
  health: SchedulerHealth | undefined,
  unknown: boolean,
): Column<SchedulerJob>[] {
  const records = new Map(health?.jobs.map((record) => [record.job_id, record]));
  /** Undefined while the health loads. */
  const healthOf = ({ id }: SchedulerJob): Health | undefined =>
    health ? jobHealth(records.get(id)) : unknown ? 'Unknown' : undefined;
  return [
    { id: 'job', header: 'Job', width: 260, ...link(({ name }: SchedulerJob) => name, toJob) },
    {
      id: 'health',
      header: 'Health',
      phone: 'line',
      width: 90,
      value: healthOf,
      cell: (job) => {
        const known = healthOf(job);
        return known ? (
          <StatusBadge {...jobHealthBadge(known)} />
        ) : (
          <Skeleton width={56} height={14} />
        );
      },
    },
    {
      id: 'next_run',
      header: 'Next Run (UTC)',
      width: 172,
      ...utc(({ next_run }) => next_run, 'Not planned'),
      phone: 'hidden',
    },
    {
      id: 'countdown',
      header: 'Countdown',
      phone: 'line',
      width: 110,
      cell: ({ next_run }) => (next_run ? <Countdown at={next_run} /> : dash),
    },
    actionsColumn(90, (job) => <RunJobButton {...job} />),
  ];
}

interface HealthRow extends SchedulerJobHealth {
  name: string;
}

/** The health records with the names of their jobs, if the jobs are still scheduled. */
export function healthRows(
  { jobs }: SchedulerHealth,
  scheduled: readonly SchedulerJob[] = [],
): HealthRow[] {
  const jobNames = new Map(scheduled.map(({ id, name }) => [id, name]));
  return failingFirst(jobs, (job) => job.consecutive_failures).map((job) => ({
    ...job,
    name: jobNames.get(job.job_id) ?? job.job_id,
  }));
}

/** The jobs in the order of their failures in a row, the most first. */
export function failingFirst<Job>(
  jobs: readonly Job[],
  failuresOf: (job: Job) => number | undefined,
): Job[] {
  return jobs.toSorted((a, b) => (failuresOf(b) ?? 0) - (failuresOf(a) ?? 0));
}

export const healthColumns: readonly Column<HealthRow>[] = [
  {
    id: 'job',
    header: 'Job',
    width: 276,
    ...link(
      ({ name }) => name,
      ({ job_id }) => toJob({ id: job_id }),
    ),
  },
  {
    id: 'category',
    header: 'Category',
    width: 122,
    ...enumLabel(categoryLabels, ({ category }) => category),
    phone: 'hidden',
  },
  { id: 'health', header: 'Health', width: 80, ...state((row) => jobHealthBadge(jobHealth(row))) },
  {
    id: 'success_rate',
    header: 'Success Rate',
    phone: 'aside',
    width: 90,
    value: ({ success_rate }) => success_rate,
    cell: ({ success_rate, total_executions }) =>
      total_executions > 0 ? <RateBar percent={success_rate} /> : dash,
  },
  {
    id: 'total_executions',
    header: 'Executions',
    width: 78,
    ...count(({ total_executions }) => total_executions),
    phone: 'hidden',
  },
  {
    id: 'last_run',
    header: 'Last Run (UTC)',
    width: 172,
    ...utc(({ last_run }) => last_run, 'Never'),
    phone: 'hidden',
  },
  {
    id: 'duration',
    header: 'Duration',
    width: 72,
    ...count(
      (row) => row.last_execution_duration,
      (seconds) => formatSeconds(seconds, 2),
    ),
    phone: 'hidden',
  },
  {
    id: 'last_error',
    header: 'Last Error',
    width: 150,
    value: ({ last_error }) => last_error,
    // On two lines, with some room for where it breaks.
    shows: ({ last_error }) => last_error?.slice(0, last_error.length * 0.6),
    cell: ({ last_error }) =>
      last_error ? (
        // A row has space for two lines.
        <Text
          component="bdi"
          fz={12}
          lh="13px"
          mah={28}
          lineClamp={2}
          style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}
          title={last_error}
        >
          {last_error}
        </Text>
      ) : (
        dash
      ),
  },
];

/** A column of instants in UTC, with a text for null. CSV files contain the instant. */
function utc<Row>(
  at: (row: Row) => string | null,
  none: string,
): Pick<Column<Row>, 'value' | 'cell' | 'shows'> {
  return {
    value: at,
    shows: (row) => (at(row) ? formatInstant(at(row), 'UTC') : none),
    cell: (row) => {
      const instant = at(row);
      return instant ? <UtcTime at={instant} bare /> : none;
    },
  };
}

const toJob = ({ id }: Pick<SchedulerJob, 'id'>) =>
  ({ to: '/schedulers/$jobId', params: { jobId: id } }) as const;

const barColors = { green: 'teal.7', yellow: '#eab308', red: 'red.7' } as const;

/** A success rate as a number and a coloured bar (spec, section 2). */
export function RateBar({ percent }: { percent: number }) {
  const color = rateColor(percent);
  return (
    <Group gap={8} wrap="nowrap" data-rate={color}>
      <Progress value={percent} color={barColors[color]} aria-label="Success rate" flex={1} />
      <Text span inherit ta="right" miw={46}>
        {formatPercent(percent)}
      </Text>
    </Group>
  );
}

interface ReloadButtonProps extends Omit<BusyButtonProps, 'busy'> {
  reload: typeof reloadSchedulers;
}

export function ReloadButton({ reload, ...button }: ReloadButtonProps) {
  const { mutate, isPending } = useMutation(reload);
  return <BusyButton {...button} busy={isPending} onClick={() => mutate()} />;
}

interface RunJobButtonProps extends Pick<SchedulerJob, 'id' | 'name'> {
  size?: string;
}

/** Runs a job now. Asks for confirmation, since a job may reach a live registry. */
export function RunJobButton({ id, name, size = 'compact-xs' }: RunJobButtonProps) {
  const confirmRun = () =>
    void confirm({
      title: 'Run job now?',
      confirmLabel: 'Run Now',
      body: (
        <span>
          <Name>{name}</Name> starts now. Its next scheduled run stays as planned.
        </span>
      ),
      action: () => runMutation(runJob(id), undefined),
    });
  return (
    <Button size={size} variant="default" aria-label={`Run Now: ${name}`} onClick={confirmRun}>
      Run Now
    </Button>
  );
}
