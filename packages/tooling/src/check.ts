import { parseArgs } from 'node:util';

import { bytesStep } from './bytes/files.ts';
import { checks, checksAtOnce } from './check/checks.ts';
import { runMain } from './run/run-main.ts';
import { runSteps } from './check/steps.ts';

/** `pnpm check`: all checks that do not run the code, and the sizes of the builds, in under a minute. */
await runMain(async () => {
  parseArgs();
  const { failed } = await runSteps([bytesStep, ...checks()], checksAtOnce);
  return failed > 0 ? 1 : 0;
}, 1);
