import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRepo, root } from '../run/paths.ts';
import { field, listOf } from '../check/reports.ts';
import { testedWorkspaces } from '../check/workspaces.ts';

/** The tests that passed in the last run: their whole names by file, both as in `pnpm test`'s reports. */
export type PassedTests = ReadonlyMap<string, readonly string[]>;

/** Reads what the last run of the unit, browser and end-to-end tests reported. */
export function passedTests(): PassedTests {
  const passed = new Map<string, string[]>();
  const add = (file: string, name: string) => {
    const names = passed.get(file);
    if (names) names.push(name);
    else passed.set(file, [name]);
  };
  for (const folder of testedWorkspaces) {
    for (const file of listOf(
      readReport(inRepo(folder, 'test-results', 'vitest.json')),
      'testResults',
    )) {
      const name = path.relative(root, String(field(file, 'name')));
      for (const test of listOf(file, 'assertionResults')) {
        if (field(test, 'status') !== 'passed') continue;
        add(name, [...listOf(test, 'ancestorTitles'), field(test, 'title')].join(' > '));
      }
    }
  }
  const console = 'apps/console';
  for (const suite of listOf(
    readReport(inRepo(console, 'test-results', 'playwright.json')),
    'suites',
  )) {
    addSuite(suite, [], (name) => add(`${console}/e2e/${String(field(suite, 'file'))}`, name));
  }
  return passed;
}

function addSuite(suite: unknown, above: readonly string[], add: (name: string) => void): void {
  for (const spec of listOf(suite, 'specs')) {
    if (field(spec, 'ok') === true) add([...above, field(spec, 'title')].join(' > '));
  }
  for (const inner of listOf(suite, 'suites')) {
    addSuite(inner, [...above, String(field(inner, 'title'))], add);
  }
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
