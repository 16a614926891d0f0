import { schedulerCategories } from '@dropcatch/sdk';
import { expect, test } from 'vitest';
import { labelOf } from '../../core/text/labels.ts';
import { categoryHealth, categoryLabels, jobHealth, rateColor } from './scheduler.ts';

const job = (consecutive_failures: number, total_executions = 10) => ({
  consecutive_failures,
  total_executions,
});

test.for([
  [job(0), 'Healthy'],
  [job(1), 'Warning'],
  [job(2), 'Warning'],
  [job(3), 'Failing'],
  [job(40), 'Failing'],
  [job(0, 0), 'Pending'],
  [undefined, 'New'],
] as const)('a job %o is %s', ([record, health]) => {
  expect(jobHealth(record)).toBe(health);
});

test.for([
  ['no runs', { total: 2, healthy: 0, failing: 0 }, [job(0, 0)], 'Pending'],
  ['no records', { total: 2, healthy: 0, failing: 0 }, [], 'Pending'],
  ['one that ran', { total: 2, healthy: 1, failing: 0 }, [job(0, 0), job(0)], 'Healthy'],
  ['one in warning', { total: 2, healthy: 1, failing: 0 }, [job(0), job(2)], 'Warning'],
  ['one failing', { total: 3, healthy: 1, failing: 1 }, [job(0), job(2), job(3)], 'Failing'],
  ['one failing by its record only', { total: 1, healthy: 0, failing: 0 }, [job(3)], 'Failing'],
  ['one failing by count only', { total: 1, healthy: 0, failing: 1 }, [], 'Failing'],
] as const)('a category with %s has the right health', ([, counts, jobs, health]) => {
  expect(categoryHealth(counts, jobs)).toBe(health);
});

test('every category of the contract has a label, and a new one shows its name', () => {
  for (const category of schedulerCategories) {
    expect(labelOf(categoryLabels, category)).toMatch(/^[A-Z][A-Za-z ]+$/);
  }
  expect(labelOf(categoryLabels, 'billing')).toBe('billing');
  expect(labelOf(categoryLabels, 'constructor')).toBe('constructor');
});

test.for([
  [100, 'green'],
  [90.1, 'green'],
  [90, 'yellow'],
  [70.1, 'yellow'],
  [70, 'red'],
  [0, 'red'],
] as const)('%d percent is %s', ([percent, color]) => {
  expect(rateColor(percent)).toBe(color);
});
