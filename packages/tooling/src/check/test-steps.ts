import { rmSync } from 'node:fs';
import path from 'node:path';

import type { Outcome } from '../run/children.ts';
import { root } from '../run/paths.ts';
import { runTurbo } from '../run/turbo.ts';
import {
  playwrightReport,
  type Report,
  testsOf,
  vitestReports,
  warningsReport,
} from './reports.ts';
import { runScript, type Step } from './steps.ts';

/** Arguments of vitest that write a report to a file, too. */
export const reporting = (file: string) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
];

/** The vitest tests of all workspaces, including those in a browser. */
export const vitestStep = testStep('unit and browser tests', vitestReports, () =>
  runTurbo('test', '--continue', '--', ...reporting('test-results/vitest.json')),
);

/** The tests that open every screen and form, with the React that logs warnings. */
export const warningsStep = testStep('screens without warnings', [warningsReport], () =>
  runScript('console', ['test:warnings', ...reporting(warningsReport.file)]),
);

/** The end-to-end tests of the console's production build. */
export const playwrightStep = testStep('end-to-end tests', [playwrightReport], () =>
  runScript('console', ['test:e2e', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport.file,
  }),
);

/** A step that runs tests. Removes old reports first. A report without tests is a failure. */
export function testStep(
  name: string,
  reports: readonly Report[],
  run: () => Promise<Outcome>,
): Step {
  return {
    name,
    run: async () => {
      for (const { file } of reports) rmSync(file, { force: true });
      const { code, output } = await run();
      const found = reports.map(testsOf);
      const missing = reports
        .filter((_, index) => found[index]?.length === 0)
        .map(({ file }) => `No tests were reported in ${path.relative(root, file)}.`);
      const of = (wanted: string) => found.flat().filter(({ outcome }) => outcome === wanted);
      const failed = of('failed').map(({ file, name: title }) => `${file} › ${title}`);
      const tally = { passed: of('passed').length, failures: [...failed, ...missing] };
      return {
        code: tally.failures.length > 0 ? code || 1 : code,
        output: [output, ...missing].join('\n'),
        tally,
      };
    },
  };
}
