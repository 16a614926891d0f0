import { parseArgs } from 'node:util';

import { bytesReport } from './bytes/budget.ts';
import { acceptBytes, bytesFaults } from './bytes/files.ts';
import { runMain } from './run/run-main.ts';
import { UserError } from './run/user-error.ts';
import { runTurbo } from './run/turbo.ts';

/**
 * `pnpm bytes`: compares the sizes of the production builds with their budgets. `--accept` makes the sizes the new
 * budgets.
 */
await runMain(async () => {
  const { accept } = parseArgs({ options: { accept: { type: 'boolean' } } }).values;
  const build = await runTurbo('build');
  if (build.code !== 0) throw new UserError(build.output);
  const faults = bytesFaults();
  if (accept) acceptBytes();
  console.log(bytesReport(faults, accept) || 'All builds are within their budgets.');
  return accept || faults.length === 0 ? 0 : 1;
}, 1);
