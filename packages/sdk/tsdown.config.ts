import { defineConfig } from 'tsdown';

/** The published files: plain ES modules, readable, with their types. Inside the repository the sources are used as they are. */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    operations: 'src/generated/operations.ts',
    limits: 'src/generated/limits.ts',
  },
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  fixedExtension: false,
  logLevel: 'warn',
});
