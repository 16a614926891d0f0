import type { EppLogRow } from '@dropcatch/sdk';
import { expect, test } from 'vitest';
import { mergeLanes, tickMilliseconds } from './lanes.ts';

const row = (time: string, status_code: number | null, command = 'create') =>
  ({
    object_name: 'brook.info',
    command,
    status_code,
    timestamp: `2026-11-20T${time}Z`,
  }) as EppLogRow;

const tick = (time: string) => Date.parse(`2026-11-20T${time}Z`) / tickMilliseconds;

test('a lane keeps the strongest answer of each quarter of a minute', () => {
  const lanes = mergeLanes({}, [
    row('10:00:01.000', 2302),
    row('10:00:16.000', 2502),
    row('10:00:17.000', 2302),
    row('10:00:31.000', 1000),
    row('10:00:32.000', null),
    row('10:00:50.000', 2302, 'check'),
  ]);
  expect(lanes).toEqual({
    'brook.info': {
      [tick('10:00:00')]: 'plain',
      [tick('10:00:15')]: 'bad',
      [tick('10:00:30')]: 'good',
    },
  });
  expect(mergeLanes(lanes, [row('10:00:02.000', 2302)])).toBe(lanes);
});
