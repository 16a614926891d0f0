import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Every test makes a mock of its own: there is nothing that files could share but the loaded modules.
    isolate: false,
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
  },
});
