import type { SchedulerCategory, SchedulerJobHealth } from '@dropcatch/sdk';
import { type Area, ok } from '../../engine/call.ts';
import { percent, pluralize } from '../../text/words.ts';
import { isoTime } from '../../world/time.ts';
import { runningJobs, startJob } from '../../world/jobs.ts';
import type { World } from '../../world/world.ts';
import { deny, denyField } from '../../engine/refused.ts';
import { found } from '../answers.ts';
import { currentJobs, isFailing, reloadJobs } from './jobs.ts';
import type { RunRecord, StoredSchedulerJob } from '../../world/records/scheduler.ts';
import { perform } from './runs.ts';
import { CATEGORIES, lastLog, TOPICS } from './topics.ts';

const timeOf = (at: number | null): string | null => (at === null ? null : isoTime(at));

/** The health of a job. Empty for a job without a record. */
function jobHealth(world: World, job: StoredSchedulerJob): SchedulerJobHealth[] {
  const { record, job_id, topic } = job;
  if (record === undefined) return [];
  const entry = {
    job_id,
    category: TOPICS[topic].category,
    last_run: timeOf(record.last_run),
    total_executions: record.executions,
    success_rate: percent(record.executions - record.failures, record.executions),
    consecutive_failures: record.consecutive_failures,
    last_error: record.last_error,
    last_log: lastLog(world, job),
    last_execution_duration: record.last_seconds,
  };
  return [entry];
}

function categoryHealth(jobs: readonly StoredSchedulerJob[], category: SchedulerCategory) {
  const theirs = jobs.filter(({ topic }) => TOPICS[topic].category === category);
  const count = (passes: (record: RunRecord) => boolean): number =>
    theirs.filter(({ record }) => record !== undefined && passes(record)).length;
  return {
    total: theirs.length,
    healthy: count(({ executions, consecutive_failures: row }) => executions > 0 && row === 0),
    failing: count(isFailing),
  };
}

/** Shortest and longest manual run, in milliseconds: long enough to see it running, short enough to wait for it. */
const SHORTEST_RUN = 2000;
const LONGEST_RUN = 20_000;

export const scheduler = {
  'scheduler/health': (call) => {
    const jobs = currentJobs(call);
    return ok({
      scheduler_running: true,
      total_jobs: jobs.length,
      categories: Object.fromEntries(
        CATEGORIES.map((category) => [category, categoryHealth(jobs, category)]),
      ),
      jobs: jobs.flatMap((job) => jobHealth(call, job)),
    });
  },

  'scheduler/jobs': (call) =>
    ok({
      jobs: currentJobs(call).map(({ job_id, name, next_at }) => {
        return { id: job_id, name, next_run: timeOf(next_at) };
      }),
    }),

  'scheduler/reload': (call) => {
    const { length } = reloadJobs(call);
    return ok({ message: `All schedulers reloaded: ${pluralize(length, 'job')}` });
  },

  'scheduler/reloadCategory': (call) => {
    const { category } = call.params;
    if (!/^\w+$/.test(category)) denyField('category', 'must be the name of a category');
    if (!CATEGORIES.includes(category)) deny(404, `There is no category ${category}`);
    const { length } = reloadJobs(call, category);
    return ok({ message: `${category} reloaded: ${pluralize(length, 'job')}` });
  },

  'scheduler/runJob': (call) => {
    const { store, params } = call;
    const job = found(
      currentJobs(call).find(({ job_id }) => job_id === params.id),
      'Job',
    );
    const running = runningJobs(store, 'scheduler_run', ({ job_id }) => job_id === job.job_id);
    if (running.length > 0) deny(409, `${job.name} is running already`);
    const { seconds, failure } = perform(call, job);
    const duration = Math.min(LONGEST_RUN, Math.max(SHORTEST_RUN, seconds * 1000));
    startJob(call, 'scheduler_run', { job_id: job.job_id }, { duration, failure });
    return ok({ message: `${job.name} started` });
  },
} satisfies Area<'scheduler'>;
