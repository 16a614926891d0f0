import * as fc from 'fast-check';
import type { ScheduleType } from '@dropcatch/sdk';
import { expect, test } from 'vitest';
import { cronProblem } from '../../entities/cron/cron.ts';
import { nextRuns } from '../../entities/cron/nextRuns.ts';
import { bodyOf, type FormValues } from '../../ui/form/fieldTable.ts';
import { derivedCron, scheduleBody, scheduleFields, scheduleProblems } from './schedule.ts';

const some = {
  enabled: true,
  type: 'interval',
  hours: '6',
  minutes: '0',
  time: '00:00',
  cron: '',
  day_of_week: '0',
  hour: '0',
  minute: '0',
};
const two = (value: number) => String(value).padStart(2, '0');
const hours = fc.integer({ min: 0, max: 23 });
const minutes = fc.integer({ min: 0, max: 59 });

test('an interval runs every few hours, or every few minutes if the hours are 0 [§5.sources.interval]', () => {
  fc.assert(
    fc.property(hours, minutes, (h, m) => {
      const values = { ...some, hours: String(h), minutes: String(m) };
      const cron = h > 0 ? `0 */${h} * * *` : `*/${m} * * * *`;
      expect(derivedCron(values)).toBe(h + m === 0 ? undefined : cron);
      expect(Object.keys(scheduleProblems(values))).toEqual(h + m === 0 ? ['minutes'] : []);
    }),
  );
});

test('a daily or weekly schedule runs at its time [§5.sources.daily-weekly]', () => {
  fc.assert(
    fc.property(hours, minutes, fc.integer({ min: 0, max: 6 }), (h, m, day) => {
      const daily = derivedCron({ ...some, type: 'daily', time: `${two(h)}:${two(m)}` }) ?? '';
      expect(daily).toBe(`${m} ${h} * * *`);
      const weekly =
        derivedCron({
          ...some,
          type: 'weekly',
          day_of_week: String(day),
          hour: String(h),
          minute: String(m),
        }) ?? '';
      expect(weekly).toBe(`${m} ${h} * * ${day}`);
      const [run = 0] = nextRuns(weekly, 0, 1);
      const date = new Date(run);
      expect([date.getUTCDay(), date.getUTCHours(), date.getUTCMinutes()]).toEqual([day, h, m]);
    }),
  );
});

test('any input either shows an error on a field or gives a valid expression', () => {
  const text = fc.oneof(fc.string({ maxLength: 6 }), minutes.map(String), fc.constant('00:00'));
  const types = fc.constantFrom('interval', 'daily', 'weekly', 'cron');
  const values = fc.record({ type: types, hours: text, minutes: text, time: text, cron: text });
  fc.assert(
    fc.property(values, text, text, (typed, hour, minute) => {
      const entered = { ...some, ...typed, hour, minute };
      const cron = derivedCron(entered);
      // A date that never comes is an error, but the expression still shows in words.
      const problems = Object.values(scheduleProblems(entered));
      const readable = problems.every((problem) => problem === 'No such date exists');
      expect(cron === undefined).toBe(!readable);
      if (cron !== undefined) expect(cronProblem(cron)).toBeUndefined();
    }),
  );
});

const sentFor = (values: FormValues) => scheduleBody(bodyOf(scheduleFields, values), some);

/** What is sent for the fields of the other types. */
const others = { hours: 6, minutes: 0, time: '00:00', day_of_week: 0, hour: 0, minute: 0 };

test('a schedule that is off has no errors, and is sent with all keys', () => {
  const off = { ...some, enabled: false, hours: 'x' };
  expect(scheduleProblems(off)).toEqual({});
  expect(sentFor(off)).toEqual({
    ...others,
    enabled: false,
    type: 'interval',
    cron: '0 */6 * * *',
  });
});

test('a schedule is sent with all keys: typed values, the others as before, and the cron expression', () => {
  const filled = { ...some, minutes: '30', time: '07:05', cron: ' 0 1 * * * ', day_of_week: '5' };
  const sent = (type: ScheduleType) => sentFor({ ...filled, type, hour: '23', minute: '59' });
  const on = { ...others, enabled: true };
  expect(sent('interval')).toEqual({ ...on, type: 'interval', minutes: 30, cron: '0 */6 * * *' });
  expect(sent('daily')).toEqual({ ...on, type: 'daily', time: '07:05', cron: '5 7 * * *' });
  expect(sent('weekly')).toEqual({
    ...on,
    type: 'weekly',
    day_of_week: 5,
    hour: 23,
    minute: 59,
    cron: '59 23 * * 5',
  });
  expect(sent('cron')).toEqual({ ...on, type: 'cron', cron: '0 1 * * *' });
});

test('a date that never comes is refused', () => {
  expect(scheduleProblems({ ...some, type: 'cron', cron: '0 0 30 2 *' })).toEqual({
    cron: 'No such date exists',
  });
});
