import type { ScheduleConfig, ScheduleInput, ScheduleType, Source } from '@dropcatch/sdk';
import { scheduleInputLimits as limits } from '@dropcatch/sdk/limits';
import { problemsOf, wholeNumberProblem } from '../../ui/form/fields.ts';
import { scheduleProblem } from '../../entities/schedules/cron.ts';
import { cronProblem } from '../../entities/schedules/cronField.ts';
import { toTimeOfDay } from '../../core/time/time.ts';

/** What the schedule's form holds: text as it is typed, and choices. */
export interface ScheduleValues extends Record<string, unknown> {
  enabled: boolean;
  type: ScheduleType;
  hours: string;
  minutes: string;
  time: string;
  cron: string;
  day_of_week: string;
  hour: string;
  minute: string;
}

/**
 * With what the form begins: the schedule as it was last set, the interval by which a source is imported without one, or
 * every six hours (spec, section 9).
 */
export function scheduleValues(source: Source): ScheduleValues {
  const { schedule_enabled, schedule_config, schedule_cron } = source;
  const config = schedule_config ?? intervalOf(source);
  return {
    enabled: schedule_enabled,
    type: config.type ?? (schedule_cron ? 'cron' : 'interval'),
    hours: String(config.hours ?? limits.hours.default),
    minutes: String(config.minutes ?? limits.minutes.default),
    time: config.time ?? limits.time.default,
    cron: config.cron ?? schedule_cron ?? '',
    day_of_week: String(config.day_of_week ?? limits.day_of_week.min),
    hour: String(config.hour ?? limits.hour.min),
    minute: String(config.minute ?? limits.minute.min),
  };
}

/** The interval of a source that is scheduled by nothing else, as the list tells it. */
function intervalOf(source: Source): ScheduleConfig {
  const { schedule_enabled, schedule_cron, schedule_interval_minutes: every } = source;
  if (!schedule_enabled || schedule_cron) return {};
  return { hours: Math.floor(every / 60), minutes: every % 60 };
}

/** What is wrong with what was entered, by field (spec, section 5). A schedule that is off has nothing to be wrong. */
export function scheduleProblems(values: ScheduleValues): Record<string, string> {
  return values.enabled ? problemsOf(rules[values.type](values)) : {};
}

const rules: Readonly<
  Record<ScheduleType, (values: ScheduleValues) => Record<string, string | undefined>>
> = {
  interval: ({ hours, minutes }) => ({
    hours: wholeNumberProblem(hours, 'Hours', limits.hours),
    minutes:
      wholeNumberProblem(minutes, 'Minutes', limits.minutes) ??
      (Number(hours) === 0 && Number(minutes) === 0
        ? 'An interval of 0 hours and 0 minutes is none'
        : undefined),
  }),
  daily: ({ time }) => ({
    time: toTimeOfDay(time) ? undefined : 'Time must be from 00:00 to 23:59',
  }),
  weekly: ({ hour, minute }) => ({
    hour: wholeNumberProblem(hour, 'Hour', limits.hour),
    minute: wholeNumberProblem(minute, 'Minute', limits.minute),
  }),
  cron: ({ cron }) => ({ cron: scheduleProblem(cron) }),
};

/**
 * The cron expression that a schedule stands for (spec, section 5); nothing while it cannot be read. One
 * that never comes is given, too.
 */
export function derivedCron(values: ScheduleValues): string | undefined {
  if (values.type === 'cron') {
    return cronProblem(values.cron) === undefined ? values.cron.trim() : undefined;
  }
  if (Object.keys(scheduleProblems({ ...values, enabled: true })).length > 0) return undefined;
  const [dailyHour, dailyMinute] = values.time.split(':').map(Number);
  const [hours, minutes] = [Number(values.hours), Number(values.minutes)];
  const expressions: Readonly<Record<Exclude<ScheduleType, 'cron'>, string>> = {
    interval: hours > 0 ? `0 */${hours} * * *` : `*/${minutes} * * * *`,
    daily: `${dailyMinute} ${dailyHour} * * *`,
    weekly: `${Number(values.minute)} ${Number(values.hour)} * * ${values.day_of_week}`,
  };
  return expressions[values.type];
}

/** What to send: whether there is a schedule, the fields of its type, and the cron expression that they stand for. */
export function scheduleBody(values: ScheduleValues): ScheduleInput {
  const { enabled, type } = values;
  if (!enabled) return { enabled };
  const cron = derivedCron(values) ?? '';
  switch (type) {
    case 'interval':
      return { enabled, type, hours: Number(values.hours), minutes: Number(values.minutes), cron };
    case 'daily':
      return { enabled, type, time: (toTimeOfDay(values.time) ?? '').slice(0, 5), cron };
    case 'weekly':
      return {
        enabled,
        type,
        cron,
        day_of_week: Number(values.day_of_week),
        hour: Number(values.hour),
        minute: Number(values.minute),
      };
    case 'cron':
      return { enabled, type, cron };
  }
}
