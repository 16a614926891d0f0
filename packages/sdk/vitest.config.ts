import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,test}/**/*.test.ts'],
    // Tests share only the loaded modules.
    isolate: false,
    // Busy machines are slow.
    testTimeout: 30_000,
    // A failure names what is wrong in its first line, in place of `[ …(2) ]`.
    chaiConfig: { truncateThreshold: 2000 },
    expect: { poll: { timeout: 20_000, interval: 10 } },
  },
});
