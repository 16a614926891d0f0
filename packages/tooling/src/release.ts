import { release } from './release/release.ts';
import { runMain } from './run/run-main.ts';

/** `pnpm release`: checks, packs and publishes SDK and mock; a dry run unless `--publish` is given. */
await runMain(() => release(process.argv.slice(2)), 1);
