import * as v from 'valibot';
import { instant } from '../time.ts';
import { cronText } from '../cron.ts';
import { count, flag, numberIn, oneOf, ordinal, shape, text } from '../../input/input.ts';

/** What a job of the scheduler does. */
export const topic = oneOf([
  'keepalive',
  'connect',
  'catch_window',
  'whois',
  'import',
  'check',
  'populate',
  'prune',
  'refresh',
]);

export type Topic = v.InferOutput<typeof topic>;

/** How the runs of a job end if nothing else prevents them. */
const temper = oneOf([
  // Fails once in a few hundred runs.
  'steady',
  // Fails up to twice in a row, then works again.
  'flaky',
  'failing',
]);

const seconds = numberIn('seconds from 0 to a year', 0, 31_622_400);

const runRecord = v.pipe(
  shape({
    /** Start of the last run, in milliseconds since 1970. Null if it never ran. */
    last_run: v.nullable(instant),
    executions: count,
    failures: count,
    consecutive_failures: count,
    last_error: v.nullable(text),
    last_failed: flag,
    last_seconds: v.nullable(seconds),
  }),
  v.check(
    ({ executions, failures }) => failures <= executions,
    'must have no more failures than executions',
  ),
);

export type Temper = v.InferOutput<typeof temper>;
export type RunRecord = v.InferOutput<typeof runRecord>;

/** The health data of a job are undefined until it has run. */
export const schedulerJobs = shape({
  id: ordinal,
  job_id: text,
  topic,
  target: v.nullable(ordinal),
  name: text,
  /** A cron expression in UTC, or an interval in minutes, counted from 1970. */
  schedule: v.union([cronText, ordinal], 'must be a cron expression or a number of minutes'),
  is_active: flag,
  temper,
  record: v.optional(runRecord),
  /** Next scheduled run, in milliseconds since 1970. Null when there is none. */
  next_at: v.nullable(instant),
});

export const runPlan = shape({ job_id: text });

export type SchedulerRunPlan = v.InferOutput<typeof runPlan>;
export type StoredSchedulerJob = v.InferOutput<typeof schedulerJobs>;
