import { parseArgs } from 'node:util';

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
  console.log(faults.join('\n') || 'All builds are within their budgets.');
  if (!accept) return faults.length > 0 ? 1 : 0;
  acceptBytes();
  console.log('Accepted. Commit the files bench/bytes.json.');
  return 0;
}, 1);
