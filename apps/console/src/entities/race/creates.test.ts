import type { EppLogList, EppLogRow } from '@dropcatch/sdk';
import {
  array,
  assert,
  constantFrom,
  integer,
  property,
  record,
  shuffledSubarray,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countOfName,
  countsOfPage,
  isNewer,
  nextToCount,
  withCreates,
  type CreateCount,
} from './creates.ts';

function create(log_id: number, object_name: string, second = log_id): EppLogRow {
  const timestamp = new Date(Date.UTC(2026, 10, 23, 19, 0, second)).toISOString();
  return { log_id, object_name, timestamp, command: 'create', status_code: 2302 } as EppLogRow;
}

const page = (logs: EppLogRow[], total = logs.length) =>
  ({ logs, pagination: { total } }) as EppLogList;

describe('the last create of a name', () => {
  const rows = array(
    record({ id: integer({ min: 1, max: 500 }), name: constantFrom('a.com', 'b.com', 'c.net') }),
    { maxLength: 30 },
  );

  test('is the newest, in whatever order and however often rows come', () => {
    assert(
      property(rows, shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8]), (made, again) => {
        const all = made.map(({ id, name }) => create(id, name));
        const twice = [...all, ...again.flatMap((at) => all[at] ?? [])];
        const last = withCreates({}, twice);
        for (const row of all) {
          const known = last[row.object_name ?? ''];
          expect(known && isNewer(row, known)).toBe(false);
        }
      }),
    );
  });

  test('checks are none, and what does not change stays the same', () => {
    const known = withCreates({}, [create(2, 'a.com')]);
    expect(withCreates(known, [{ ...create(3, 'a.com'), command: 'check' }])).toBe(known);
    expect(withCreates(known, [create(1, 'a.com')])).toBe(known);
  });
});

describe('how many creates a name has sent', () => {
  test('is the total of the list where only the name itself is in it', () => {
    const answer = page([create(9, 'brook.com'), create(8, 'brook.com')], 218);
    expect(countOfName('brook.com', answer)).toEqual({ total: 218, sent: true, newest: 9 });
    expect(countOfName('brook.com', page([]))).toEqual({ total: 0, sent: false, newest: 0 });
  });

  test('does not count those of longer names', () => {
    const few = page([create(3, 'xbrook.com'), create(2, 'brook.com')]);
    expect(countOfName('brook.com', few)).toEqual({ total: 1, sent: true, newest: 2 });
    const others = page([create(3, 'xbrook.com')]);
    expect(countOfName('brook.com', others)).toEqual({ total: 0, sent: false, newest: 0 });
  });

  test('is not known where longer names fill the page', () => {
    const mixed = page([create(3, 'xbrook.com'), create(2, 'brook.com')], 90);
    expect(countOfName('brook.com', mixed)).toMatchObject({ total: undefined, sent: true });
    const others = page([create(3, 'xbrook.com')], 90);
    expect(countOfName('brook.com', others)).toMatchObject({ total: undefined, sent: undefined });
  });
});

test('a page with all creates of a day counts each name, and one with some of them none', () => {
  const rows = [create(3, 'a.com'), create(2, 'b.com'), create(1, 'a.com')];
  expect(countsOfPage(page(rows))).toEqual({
    'a.com': { total: 2, sent: true, newest: 3 },
    'b.com': { total: 1, sent: true, newest: 2 },
  });
  expect(countsOfPage(page(rows, 4))).toBeUndefined();
});

describe('what is counted next', () => {
  const counted = (newest: number): CreateCount => ({ total: 1, sent: true, newest });

  test('first what never was, then what has moved on, the longest ago first', () => {
    const last = { 'a.com': create(9, 'a.com'), 'b.com': create(8, 'b.com') };
    const names = ['a.com', 'b.com', 'c.com'];
    const counts = { 'a.com': counted(5), 'b.com': counted(5) };
    const turns = { 'a.com': 2, 'b.com': 1 };
    expect(nextToCount(names, counts, last, turns)).toBe('c.com');
    expect(nextToCount(['a.com', 'b.com'], counts, last, turns)).toBe('b.com');
  });

  test('nothing where nothing has moved', () => {
    const last = { 'a.com': create(9, 'a.com') };
    expect(nextToCount(['a.com'], { 'a.com': counted(9) }, last, {})).toBeUndefined();
  });
});
