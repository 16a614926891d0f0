import type { EppLogList, EppLogRow } from '@dropcatch/sdk';
import { expect, test } from 'vitest';
import { addPage } from './raceLog.ts';

const row = (log_id: number) =>
  ({
    log_id,
    object_name: `name${log_id}.info`,
    command: 'create',
    status_code: 2302,
    timestamp: new Date(Date.UTC(2026, 10, 20, 10, 0, log_id)).toISOString(),
  }) as EppLogRow;

/** A page with these rows, newest first. */
const page = (newest: number, oldest: number, total: number) =>
  ({
    logs: Array.from({ length: newest - oldest + 1 }, (_, index) => row(newest - index)),
    pagination: { total },
  }) as EppLogList;

test('pages that meet leave no gap, and a page that is too late does', () => {
  const first = addPage(undefined, page(3, 1, 3));
  expect(first.isWhole).toBe(true);
  const second = addPage(first, page(6, 3, 6));
  expect(second.isWhole).toBe(true);
  expect(Object.keys(second.last)).toHaveLength(6);
  const late = addPage(second, page(12, 9, 12));
  expect(late.isWhole).toBe(false);
  expect(addPage(late, page(14, 12, 14)).isWhole).toBe(false);
  expect(addPage(late, page(14, 1, 14)).isWhole).toBe(true);
});
