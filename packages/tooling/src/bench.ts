import { runMain } from './run/run-main.ts';
import { showTurbo } from './run/turbo.ts';

/** `pnpm bench`: speed of SDK, mock and console, one after the other, so that none takes the other's time. */
await runMain(() => showTurbo('bench', ...process.argv.slice(2)), 1);
