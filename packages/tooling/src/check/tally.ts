import { existsSync, readFileSync } from 'node:fs';
import { field, listOf } from './reports.ts';

/** How many tests passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

/** The sum of some tallies. */
export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
  };
}

/**
 * Counts a report of vitest (`--reporter=json`). A file that failed outside of its tests counts as
 * one failure.
 */
export function tallyVitest(report: unknown): Tally {
  const broken = listOf(report, 'testResults').filter(
    (file) =>
      field(file, 'status') === 'failed' &&
      !listOf(file, 'assertionResults').some((test) => field(test, 'status') === 'failed'),
  );
  return {
    passed: count(report, 'numPassedTests'),
    failed: count(report, 'numFailedTests') + broken.length,
  };
}

/**
 * Counts a report of Playwright (`--reporter=json`). A test that passed only when tried again has
 * failed; an error outside of every test counts as one failure.
 */
export function tallyPlaywright(report: unknown): Tally {
  const stats = field(report, 'stats');
  return {
    passed: count(stats, 'expected'),
    failed: count(stats, 'unexpected') + count(stats, 'flaky') + listOf(report, 'errors').length,
  };
}

/**
 * Counts the report in a file; undefined if there is none.
 * @throws if it is no report.
 */
export function tallyFile(file: string, tally: (report: unknown) => Tally): Tally | undefined {
  return existsSync(file) ? tally(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** A count that a report must have. */
function count(value: unknown, name: string): number {
  const found = field(value, name);
  if (typeof found !== 'number') throw new TypeError(`The report has no ${name}.`);
  return found;
}
