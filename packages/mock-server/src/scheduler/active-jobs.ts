import type { SchedulerCategory } from '@dropcatch/sdk';
import type { Store } from '../store.ts';
import type { World } from '../world.ts';
import { nextTime } from './run-times.ts';
import type { StoredSchedulerJob } from './job-record.ts';
import { plannedJobs } from './planned-jobs.ts';
import { factsOf } from './topics.ts';

/** The jobs that are scheduled now, without a look at what has changed since. */
export function activeJobs({ schedulerJobs }: Store): StoredSchedulerJob[] {
  return schedulerJobs.filter(({ is_active }) => is_active);
}

/**
 * Takes up the jobs that accounts and sources have started since, and drops those that they stopped. A changed schedule
 * is not taken over: that is what reloading is for.
 */
export function adoptJobs({ store, clock }: World): void {
  const known = new Map(store.schedulerJobs.all().map((job) => [job.job_id, job]));
  const planned = plannedJobs(store);
  const wanted = new Set(planned.map(({ job_id }) => job_id));
  for (const job of known.values()) {
    job.is_active = wanted.has(job.job_id);
    if (!job.is_active) job.next_at = null;
    else job.next_at ??= nextTime(job.schedule, clock.now());
  }
  for (const job of planned.filter(({ job_id }) => !known.has(job_id))) {
    const next_at = nextTime(job.schedule, clock.now());
    store.schedulerJobs.add({ ...job, is_active: true, temper: 'steady', next_at });
  }
}

function scheduleJobs({ store, clock }: World): void {
  for (const job of activeJobs(store)) job.next_at = nextTime(job.schedule, clock.now());
}

/** The jobs of now, each with its next run, also where the clock was set back. */
export function currentJobs(world: World): StoredSchedulerJob[] {
  adoptJobs(world);
  scheduleJobs(world);
  return activeJobs(world.store);
}

/** Reads the schedules anew, of one category or of all, and returns the jobs of it. Records stay. */
export function reloadJobs(world: World, category?: SchedulerCategory): StoredSchedulerJob[] {
  const planned = new Map(plannedJobs(world.store).map((job) => [job.job_id, job]));
  adoptJobs(world);
  const reloaded = activeJobs(world.store).filter(
    ({ topic }) => category === undefined || factsOf(topic).category === category,
  );
  for (const job of reloaded) {
    const { name, schedule } = planned.get(job.job_id) ?? job;
    Object.assign(job, { name, schedule });
  }
  scheduleJobs(world);
  return reloaded;
}
