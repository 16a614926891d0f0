import { cp, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig, type UserConfig } from 'tsdown';

const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const entry = {
  node: 'src/node.ts',
  browser: 'src/browser.ts',
  worker: 'src/worker.ts',
  msw: 'src/msw.ts',
  remote: 'src/remote.ts',
};

const common: UserConfig = {
  platform: 'node',
  target: 'es2023',
  // Bundles the types of the SDK, so that the installed package needs no other workspace. The root is the folder above
  // both packages, because the compiler writes only types of files below it.
  dts: { tsconfig: '../tsconfig.mock-types.json' },
  fixedExtension: false,
  hash: false,
  logLevel: 'warn',
};

/** Copies the contract and the renderer of the API reference. */
const files: UserConfig = {
  onSuccess: async () => {
    await mkdir('dist/reference', { recursive: true });
    await cp('src/generated/openapi.json', 'dist/openapi.json');
    for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE']) {
      await cp(join(swagger, file), join('dist/reference', file));
    }
  },
};

/** The published files: plain ES modules, and CommonJS for Jest, which contains what has no CommonJS itself. */
export default defineConfig([
  {
    ...common,
    ...files,
    entry: { ...entry, 'dropcatch-mock': 'src/cli.mjs' },
    deps: { alwaysBundle: ['@dropcatch/sdk'] },
  },
  {
    ...common,
    entry,
    format: 'cjs',
    shims: true,
    clean: false,
    deps: { alwaysBundle: ['@dropcatch/sdk', /^jose/] },
  },
]);
