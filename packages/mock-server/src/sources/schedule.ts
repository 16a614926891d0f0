import type { ScheduleConfig, ScheduleInput } from '@dropcatch/sdk';
import { cronTrouble } from '../time/cron.ts';

/** A field of a request that cannot be as it is, and why. */
export interface FieldTrouble {
  readonly field: string;
  readonly trouble: string;
}

/** A schedule as it is stored, or what is wrong with which field. */
export type Schedule = { readonly cron: string; readonly config: ScheduleConfig } | FieldTrouble;

function required(field: string, type: string): Schedule {
  return { field, trouble: `is required for a ${type} schedule` };
}

/** The cron expression of each type of schedule (spec, section 5). */
const DERIVED: Readonly<
  Record<NonNullable<ScheduleInput['type']>, (input: ScheduleInput) => Schedule>
> = {
  interval: ({ hours = 6, minutes = 0 }) => {
    if (hours === 0 && minutes === 0) {
      return { field: 'minutes', trouble: 'must be above 0 when hours is 0' };
    }
    const cron = hours > 0 ? `0 */${hours} * * *` : `*/${minutes} * * * *`;
    return { cron, config: { type: 'interval', hours, minutes } };
  },
  daily: ({ time = '00:00' }) => {
    const [hour, minute] = time.split(':').map(Number);
    return { cron: `${minute} ${hour} * * *`, config: { type: 'daily', time } };
  },
  weekly: ({ day_of_week, hour, minute }) => {
    if (day_of_week === undefined) return required('day_of_week', 'weekly');
    if (hour === undefined) return required('hour', 'weekly');
    if (minute === undefined) return required('minute', 'weekly');
    const config = { type: 'weekly', day_of_week, hour, minute } as const;
    return { cron: `${minute} ${hour} * * ${day_of_week}`, config };
  },
  cron: ({ cron }) => {
    if (cron === undefined) return required('cron', 'cron');
    const trouble = cronTrouble(cron);
    if (trouble !== undefined) return { field: 'cron', trouble };
    return { cron: cron.trim(), config: { type: 'cron', cron: cron.trim() } };
  },
};

/** The schedule that an input stands for. */
export function scheduleOf(input: ScheduleInput): Schedule {
  if (input.type === undefined)
    return { field: 'type', trouble: 'is required to turn a schedule on' };
  return DERIVED[input.type](input);
}
