import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
    // A failure names what is wrong in its first line, in place of `[ …(2) ]`.
    chaiConfig: { truncateThreshold: 2000 },
  },
});
