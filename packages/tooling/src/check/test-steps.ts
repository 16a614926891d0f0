import path from 'node:path';
import { rmSync } from 'node:fs';

import { type Outcome, runCommand } from '../run/children.ts';
import { inRepo, root } from '../run/paths.ts';
import type { Step } from './steps.ts';
import { sum, type Tally, tallyFile, tallyPlaywright, tallyVitest } from './tally.ts';
import { runTurbo } from '../run/turbo.ts';
import { testedWorkspaces } from './workspaces.ts';

/** How a test runner is run, and where it leaves its reports. */
export interface TestRun {
  /** Files that the run has to write, each of them. */
  reports: readonly string[];
  /** Counts the content of one report. */
  tally: (report: unknown) => Tally;
  run: () => Promise<Outcome>;
}

const vitestArguments = [
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=test-results/vitest.json',
];

/** The tests of all workspaces that vitest runs, those in the browser among them. */
export const vitestStep: Step = testStep('unit and browser tests', {
  reports: testedWorkspaces.map((folder) => inRepo(folder, 'test-results', 'vitest.json')),
  tally: tallyVitest,
  run: () => runTurbo('test', '--continue', '--', ...vitestArguments),
});

const playwrightReport = inRepo('apps', 'console', 'test-results', 'playwright.json');

/** The console's journeys, against its production build. */
export const playwrightStep: Step = testStep('end-to-end tests', {
  reports: [playwrightReport],
  tally: tallyPlaywright,
  run: () =>
    runCommand(
      'pnpm',
      ['--filter', '@dropcatch/console', 'run', 'test:e2e', '--reporter=list,json'],
      { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    ),
});

/** A step that runs tests. Old reports are removed first, and one that is missing is a failure. */
export function testStep(name: string, { reports, run, tally }: TestRun): Step {
  return {
    name,
    run: async () => {
      for (const file of reports) rmSync(file, { force: true });
      const { code, output } = await run();
      const missing: string[] = [];
      const tallies = reports.map((file) => {
        const found = tallyFile(file, tally);
        if (!found) missing.push(`No tests were reported in ${path.relative(root, file)}.`);
        return found ?? { passed: 0, failed: 1 };
      });
      const total = sum(tallies);
      return {
        code: total.failed > 0 ? code || 1 : code,
        output: [output, ...missing].join('\n'),
        tally: total,
      };
    },
  };
}
