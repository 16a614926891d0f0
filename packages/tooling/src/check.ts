import { parseArgs } from 'node:util';

import { bytesStep } from './bytes/files.ts';
import { checks, checksAtOnce, ruleSteps } from './check/checks.ts';
import { runMain } from './run/run-main.ts';
import { runSteps } from './check/steps.ts';

/**
 * `pnpm check`: all checks that do not run the code, the sizes of the builds, and the tests of the rules that an addition
 * can break, in under a minute.
 */
await runMain(async () => {
  parseArgs();
  const { failures } = await runSteps([bytesStep, ...checks(), ...ruleSteps], checksAtOnce);
  return failures.length > 0 ? 1 : 0;
}, 1);
