import { runMain } from './run/run-main.ts';
import { showTurbo } from './run/turbo.ts';

/**
 * `pnpm bench`: measures the speed of SDK, mock and console one after the other, so that they do not slow each other
 * down.
 */
await runMain(() => showTurbo('bench', ...process.argv.slice(2)), 1);
