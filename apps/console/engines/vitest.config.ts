import path from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * The journeys, a file for each engine. `pnpm test:engines` runs them. Each step has its own limit (driver.ts), which
 * names it; those of a whole journey only end what hangs.
 */
export default defineConfig({
  root: path.join(import.meta.dirname, '..'),
  test: { include: ['engines/*.test.ts'], testTimeout: 300_000, hookTimeout: 120_000 },
});
