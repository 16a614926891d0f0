import { defineConfig, type UserConfig } from 'tsdown';

const common: UserConfig = {
  entry: {
    index: 'src/index.ts',
    operations: 'src/generated/operations.ts',
    limits: 'src/generated/limits.ts',
    'react-query': 'src/react-query.ts',
    testing: 'src/testing.ts',
  },
  platform: 'neutral',
  target: 'es2022',
  fixedExtension: false,
  logLevel: 'warn',
};

/**
 * The published files: readable ES modules with types, and with source maps that contain the sources, and CommonJS for
 * Jest and older tools. The latter contains ky, which has no CommonJS. Inside the repository, the sources are used
 * directly.
 */
export default defineConfig([
  { ...common, sourcemap: true, dts: false },
  // Apart, because types would name source maps that do not exist.
  { ...common, dts: { emitDtsOnly: true } },
  { ...common, format: 'cjs', deps: { alwaysBundle: ['ky'] }, dts: true },
]);
