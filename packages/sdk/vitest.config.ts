import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // They share nothing but the loaded modules.
    isolate: false,
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
  },
});
