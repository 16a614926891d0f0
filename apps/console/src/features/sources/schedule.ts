import type { ScheduleConfig, ScheduleInput, ScheduleType, Source } from '@dropcatch/sdk';
import { scheduleInputLimits as limits } from '@dropcatch/sdk/limits';
import { lookUp, optionsOf } from '../../core/text/labels.ts';
import { parseTimeOfDay, weekdayNames } from '../../core/time/time.ts';
import { cronProblem, describeCron, scheduleProblem } from '../../entities/cron/cron.ts';
import {
  bodyOf,
  onlyWhen,
  problemsIn,
  textOf,
  withLimits,
  type FormField,
  type FormValues,
} from '../../ui/form/fieldTable.ts';

const scheduleTypes: Readonly<Record<ScheduleType, string>> = {
  interval: 'Interval',
  daily: 'Daily',
  weekly: 'Weekly',
  cron: 'Cron expression',
};

const { min, max } = limits.minutes;

/**
 * The fields of a schedule (spec, section 5): the switch and the fields of each type. Together they are one edit, which a
 * conflict shows as `Off` or in the words of the cron expression.
 */
export const scheduleFields: readonly FormField[] = withLimits<FormField>(limits, [
  {
    name: 'enabled',
    label: 'Import on a schedule',
    kind: 'switch',
    show: (enabled) => (enabled === true ? '' : 'Off'),
  },
  ...onlyWhen('enabled', true, [
    {
      name: 'type',
      label: 'Schedule Type',
      kind: 'choice',
      options: optionsOf(scheduleTypes),
      wide: true,
    },
    ...onlyWhen<FormField>('type', 'interval', [
      { name: 'hours', label: 'Hours', kind: 'number' },
      {
        name: 'minutes',
        label: 'Minutes',
        kind: 'number',
        hint: ({ hours }) =>
          Number(hours) > 0 ? 'Ignored while hours are set' : `${min} to ${max}`,
        check: (minutes, { hours }) =>
          Number(hours) === 0 && Number(minutes) === 0
            ? 'An interval needs at least one minute'
            : undefined,
      },
    ]),
    ...onlyWhen<FormField>('type', 'daily', [
      {
        name: 'time',
        label: 'Time (UTC)',
        kind: 'custom',
        wide: true,
        toInput: (stored) => stored ?? limits.time.default,
        check: (time) => (parseTimeOfDay(time) ? undefined : 'Time must be from 00:00 to 23:59'),
        fromInput: (time) => parseTimeOfDay(textOf(time))?.slice(0, 5),
      },
    ]),
    ...onlyWhen<FormField>('type', 'weekly', [
      {
        name: 'day_of_week',
        label: 'Day of Week',
        kind: 'id',
        options: weekdayNames.map((label, day) => ({ value: String(day), label })),
      },
      { name: 'hour', label: 'Hour (UTC)', kind: 'number', default: 0 },
      { name: 'minute', label: 'Minute', kind: 'number', default: 0 },
    ]),
    ...onlyWhen<FormField>('type', 'cron', [
      {
        name: 'cron',
        label: 'Cron Expression (UTC)',
        kind: 'code',
        wide: true,
        hint: 'minute hour day month day-of-week',
        placeholder: '0 */6 * * *',
        check: scheduleProblem,
        show: (cron) => describeCron(textOf(cron)),
      },
    ]),
  ]),
]).map((field) => ({ group: 'Schedule', show: () => '', ...field }));

/**
 * The schedule of a source as the form's record: the last one, otherwise the interval of the source, otherwise the
 * defaults, every six hours (spec, section 9).
 */
export function scheduleOf(source: Source) {
  const { id, schedule_enabled: enabled, schedule_cron } = source;
  const config = source.schedule_config ?? intervalOf(source);
  const type = config.type ?? (schedule_cron ? 'cron' : 'interval');
  return { ...config, id, enabled, type, cron: config.cron ?? schedule_cron };
}

/** The interval of a source without a schedule, from the list. */
function intervalOf(source: Source): ScheduleConfig {
  const { schedule_enabled, schedule_cron, schedule_interval_minutes: every } = source;
  if (!schedule_enabled || schedule_cron) return {};
  return { hours: Math.floor(every / 60), minutes: every % 60 };
}

/** The problems of the input, by field. A disabled schedule has none. */
export const scheduleProblems = (values: FormValues) => problemsIn(scheduleFields, values);

const allFields = scheduleFields.map(({ when: _, ...field }) => field);

/**
 * The body of the call, with all nine keys (spec, section 7). A field that does not apply keeps its value from before,
 * and the cron expression is that of the type.
 * @param changed the fields that apply
 * @param before the initial values, which are valid
 */
export function scheduleBody(changed: FormValues, before: FormValues): ScheduleInput {
  const body = { ...bodyOf(allFields, before), ...changed } as Partial<ScheduleInput>;
  const { enabled = false, cron = '' } = body;
  return { ...body, enabled, cron: cronFor(body) ?? cron };
}

/** The cron expression of a schedule; undefined for a type that the console does not know. */
function cronFor(body: Partial<ScheduleInput>): string | undefined {
  return body.type && lookUp(cronOf, body.type)?.(body);
}

/** The cron expression of a schedule, by its type (spec, section 5). */
const cronOf: Readonly<Record<ScheduleType, (schedule: Partial<ScheduleInput>) => string>> = {
  interval: ({ hours = 0, minutes }) => (hours > 0 ? `0 */${hours} * * *` : `*/${minutes} * * * *`),
  daily: ({ time = '' }) => {
    const [hour, minute] = time.split(':').map(Number);
    return `${minute} ${hour} * * *`;
  },
  weekly: ({ hour, minute, day_of_week }) => `${minute} ${hour} * * ${day_of_week}`,
  cron: ({ cron = '' }) => cron,
};

/** The cron expression of the input; undefined while the input is invalid. The expression may never run. */
export function derivedCron(entered: FormValues): string | undefined {
  const values: FormValues = { ...entered, enabled: true };
  const isValid =
    values['type'] === 'cron'
      ? cronProblem(textOf(values['cron'])) === undefined
      : Object.keys(scheduleProblems(values)).length === 0;
  return isValid ? cronFor(bodyOf(scheduleFields, values)) : undefined;
}
