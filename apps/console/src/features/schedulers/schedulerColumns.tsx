import type { SchedulerCategoryHealth, SchedulerJob, SchedulerJobHealth } from '@dropcatch/sdk';
import { Link } from '@tanstack/react-router';
import { actionsColumn } from '../../ui/list/column.tsx';
import { Bone } from '../../ui/page/Bone.tsx';
import { Countdown } from '../../ui/value/Countdown.tsx';
import type { Column } from '../../ui/list/column.tsx';
import { UserText } from '../../ui/value/UserText.tsx';
import { UtcTime } from '../../ui/value/UtcTime.tsx';
import { formatCount, formatSeconds } from '../../core/text/numbers.ts';
import { categoryHealth, categoryLabel, jobHealth, type Health } from './health.ts';
import { HealthBadge } from './HealthBadge.tsx';
import { RateBar } from './RateBar.tsx';
import { ReloadCategoryButton } from './ReloadCategoryButton.tsx';
import { RunJobButton } from './RunJobButton.tsx';

/** A category with its counts and its jobs. */
export interface CategoryRow {
  category: string;
  counts: SchedulerCategoryHealth;
  jobs: readonly SchedulerJobHealth[];
}

/** A job that is scheduled, and how it is doing; undefined while that is on its way. */
export interface JobRow {
  job: SchedulerJob;
  health: Health | undefined;
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

/** The columns of the categories. */
export const categoryColumns: readonly Column<CategoryRow>[] = [
  {
    id: 'category',
    header: 'Category',
    width: 180,
    cell: ({ category }) => <UserText>{categoryLabel(category)}</UserText>,
  },
  {
    id: 'status',
    header: 'Status',
    width: 100,
    cell: ({ counts, jobs }) => <HealthBadge health={categoryHealth(counts, jobs)} />,
  },
  ...(['total', 'healthy', 'failing'] as const).map((name): Column<CategoryRow> => ({
    id: name,
    header: { total: 'Jobs', healthy: 'Healthy', failing: 'Failing' }[name],
    width: 80,
    align: 'right',
    cell: ({ counts }) => formatCount(counts[name]),
  })),
  actionsColumn(90, ({ category }) => <ReloadCategoryButton category={category} />),
];

/** The columns of the active jobs. */
export const jobColumns: readonly Column<JobRow>[] = [
  {
    id: 'job',
    header: 'Job',
    width: 260,
    sticky: 'left',
    cell: ({ job }) => <JobLink id={job.id} name={job.name} />,
  },
  {
    id: 'health',
    header: 'Health',
    width: 90,
    cell: ({ health }) =>
      health ? <HealthBadge health={health} /> : <Bone width={56} height={14} />,
  },
  {
    id: 'next_run',
    header: 'Next Run (UTC)',
    width: 172,
    cell: ({ job: { next_run } }) => (next_run ? <UtcTime at={next_run} bare /> : 'Not planned'),
  },
  {
    id: 'countdown',
    header: 'Countdown',
    width: 110,
    cell: ({ job: { next_run } }) => (next_run ? <Countdown at={next_run} /> : '–'),
  },
  actionsColumn(90, ({ job }) => <RunJobButton id={job.id} name={job.name} />),
];

/** The columns of the jobs' health. */
export const healthColumns: readonly Column<HealthRow>[] = [
  {
    id: 'job',
    header: 'Job',
    width: 175,
    sticky: 'left',
    cell: ({ name, health }) => <JobLink id={health.job_id} name={name} />,
  },
  {
    id: 'category',
    header: 'Category',
    width: 155,
    cell: ({ health }) => <UserText>{categoryLabel(health.category)}</UserText>,
  },
  {
    id: 'health',
    header: 'Health',
    width: 90,
    cell: ({ health }) => <HealthBadge health={jobHealth(health)} />,
  },
  {
    id: 'success_rate',
    header: 'Success Rate',
    width: 130,
    cell: ({ health: { success_rate, total_executions } }) =>
      total_executions > 0 ? <RateBar percent={success_rate} /> : '–',
  },
  {
    id: 'total_executions',
    header: 'Executions',
    width: 85,
    align: 'right',
    cell: ({ health }) => formatCount(health.total_executions),
  },
  {
    id: 'last_run',
    header: 'Last Run (UTC)',
    width: 180,
    cell: ({ health: { last_run } }) => (last_run ? <UtcTime at={last_run} bare /> : 'Never'),
  },
  {
    id: 'duration',
    header: 'Duration',
    width: 75,
    align: 'right',
    cell: ({ health }) => formatSeconds(health.last_execution_duration, 2),
  },
  {
    id: 'last_error',
    header: 'Last Error',
    width: 120,
    cell: ({ health: { last_error } }) =>
      last_error === null ? '–' : <UserText>{last_error}</UserText>,
  },
];
