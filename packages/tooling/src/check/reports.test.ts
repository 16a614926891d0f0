import { expect, test } from 'vitest';

import { inRepo } from '../run/paths.ts';
import { playwrightTests, vitestTests } from './reports.ts';

test('the tests of a vitest report are read, and a broken file counts as failed', () => {
  const file = 'apps/console/test/a.test.tsx';
  const name = inRepo(...file.split('/'));
  const report = {
    testResults: [
      {
        name,
        status: 'failed',
        assertionResults: [
          { ancestorTitles: ['a list', 'of rows'], title: 'is there', status: 'passed' },
          { ancestorTitles: [], title: 'fails', status: 'failed' },
          { ancestorTitles: [], title: 'waits', status: 'pending' },
        ],
      },
      { name, status: 'failed', assertionResults: [] },
    ],
  };
  expect(vitestTests(report)).toEqual([
    { file, name: 'a list > of rows > is there', outcome: 'passed' },
    { file, name: 'fails', outcome: 'failed' },
    { file, name: 'waits', outcome: 'skipped' },
    { file, name: 'the file', outcome: 'failed' },
  ]);
});

test('the tests of a Playwright report are read, and one that passed on a retry counts as failed', () => {
  const spec = (title: string, status: string) => ({ title, ok: true, tests: [{ status }] });
  const report = {
    suites: [
      {
        file: 'a.spec.ts',
        title: 'a.spec.ts',
        specs: [spec('opens', 'expected'), spec('closes', 'flaky')],
        suites: [
          { title: 'offline', specs: [spec('waits', 'unexpected'), spec('rests', 'skipped')] },
        ],
      },
    ],
    errors: [{ message: 'No such file', location: { file: 'b.spec.ts' } }],
  };
  const file = 'apps/console/e2e/a.spec.ts';
  expect(playwrightTests(report)).toEqual([
    { file, name: 'opens', outcome: 'passed' },
    { file, name: 'closes', outcome: 'failed' },
    { file, name: 'offline > waits', outcome: 'failed' },
    { file, name: 'offline > rests', outcome: 'skipped' },
    { file: 'b.spec.ts', name: 'No such file', outcome: 'failed' },
  ]);
});

test.for([undefined, null, {}, { suites: 'none', testResults: 7 }])(
  'what is no report has no tests: %j',
  (report) => {
    expect([...vitestTests(report), ...playwrightTests(report)]).toEqual([]);
  },
);
