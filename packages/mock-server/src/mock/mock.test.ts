import { expect, test } from 'vitest';
import { createMock } from './mock.ts';
import type { MockOptions } from './options.ts';

test.each<[MockOptions, string]>([
  [{ rows: 1.5 }, 'rows must be a whole number from 0 to 2000000, not 1.5'],
  [{ rows: NaN }, 'rows must be a whole number from 0 to 2000000, not NaN'],
  [{ rows: -1 }, 'rows must be a whole number from 0 to 2000000, not -1'],
  [{ speed: 0 }, 'speed must be a number above 0, at most 100000, not 0'],
  [{ speed: -5 }, 'speed must be a number above 0, at most 100000, not -5'],
  [
    { now: 'noon' },
    'now must be a time from 1971 to 9999 such as 2026-11-20T17:58:00Z, not "noon"',
  ],
  [{ latency: 'slow' }, 'latency must be like 200, 50-400 or lognormal:120,0.6'],
  [{ errorRate: 2 }, 'errorRate must be a number from 0 to 1 such as 0.05, not 2'],
])('createMock refuses %j', (options, words) => {
  expect(() => createMock(options)).toThrow(RangeError);
  expect(() => createMock(options)).toThrow(words);
});

test.each<[object, string]>([
  [{ scenarios: 'empty' }, 'scenarios must be a list such as ["empty"], not "empty"'],
  [{ row: 5 }, 'row is unknown. Known: seed, rows, now,'],
  [{ patch: 'clear' }, 'patch must be a function, not "clear"'],
  [{ faults: [{ kind: 'delay' }] }, 'delay needs milliseconds'],
  [{ dropList: 'a.com' }, 'dropList must be what parseDropList returns, not "a.com"'],
])('createMock refuses %j without a compiler, too', (options, words) => {
  expect(() => createMock(options)).toThrow(words);
});

test('a reset without a list of scenarios is refused and changes nothing', () => {
  const mock = createMock({ rows: 20 });
  mock.world.store.news.clear();
  expect(() => Reflect.apply(mock.reset, mock, ['empty'])).toThrow('scenarios must be a list');
  expect(mock.world.store.news.size).toBe(0);
});

test('a user who does not exist is not signed in', async () => {
  await expect(createMock({ rows: 20 }).signIn('user')).rejects.toThrow(
    'No user has the email "user"',
  );
});

test('faults of the options are planned again after a reset', () => {
  const mock = createMock({ rows: 20, faults: [{ kind: 'status', operation: 'orders/list' }] });
  mock.faults.clear();
  mock.reset();
  expect(mock.faults.list()).toMatchObject([{ id: 1, fault: { operation: 'orders/list' } }]);
});
