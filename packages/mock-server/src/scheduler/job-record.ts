import type { Schedule } from './run-times.ts';
import type { Topic } from './topics.ts';

/** How the runs of a job end, as long as nothing stands in their way. */
export type Temper =
  /** Once in a few hundred runs something fails. */
  | 'steady'
  /** Up to two failures in a row, then it works again. */
  | 'flaky'
  /** Every run fails. */
  | 'failing';

/** What is known of a job's runs. */
export interface RunRecord {
  /** Start of the last run, in milliseconds since 1970; null if it never ran. */
  last_run: number | null;
  executions: number;
  failures: number;
  consecutive_failures: number;
  last_error: string | null;
  /** Whether the last run failed. */
  last_failed: boolean;
  /** Duration of the last run, in seconds. */
  last_seconds: number | null;
}

/** A job of the scheduler, with its record. */
export interface StoredSchedulerJob {
  readonly id: number;
  readonly job_id: string;
  readonly topic: Topic;
  readonly target: number | null;
  name: string;
  schedule: Schedule;
  /** Whether it is scheduled now; the record of one that is not stays. */
  is_active: boolean;
  temper: Temper;
  /** Undefined as long as there is no health data of it. */
  record?: RunRecord | undefined;
  /** Its next scheduled run, in milliseconds since 1970; null when none is planned. */
  next_at: number | null;
}

/** One run and how it ended. */
export interface Run {
  /** Its start, in milliseconds since 1970. */
  readonly at: number;
  readonly seconds: number;
  /** Why it failed; undefined when it did not. */
  readonly failure: string | undefined;
}

/** The record of a job that never ran. */
export function emptyRecord(): RunRecord {
  return {
    last_run: null,
    executions: 0,
    failures: 0,
    consecutive_failures: 0,
    last_error: null,
    last_failed: false,
    last_seconds: null,
  };
}

/** Writes a run into the job's record. */
export function recordRun(job: StoredSchedulerJob, { at, seconds, failure }: Run): void {
  const record = (job.record ??= emptyRecord());
  const failed = failure !== undefined;
  record.last_run = at;
  record.last_seconds = seconds;
  record.last_failed = failed;
  record.last_error = failure ?? record.last_error;
  record.executions += 1;
  record.failures += failed ? 1 : 0;
  record.consecutive_failures = failed ? record.consecutive_failures + 1 : 0;
}
