import { describe, expect, test } from 'vitest';
import type { Chapter } from './chapter.ts';
import { unproven } from './prove.ts';

const passed = new Map([['a.test.ts', ['the list > says so', 'a NEW order reads New']]]);
const chapter = (rows: Chapter['rows'], literal: boolean | string = false): Chapter => ({
  title: 'Orders',
  tests: 'a.test.ts',
  literal,
  rows,
});
const open = (one: Chapter) => unproven([one], passed, () => "getByText('Order #7 is done')");

describe('a row', () => {
  test('is proven by a test that passed', () => {
    expect(open(chapter({ 'Failed to load': 'the list > says so' }))).toEqual([]);
  });

  test('is proven by any case of a table of tests', () => {
    expect(open(chapter({ labels: 'a * order reads *' }))).toEqual([]);
    expect(open(chapter({ labels: 'a *' }))).toEqual([]);
  });

  test.for(['the list', 'says so', '', 'a * order reads Old', '* reads *x'])(
    'is open where no test is named %j',
    (name) => {
      expect(open(chapter({ 'Failed to load': name }))).toEqual([
        `Orders: “Failed to load”: no test “${name}” passed in a.test.ts.`,
      ]);
    },
  );

  test('is open where the file of its test does not hold the text', () => {
    expect(open(chapter({ 'Order #{id} is done': 'the list > says so' }, true))).toEqual([]);
    expect(open(chapter({ 'Order #{id} is gone': 'the list > says so' }, true))).toEqual([
      'Orders: “Order #{id} is gone” is not in a.test.ts.',
    ]);
    expect(open(chapter({ 'Order #{id} is gone': 'the list > says so' }, 'texts.ts'))).toEqual([
      'Orders: “Order #{id} is gone” is not in texts.ts.',
    ]);
  });
});
