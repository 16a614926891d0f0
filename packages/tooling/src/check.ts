import { parseArgs } from 'node:util';

import { bytesStep } from './bytes/files.ts';
import { checks, checksAtOnce } from './check/checks.ts';
import { runMain } from './run/run-main.ts';
import { runSteps } from './check/steps.ts';

/** `pnpm check`: everything that can be said without running the code, in under a minute, and what it weighs. */
await runMain(async () => {
  parseArgs();
  const { failed } = await runSteps([bytesStep, ...checks()], checksAtOnce);
  return failed > 0 ? 1 : 0;
}, 1);
