import { defineConfig } from 'tsdown';

/** The published files: plain ES modules, readable, with their types and with source maps that hold the sources. Inside the repository the sources are used as they are. */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    operations: 'src/generated/operations.ts',
    limits: 'src/generated/limits.ts',
  },
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  sourcemap: true,
  fixedExtension: false,
  logLevel: 'warn',
});
