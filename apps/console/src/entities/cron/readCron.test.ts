import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cronProblem, readCron } from './cron.ts';

const ranges = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;

/** One field as a person may write it: a star, a number, a range or a list, perhaps with a step. */
function field(min: number, max: number) {
  const number = fc.integer({ min, max });
  const range = fc.tuple(number, number).map((pair) => pair.toSorted((a, b) => a - b).join('-'));
  const step = fc.integer({ min: 1, max: 30 }).map((by) => `*/${by}`);
  return fc
    .array(fc.oneof(number.map(String), range, step, fc.constant('*')), {
      minLength: 1,
      maxLength: 3,
    })
    .map((pieces) => pieces.join(','));
}

const expressions = fc.tuple(...ranges.map(([min, max]) => field(min, max)));

test('an expression takes values in range, with any white space between the fields', () => {
  fc.assert(
    fc.property(expressions, (fields) => {
      expect(cronProblem(fields.join(' '))).toBeUndefined();
      expect(cronProblem(`  ${fields.join('   ')} `)).toBeUndefined();
    }),
  );
});

test('an expression takes no number out of range in any field', () => {
  fc.assert(
    fc.property(expressions, fc.nat(4), fc.nat(30), (fields, index, beyond) => {
      const max = ranges[index]?.[1] ?? 0;
      expect(cronProblem(fields.with(index, String(max + 1 + beyond)).join(' '))).toBeDefined();
    }),
  );
});

test.each([
  ['MON-FRI', 4, [1, 2, 3, 4, 5]],
  ['sat,Sun', 4, [0, 6]],
  ['FRI-SUN', 4, [5, 6, 7]],
  ['Mon-Sat/2', 4, [1, 3, 5]],
  ['JAN', 3, [1]],
  ['oct-12', 3, [10, 11, 12]],
  ['APR/4', 3, [4, 8, 12]],
] as const)('a field takes %s for its numbers', (text, index, values) => {
  const fields = ['0', '1', '*', '*', '*'].with(index, text).join(' ');
  expect(cronProblem(fields)).toBeUndefined();
  expect(readCron(fields)?.fields[index]).toEqual(values);
});

test('an expression takes names only where they belong', () => {
  for (const text of ['JAN * * * *', '* * MON * *', '* * * MON *', '* * * * JAN', '* * * * MO']) {
    expect(cronProblem(text)).toBeDefined();
  }
});

test('an expression has exactly five fields', () => {
  fc.assert(
    fc.property(fc.array(fc.constant('*'), { maxLength: 8 }), (stars) => {
      expect(cronProblem(stars.join(' ')) === undefined).toBe(stars.length === 5);
    }),
  );
});

test('the error names the invalid field', () => {
  expect(cronProblem('0 1 * * *')).toBeUndefined();
  expect(cronProblem('0 24 * * *')).toContain('The hour field "24" is not 0 to 23');
  for (const text of ['', 'daily', '*/0 * * * *', '5-1 * * * *', '1,,2 * * * *', '0 1 0 * *']) {
    expect(cronProblem(text)).toBeDefined();
  }
});
