export interface Run {
  readonly at: number;
  readonly seconds: number;
  readonly failure: string | undefined;
}

/** How the runs of a job end if nothing else prevents them. */
export type Temper =
  /** Fails once in a few hundred runs. */
  | 'steady'
  /** Fails up to twice in a row, then works again. */
  | 'flaky'
  | 'failing';

export interface RunRecord {
  /** Start of the last run, in milliseconds since 1970. Null if it never ran. */
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
  /** Undefined while it has no health data. */
  record?: RunRecord | undefined;
  /** Next scheduled run, in milliseconds since 1970. Null when there is none. */
  next_at: number | null;
}

/** A manual run. */
export interface SchedulerRunPlan {
  readonly job_id: string;
}

/** A cron expression in UTC, or an interval in minutes, counted from 1970. */
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
