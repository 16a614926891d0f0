import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { type Engine, engines, installEngines, isReady, neededText } from './browser/engines.ts';
import { vitestTests } from './check/reports.ts';
import { runScript, runSteps, summaryOf } from './check/steps.ts';
import { reporting, testStep } from './check/test-steps.ts';
import { inRepo } from './run/paths.ts';
import { runMain } from './run/run-main.ts';
import { runTurbo } from './run/turbo.ts';

/** The reports of the journeys, and the pictures of those that failed. */
const results = inRepo('apps', 'console', 'test-results', 'engines');

function journeysIn({ name }: Engine) {
  const file = `${results}/${name}.json`;
  const test = `engines/${name.toLowerCase()}.test.ts`;
  return testStep(`journeys in ${name}`, [{ file, read: vitestTests }], () =>
    runScript('console', ['test:engines', test, ...reporting(file)]),
  );
}

/**
 * `pnpm test:engines`: plays the console's journeys in Chromium, Firefox and WebKit. Installs what is missing where it
 * may. Leaves out the engines that are still missing, and says so in a line each; with `--all`, that is a failure.
 */
await runMain(async () => {
  const { all } = parseArgs({ options: { all: { type: 'boolean' } } }).values;
  rmSync(results, { recursive: true, force: true });
  const build = await runSteps([
    { name: 'production build', run: () => runTurbo('build', '--filter=@dropcatch/console') },
  ]);
  if (build.failures.length > 0) return 1;
  await installEngines(engines.filter((engine) => !isReady(engine)));
  const ready = engines.filter(isReady);
  const missing = engines.filter((engine) => !ready.includes(engine));
  const tally = await runSteps(ready.map(journeysIn), engines.length);
  for (const engine of missing) console.log(`- ${neededText(engine)}`);
  console.log(summaryOf(tally));
  return tally.failures.length > 0 || (all && missing.length > 0) ? 1 : 0;
}, 1);
