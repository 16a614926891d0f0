export interface Run {
  readonly at: number;
  readonly seconds: number;
  readonly failure: string | undefined;
}

/** How the runs of a job end, as long as nothing stands in their way. */
export type Temper =
  /** Once in a few hundred runs something fails. */
  | 'steady'
  /** Up to two failures in a row, then it works again. */
  | 'flaky'
  | 'failing';

export interface RunRecord {
  /** Start of the last run, in milliseconds since 1970; null if it never ran. */
  last_run: number | null;
  executions: number;
  failures: number;
  consecutive_failures: number;
  last_error: string | null;
  last_failed: boolean;
  last_seconds: number | null;
}

export interface StoredSchedulerJob {
  readonly id: number;
  readonly job_id: string;
  readonly topic: Topic;
  readonly target: number | null;
  name: string;
  schedule: Schedule;
  is_active: boolean;
  temper: Temper;
  /** Undefined as long as there is no health data of it. */
  record?: RunRecord | undefined;
  /** Its next scheduled run, in milliseconds since 1970; null when none is planned. */
  next_at: number | null;
}

/** A run that somebody started by hand, beside the schedule. */
export interface SchedulerRunPlan {
  readonly job_id: string;
}

/** When a job runs: by a cron expression (UTC), or every so many minutes, counted from 1970 on. */
export type Schedule = string | number;

export type Topic =
  | 'keepalive'
  | 'connect'
  | 'catch_window'
  | 'whois'
  | 'import'
  | 'check'
  | 'populate'
  | 'prune'
  | 'refresh';
