import { startChild, whenEnded } from './children.ts';
import { mockProgram } from './mock.ts';
import { runMain } from './run-main.ts';

/** `pnpm mock`: the mock server alone, with the options that follow. */
await runMain(() => {
  const args = [mockProgram, ...process.argv.slice(2)];
  return whenEnded(startChild(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] }));
}, 0);
