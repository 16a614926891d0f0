import { runMain } from './run/run-main.ts';
import { showTurbo } from './run/turbo.ts';

const { true: forTurbo = [], false: forBenches = [] } = Object.groupBy(
  process.argv.slice(2),
  (arg) => (arg.startsWith('--filter=') ? 'true' : 'false'),
);

/**
 * `pnpm bench`: measures SDK, mock and console one after the other, so that they do not slow each other down, each
 * beside the build of another commit.
 */
await runMain(() => showTurbo('bench', ...forTurbo, '--', ...forBenches), 1);
