import type {
  SchedulerCategory,
  SchedulerCategoryHealth,
  SchedulerHealth,
  SchedulerJobHealth,
} from '@dropcatch/sdk';
import { type Area, counted, ok, percent, refuse, wrongField } from '../../engine/call.ts';
import { isoTime } from '../../world/clock.ts';
import { jobsOf, startJob } from '../../world/jobs.ts';
import type { World } from '../../world/world.ts';
import { currentJobs, isFailing, reloadJobs } from './jobs.ts';
import type { RunRecord, StoredSchedulerJob } from './records.ts';
import { perform } from './runs.ts';
import { CATEGORIES, factsOf, lastLog } from './topics.ts';

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
function schedulerHealth(world: World): SchedulerHealth {
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

/** The shortest time that a run by hand takes, in milliseconds: long enough to be seen running. */
const SHORTEST_RUN = 2000;

/** The longest, so that nobody waits for what came of it. */
const LONGEST_RUN = 20_000;

/** The background jobs and their health. */
export const scheduler = {
  'scheduler/health': (call) => ok(schedulerHealth(call)),

  'scheduler/jobs': (call) =>
    ok({
      jobs: currentJobs(call).map(({ job_id, name, next_at }) => ({
        id: job_id,
        name,
        next_run: next_at === null ? null : isoTime(next_at),
      })),
    }),

  'scheduler/reload': (call) => {
    const { length } = reloadJobs(call);
    return ok({ message: `All schedulers reloaded: ${counted(length, 'job')}` });
  },

  'scheduler/reloadCategory': (call) => {
    const { category } = call.params;
    if (!/^\w+$/.test(category)) {
      return wrongField('category', 'must be the name of a category');
    }
    if (!CATEGORIES.includes(category)) return refuse(404, `There is no category ${category}`);
    const { length } = reloadJobs(call, category);
    return ok({ message: `${category} reloaded: ${counted(length, 'job')}` });
  },

  'scheduler/runJob': (call) => {
    const { store, params } = call;
    const job = currentJobs(call).find(({ job_id }) => job_id === params.id);
    if (job === undefined) return refuse(404, 'Job not found');
    const isRunning = jobsOf(store, 'scheduler_run').some(
      ({ plan, status }) => status === 'running' && plan.job_id === job.job_id,
    );
    if (isRunning) return refuse(409, `${job.name} is running already`);
    const { seconds, failure } = perform(call, job);
    const duration = Math.min(LONGEST_RUN, Math.max(SHORTEST_RUN, seconds * 1000));
    startJob(call, 'scheduler_run', { job_id: job.job_id }, { duration, failure });
    return ok({ message: `${job.name} started` });
  },
} satisfies Area<'scheduler'>;
