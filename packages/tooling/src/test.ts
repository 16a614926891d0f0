import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { drawsStoredPictures, provideBrowser } from './browser/browser.ts';
import { bytesStep } from './bytes/files.ts';
import { checks, checksAtOnce } from './check/checks.ts';
import { checkPackages } from './check/packages.ts';
import { inRepo } from './run/paths.ts';
import { specFaults } from './proof/spec.ts';
import { runMain } from './run/run-main.ts';
import { addTallies, faultsStep, runSteps, type Step, summaryOf } from './check/steps.ts';
import { playwrightStep, vitestStep, warningsStep } from './check/test-steps.ts';
import { runTurbo } from './run/turbo.ts';

const browserStep: Step = {
  name: 'browser',
  run: async () => {
    provideBrowser();
    const note = 'stored pictures are not compared: the bundled Chromium took them';
    return { code: 0, output: '', ...(!drawsStoredPictures() && { note }) };
  },
};

const buildStep: Step = {
  name: 'production builds',
  run: () => runTurbo('build', '--continue', '--force'),
};

/** A committed file that Vite's build and the tests write. It must not change. */
const routeTree = 'apps/console/src/routeTree.gen.ts';
const routeTreeBefore = readRouteTree();

const routeTreeStep = faultsStep('route tree current', () =>
  readRouteTree() === routeTreeBefore
    ? []
    : [`${routeTree} was not current. It has been brought up to date: commit it.`],
);

/** Checks, after all tests, that passed tests prove every row of the specification. */
const specStep = faultsStep('specification shown', specFaults);

const afterBuild = [bytesStep, playwrightStep];

/**
 * `pnpm test`: everything that CI checks. Prints one line per step, the whole output of a failed one, and at the end
 * the failed tests and the number of tests. A step that failed without a failed test counts as one.
 *
 * Steps that wait for one another's files are in order. Beside a step that waits for the network or a clock runs one
 * that works, so that two cores are busy all the time.
 *
 * No test result comes from a cache: turbo never stores `test`, and all other tasks are forced.
 */
await runMain(async () => {
  parseArgs();
  const [checked, build] = await Promise.all([
    runSteps(checks('--force'), checksAtOnce),
    runSteps([buildStep]),
  ]);
  const built = build.failures.length === 0;
  const browser = await runSteps([browserStep]);
  const [tests, packages] = await Promise.all([runSteps([vitestStep]), checkPackages()]);
  const tree = await runSteps([routeTreeStep]);
  const [journeys, warnings] = await Promise.all([
    runSteps(built ? afterBuild : []),
    runSteps([warningsStep]),
  ]);
  if (!built) {
    console.log(`- not run without a build: ${afterBuild.map(({ name }) => name).join(', ')}`);
  }
  const last = await runSteps(built ? [specStep] : []);
  const all = [checked, build, browser, tests, packages, tree, journeys, warnings, last];
  const tally = addTallies(all);
  console.log(summaryOf(tally));
  return tally.failures.length > 0 ? 1 : 0;
}, 1);

function readRouteTree(): string {
  const file = inRepo(routeTree);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
