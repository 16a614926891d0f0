import { expect, it } from 'vitest';

import { benchOptions, inTurns, median, tableOf } from './compare.ts';

it('the subjects take turns at being first', () => {
  expect(inTurns(['now', 'before'], 3)).toEqual([
    'now',
    'before',
    'before',
    'now',
    'now',
    'before',
  ]);
});

it('the table shows medians, and the ratio of the first one to the others', () => {
  const samples = new Map([
    ['now', [{ 'rows, ms': 900 }, { 'rows, ms': 100 }, { 'rows, ms': 120 }]],
    ['before', [{ 'rows, ms': 240 }]],
    ['peer', [{ 'rows, ms': 60.04 }]],
  ]);
  expect(tableOf(samples)).toEqual({
    'rows, ms': { now: '120', before: '240 (0.50 ×)', peer: '60 (2.00 ×)' },
  });
});

it('the table shows a dash for a missing figure, and no ratio to zero', () => {
  const samples = new Map([
    ['now', [{ shift: 0, heap: 8.125 }]],
    ['before', [{ shift: 0 }]],
    ['peer', []],
  ]);
  expect(tableOf(samples)).toEqual({
    shift: { now: '0', before: '0', peer: '–' },
    heap: { now: '8.13', before: '–', peer: '–' },
  });
});

it('the table shows the goal of a figure that has one', () => {
  const samples = new Map([['now', [{ 'scripts, KB': 180, 'rows, ms': 1 }]]]);
  expect(tableOf(samples, { 'scripts, KB': 190 })).toEqual({
    'scripts, KB': { now: '180', goal: '190' },
    'rows, ms': { now: '1' },
  });
});

it('the median of an even number of values is the mean of the two in the middle', () => {
  expect(median([4, 1, 9, 2])).toBe(3);
  expect(median([5])).toBe(5);
  expect(median([])).toBeNaN();
});

it('a bench measures at least three rounds', () => {
  expect(benchOptions([])).toMatchObject({ rounds: 5, limit: 0.06, against: undefined });
  expect(benchOptions(['--', '--against', 'v1', '--rounds', '1', '--noise', '50'])).toMatchObject({
    against: 'v1',
    rounds: 3,
    limit: 0.5,
  });
});

it('a bench refuses an option that it does not know', () => {
  expect(() => benchOptions(['--agianst', 'v1'])).toThrow('--agianst');
});
