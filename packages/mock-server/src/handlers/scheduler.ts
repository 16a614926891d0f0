import { type Area, ok, refuse, wrongField } from '../call/handler.ts';
import { counted } from '../call/numbers.ts';
import { jobsOf, startJob } from '../jobs/start.ts';
import { currentJobs, reloadJobs } from '../scheduler/active-jobs.ts';
import { schedulerHealth } from '../scheduler/health.ts';
import { perform } from '../scheduler/perform.ts';
import { CATEGORIES } from '../scheduler/topics.ts';
import { isoTime } from '../time/clock.ts';

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
