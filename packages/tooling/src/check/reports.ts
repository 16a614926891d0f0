import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { inRepo, root } from '../run/paths.ts';
import { workspaces } from '../run/workspaces.ts';

/** The result of a test, as its runner reports it. */
export interface TestResult {
  /** Path of its file in the repository. */
  file: string;
  /** Its full name: the titles around it and its own. */
  name: string;
  outcome: 'passed' | 'failed' | 'skipped';
}

/** A report that a test run must write. */
export interface Report {
  file: string;
  /** Reads its tests. A failure outside of a test counts as a failed test. */
  read: (content: unknown) => TestResult[];
}

/** Reports of the unit and browser tests. */
export const vitestReports: readonly Report[] = Object.entries(workspaces)
  .filter(([, scripts]) => scripts.includes('test'))
  .map(([folder]) => ({ file: inRepo(folder, 'test-results', 'vitest.json'), read: vitestTests }));

/** Report of the console's tests with the React that warns. */
export const warningsReport: Report = {
  file: inRepo('apps', 'console', 'test-results', 'warnings.json'),
  read: vitestTests,
};

/** Report of the end-to-end tests. */
export const playwrightReport: Report = {
  file: inRepo('apps', 'console', 'test-results', 'playwright.json'),
  read: playwrightTests,
};

/** All reports. */
export const reports: readonly Report[] = [...vitestReports, warningsReport, playwrightReport];

/** The tests of a report. Empty if there is no report. */
export function testsOf({ file, read }: Report): TestResult[] {
  return existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/** Reads a report of vitest (`--reporter=json`). */
export function vitestTests(content: unknown): TestResult[] {
  return listOf(content, 'testResults').flatMap((suite) => {
    const file = path.relative(root, String(field(suite, 'name')));
    const tests = listOf(suite, 'assertionResults').map((test): TestResult => {
      const status = field(test, 'status');
      const name = [...listOf(test, 'ancestorTitles'), field(test, 'title')].join(' > ');
      return {
        file,
        name,
        outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
      };
    });
    const broken =
      field(suite, 'status') === 'failed' && !tests.some(({ outcome }) => outcome === 'failed');
    return broken ? [...tests, { file, name: 'the file', outcome: 'failed' as const }] : tests;
  });
}

const playwrightOutcomes = new Map<unknown, TestResult['outcome']>([
  ['expected', 'passed'],
  ['skipped', 'skipped'],
]);

/** Reads a report of Playwright (`--reporter=json`). A test that passed only on a retry counts as failed. */
export function playwrightTests(content: unknown): TestResult[] {
  const errors = listOf(content, 'errors').map((error): TestResult => {
    const file = String(field(field(error, 'location'), 'file'));
    return { file, name: String(field(error, 'message')), outcome: 'failed' };
  });
  const tests = listOf(content, 'suites').flatMap((suite) =>
    playwrightSuite(suite, `apps/console/e2e/${String(field(suite, 'file'))}`, []),
  );
  return [...tests, ...errors];
}

function playwrightSuite(suite: unknown, file: string, above: readonly string[]): TestResult[] {
  const own = listOf(suite, 'specs').flatMap((spec) =>
    listOf(spec, 'tests').map((test): TestResult => {
      const status = field(test, 'status');
      const name = [...above, field(spec, 'title')].join(' > ');
      return { file, name, outcome: playwrightOutcomes.get(status) ?? 'failed' };
    }),
  );
  const below = listOf(suite, 'suites').flatMap((inner) =>
    playwrightSuite(inner, file, [...above, String(field(inner, 'title'))]),
  );
  return [...own, ...below];
}

/** The property of a value. Undefined if it has none or is not an object. */
function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}

function listOf(value: unknown, name: string): unknown[] {
  const list = field(value, name);
  return Array.isArray(list) ? list : [];
}
