import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Test files share only loaded modules, because every test makes its own mock.
    isolate: false,
    // Tests are slow on a busy machine.
    testTimeout: 30_000,
    // A failure names what is wrong in its first line, in place of `[ …(2) ]`.
    chaiConfig: { truncateThreshold: 2000 },
    expect: { poll: { timeout: 20_000, interval: 10 } },
  },
});
