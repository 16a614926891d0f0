import { type Job, plannedEnd, progress } from '../jobs/job.ts';
import { endJob, settle, stepJobs } from '../jobs/settle.ts';
import { count, text } from '../kind.ts';
import type { Mock } from '../mock.ts';
import { isoTime } from '../time/clock.ts';
import { ControlError, readFields } from './input.ts';

function jobView(job: Job, now: number): unknown {
  return {
    id: job.id,
    kind: job.kind,
    status: job.status,
    progress: Math.round(progress(job, now) * 1000) / 1000,
    started_at: isoTime(job.started_at),
    ends_at: isoTime(job.ended_at ?? plannedEnd(job)),
    failure: job.failure ?? null,
    plan: job.plan,
  };
}

/** Every job that is known, oldest first, and the time. */
export function listJobs({ world }: Mock): unknown {
  settle(world);
  const now = world.clock.now();
  return { now: world.clock.iso(), jobs: world.store.jobs.all().map((job) => jobView(job, now)) };
}

/** `step`: as often as asked, the clock goes to the end of the job that ends next. `fail`: a running job fails now. */
export function changeJobs(mock: Mock, body: unknown): unknown {
  const {
    step,
    fail,
    error = 'Failed on purpose',
  } = readFields(body, {
    step: count,
    fail: count,
    error: text,
  });
  const { world } = mock;
  settle(world);
  if (fail !== undefined && !endJob(world, fail, { status: 'failed', failure: error })) {
    throw new ControlError(`There is no running job ${fail}`, 404);
  }
  for (let left = step ?? 0; left > 0 && stepJobs(world); left -= 1);
  return listJobs(mock);
}
