import { defineConfig } from 'tsdown';

/**
 * The published files: readable ES modules with types, and with source maps that contain the
 * sources. Inside the repository, the sources are used directly.
 */
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
