import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Test files share only loaded modules.
    isolate: false,
    // A failure names what is wrong in its first line, in place of `[ …(2) ]`.
    chaiConfig: { truncateThreshold: 2000 },
  },
});
