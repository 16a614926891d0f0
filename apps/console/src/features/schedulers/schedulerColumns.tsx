import type { SchedulerCategoryHealth, SchedulerJob, SchedulerJobHealth } from '@dropcatch/sdk';
import { Link } from '@tanstack/react-router';
import { Progress, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { actionsColumn, count, state, text, type Column } from '../../ui/list/column.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { Countdown, UtcTime } from '../../ui/value/Time.tsx';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { UserText } from '../../ui/value/UserText.tsx';
import { dash, formatSeconds, formatPercent } from '../../core/text/numbers.ts';
import {
  categoryHealth,
  categoryLabel,
  healthLook,
  jobHealth,
  type Health,
  rateColor,
  type RateColor,
  reloadCategory,
  runJob,
} from '../../entities/scheduler/scheduler.ts';
import styles from './schedulers.module.css';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { perform } from '../../core/api/apiQuery.ts';
import { confirm } from '../../ui/dialog/confirm.ts';

/** A category with its counts and its jobs. */
export interface CategoryRow {
  category: string;
  counts: SchedulerCategoryHealth;
  jobs: readonly SchedulerJobHealth[];
}

/** The record of a job, with its name where it is scheduled now. */
export interface HealthRow {
  name: string;
  health: SchedulerJobHealth;
}

function JobLink({ id, name }: { id: string; name: string }) {
  return (
    <Link to="/schedulers/$jobId" params={{ jobId: id }} className="plain-link">
      <UserText>{name}</UserText>
    </Link>
  );
}

/** An instant in UTC, or what to say where there is none; the file holds the instant. */
function utc<Row>(
  at: (row: Row) => string | null,
  none: string,
): Pick<Column<Row>, 'value' | 'cell'> {
  return {
    value: at,
    cell: (row) => {
      const shown = at(row);
      return shown ? <UtcTime at={shown} bare /> : none;
    },
  };
}

/** The columns of the categories. */
export const categoryColumns: readonly Column<CategoryRow>[] = [
  {
    id: 'category',
    header: 'Category',
    width: 180,
    ...text(({ category }) => categoryLabel(category)),
  },
  {
    id: 'status',
    header: 'Status',
    width: 100,
    ...state(({ counts, jobs }) => healthLook(categoryHealth(counts, jobs))),
  },
  { id: 'total', header: 'Jobs', width: 80, ...count(({ counts }) => counts.total) },
  { id: 'healthy', header: 'Healthy', width: 80, ...count(({ counts }) => counts.healthy) },
  { id: 'failing', header: 'Failing', width: 80, ...count(({ counts }) => counts.failing) },
  actionsColumn(90, ({ category }) => <ReloadCategoryButton category={category} />),
];

/**
 * The columns of the active jobs.
 * @param healthOf how a job is doing; undefined while that is on its way
 */
export function jobColumns(healthOf: (id: string) => Health | undefined): Column<SchedulerJob>[] {
  return [
    {
      id: 'job',
      header: 'Job',
      width: 260,
      sticky: 'left',
      value: ({ name }) => name,
      cell: (job) => <JobLink {...job} />,
    },
    {
      id: 'health',
      header: 'Health',
      width: 90,
      value: ({ id }) => healthOf(id),
      cell: ({ id }) => {
        const health = healthOf(id);
        return health ? (
          <StatusBadge {...healthLook(health)} />
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
    },
    {
      id: 'countdown',
      header: 'Countdown',
      width: 110,
      cell: ({ next_run }) => (next_run ? <Countdown at={next_run} /> : dash),
    },
    actionsColumn(90, ({ id, name }) => <RunJobButton id={id} name={name} />),
  ];
}

/** The columns of the jobs' health. */
export const healthColumns: readonly Column<HealthRow>[] = [
  {
    id: 'job',
    header: 'Job',
    width: 228,
    sticky: 'left',
    value: ({ name }) => name,
    cell: ({ name, health }) => <JobLink id={health.job_id} name={name} />,
  },
  {
    id: 'category',
    header: 'Category',
    width: 132,
    ...text(({ health }) => categoryLabel(health.category)),
  },
  {
    id: 'health',
    header: 'Health',
    width: 80,
    ...state(({ health }) => healthLook(jobHealth(health))),
  },
  {
    id: 'success_rate',
    header: 'Success Rate',
    width: 90,
    value: ({ health }) => health.success_rate,
    cell: ({ health: { success_rate, total_executions } }) =>
      total_executions > 0 ? <RateBar percent={success_rate} /> : dash,
  },
  {
    id: 'total_executions',
    header: 'Executions',
    width: 78,
    ...count(({ health }) => health.total_executions),
  },
  {
    id: 'last_run',
    header: 'Last Run (UTC)',
    width: 172,
    ...utc(({ health }) => health.last_run, 'Never'),
  },
  {
    id: 'duration',
    header: 'Duration',
    width: 72,
    align: 'right',
    value: ({ health }) => formatSeconds(health.last_execution_duration, 2),
  },
  {
    id: 'last_error',
    header: 'Last Error',
    width: 172,
    value: ({ health }) => health.last_error,
    cell: ({ health: { last_error } }) =>
      last_error ? (
        <bdi className={styles.error} title={last_error}>
          {last_error}
        </bdi>
      ) : (
        dash
      ),
  },
];

const shades: Readonly<Record<RateColor, string>> = {
  green: 'green.7',
  yellow: 'yellow.6',
  red: 'red.7',
};

/** A success rate as a number and a bar in its colour (spec, section 2). */
export function RateBar({ percent }: { percent: number }) {
  const color = rateColor(percent);
  return (
    <span className={styles.rate} data-color={color}>
      <Progress value={percent} color={shades[color]} aria-label="Success rate" flex={1} />
      <span className={styles.number}>{formatPercent(percent)}</span>
    </span>
  );
}

/** Reloads the schedules of one category. */
function ReloadCategoryButton({ category }: { category: string }) {
  const { mutate, isPending } = useMutation(reloadCategory(category));
  return (
    <BusyButton
      size="compact-xs"
      variant="default"
      aria-label={`Reload ${categoryLabel(category)}`}
      busy={isPending}
      onClick={() => mutate()}
    >
      Reload
    </BusyButton>
  );
}

interface RunJobButtonProps {
  id: string;
  name: string;
}

/** Runs a job now, after a question: a job may reach a live registry. */
export function RunJobButton({ id, name }: RunJobButtonProps) {
  const ask = () =>
    void confirm({
      title: 'Run job now?',
      confirmLabel: 'Run Now',
      body: (
        <>
          <strong>
            <bdi>{name}</bdi>
          </strong>{' '}
          starts at once, beside its schedule. Its next planned run stays.
        </>
      ),
      action: () => perform(runJob(id), undefined),
    });
  return (
    <Button
      size="compact-xs"
      variant="default"
      flex="none"
      aria-label={`Run Now: ${name}`}
      onClick={ask}
    >
      Run Now
    </Button>
  );
}
