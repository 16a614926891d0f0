import { startChild, whenEnded } from './run/children.ts';
import { mockProgram } from './start/mock.ts';
import { runMain } from './run/run-main.ts';

/** `pnpm mock`: the mock server alone, with the options that follow. */
await runMain(() => {
  const args = [mockProgram, ...process.argv.slice(2)];
  return whenEnded(startChild(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] }));
}, 0);
