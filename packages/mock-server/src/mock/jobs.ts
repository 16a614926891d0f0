import { sessionId } from '../areas/released-domains/checks.ts';
import { isoTime } from '../world/time.ts';
import { endJob, plannedEnd, progress, settle, stepJobs } from '../world/jobs.ts';
import type { AnyJob, JobName } from '../world/records/jobs.ts';
import type { World } from '../world/world.ts';
import { Missing } from './refusals.ts';

/** A job as a test sees it. */
export interface JobView {
  readonly id: number;
  /** The id that the API gave for it: the session of a check, the batch of an import. Null for other kinds. */
  readonly session: string | null;
  readonly kind: JobName;
  readonly status: AnyJob['status'];
  /** From 0 to 1. */
  readonly progress: number;
  readonly started_at: string;
  /** The planned end of a running job, else its end. */
  readonly ends_at: string;
  readonly failure: string | null;
  readonly plan: AnyJob['plan'];
}

function sessionOf(job: AnyJob): string | null {
  if (job.kind === 'released_check') return sessionId(job);
  return job.kind === 'source_import' ? job.plan.batch_id : null;
}

function viewOf(job: AnyJob, now: number): JobView {
  const { id, kind, status, started_at, ended_at = plannedEnd(job), failure = null, plan } = job;
  const done = Math.round(progress(job, now) * 1000) / 1000;
  const times = { started_at: isoTime(started_at), ends_at: isoTime(ended_at) };
  return { id, session: sessionOf(job), kind, status, progress: done, ...times, failure, plan };
}

/** The background work of a mock: checks, imports, runs of data sources, catches. Ids are those of jobs or sessions. */
export class MockJobs {
  readonly #world: () => World;

  constructor(world: () => World) {
    this.#world = world;
  }

  /** The running jobs and those that ended lately, oldest first. */
  list(): JobView[] {
    const world = this.#world();
    settle(world);
    return world.store.jobs.all().map((job) => viewOf(job, world.clock.now()));
  }

  /** The running job with this id. Undefined when there is none. */
  find(id: number | string): JobView | undefined {
    return this.list().find(
      (job) => job.status === 'running' && [String(job.id), job.session].includes(String(id)),
    );
  }

  /** Moves the clock to the end of the job that ends next, up to `times` times. */
  step(times = 1): void {
    for (let left = times; left > 0 && stepJobs(this.#world()); left -= 1);
  }

  /**
   * Fails a running job now, or once it has done `at` percent: the clock moves there.
   * @throws {RangeError} when the job does not run, or has done more already
   */
  fail(
    id: number | string,
    { at, error: failure = 'Failed on purpose' }: { at?: number; error?: string } = {},
  ): JobView {
    const job = this.#running(id);
    if (at !== undefined) this.#moveTo(job, at);
    if (!endJob(this.#world(), job.id, { status: 'failed', failure })) {
      throw new RangeError(`job ${job.id} ends before that`);
    }
    return this.#view(job);
  }

  /**
   * Moves the clock to the planned end of a running job, which then ends as planned.
   * @throws {RangeError} when the job does not run
   */
  finish(id: number | string): JobView {
    const job = this.#running(id);
    this.#moveTo(job, 100);
    return this.#view(job);
  }

  #running(id: number | string): AnyJob {
    const job = this.#world().store.jobs.get(this.find(id)?.id ?? 0);
    if (job === undefined) throw new Missing(`There is no running job ${id}`);
    return job;
  }

  #moveTo(job: AnyJob, percent: number): void {
    const { clock } = this.#world();
    const moment = job.started_at + (job.duration * percent) / 100;
    if (!(percent >= 0 && percent <= 100))
      throw new RangeError('at must be a number from 0 to 100');
    if (moment < clock.now()) {
      const done = Math.floor(100 * progress(job, clock.now()));
      throw new RangeError(`at must be at least ${done}: job ${job.id} has got that far already`);
    }
    clock.set(Math.ceil(moment));
    settle(this.#world());
  }

  #view(job: AnyJob): JobView {
    return viewOf(job, this.#world().clock.now());
  }
}
