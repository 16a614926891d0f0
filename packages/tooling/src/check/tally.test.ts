import { expect, it } from 'vitest';

import { sum, tallyPlaywright, tallyVitest } from './tally.ts';

it('counts the tests of vitest', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] },
    ],
  };
  expect(tallyVitest(report)).toEqual({ passed: 3, failed: 1 });
});

it('counts a file that fails before its first test', () => {
  const report = {
    numPassedTests: 0,
    numFailedTests: 0,
    testResults: [{ status: 'failed', assertionResults: [] }],
  };
  expect(tallyVitest(report)).toEqual({ passed: 0, failed: 1 });
});

it('counts the tests of Playwright; passing at the second try is failing', () => {
  const report = { stats: { expected: 9, unexpected: 2, flaky: 1, skipped: 4 }, errors: [{}] };
  expect(tallyPlaywright(report)).toEqual({ passed: 9, failed: 4 });
});

it.each([null, {}, { stats: {} }, { numPassedTests: '3' }])(
  'refuses what is no report: %o',
  (report) => {
    expect(() => tallyVitest(report)).toThrow('The report has no');
    expect(() => tallyPlaywright(report)).toThrow('The report has no');
  },
);

it('adds up', () => {
  expect(sum([])).toEqual({ passed: 0, failed: 0 });
  expect(
    sum([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ]),
  ).toEqual({ passed: 4, failed: 6 });
});
