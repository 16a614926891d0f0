import type {
  SchedulerCategory,
  SchedulerCategoryHealth,
  SchedulerHealth,
  SchedulerJobHealth,
} from '@dropcatch/sdk';
import { percent } from '../call/numbers.ts';
import { isoTime } from '../time/clock.ts';
import type { World } from '../world.ts';
import { currentJobs } from './active-jobs.ts';
import type { RunRecord, StoredSchedulerJob } from './job-record.ts';
import { lastLog } from './run-log.ts';
import { CATEGORIES, factsOf } from './topics.ts';

/** From how many failures in a row a job counts as failing (spec, section 4). */
const FAILING = 3;

/** Whether the last runs of a job all failed, enough of them to count it as failing. */
export function isFailing({ consecutive_failures }: RunRecord): boolean {
  return consecutive_failures >= FAILING;
}

function jobHealth(world: World, job: StoredSchedulerJob, record: RunRecord): SchedulerJobHealth {
  return {
    job_id: job.job_id,
    category: factsOf(job.topic).category,
    last_run: record.last_run === null ? null : isoTime(record.last_run),
    total_executions: record.executions,
    success_rate: percent(record.executions - record.failures, record.executions),
    consecutive_failures: record.consecutive_failures,
    last_error: record.last_error,
    last_log: lastLog(world, job),
    last_execution_duration: record.last_seconds,
  };
}

function categoryHealth(
  jobs: readonly StoredSchedulerJob[],
  category: SchedulerCategory,
): SchedulerCategoryHealth {
  const theirs = jobs.filter(({ topic }) => factsOf(topic).category === category);
  const count = (passes: (record: RunRecord) => boolean): number =>
    theirs.filter(({ record }) => record !== undefined && passes(record)).length;
  return {
    total: theirs.length,
    healthy: count(({ executions, consecutive_failures: row }) => executions > 0 && row === 0),
    failing: count(isFailing),
  };
}

/** How the scheduler, its categories and its jobs are doing; a job without record has no entry. */
export function schedulerHealth(world: World): SchedulerHealth {
  const jobs = currentJobs(world);
  return {
    scheduler_running: true,
    total_jobs: jobs.length,
    categories: Object.fromEntries(
      CATEGORIES.map((category) => [category, categoryHealth(jobs, category)]),
    ),
    jobs: jobs.flatMap((job) =>
      job.record === undefined ? [] : [jobHealth(world, job, job.record)],
    ),
  };
}
