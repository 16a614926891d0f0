import { cp, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'tsdown';

const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** The published files: plain ES modules with their types, the contract, and the renderer of the API reference. */
export default defineConfig({
  entry: {
    node: 'src/node.ts',
    browser: 'src/browser.ts',
    worker: 'src/worker.ts',
    msw: 'src/msw.ts',
    remote: 'src/remote.ts',
    'dropcatch-mock': 'src/cli.mjs',
  },
  platform: 'node',
  target: 'es2023',
  // Bundles the types of the SDK, so that the installed package needs no other workspace. The root is the folder above
  // both packages, because the compiler writes only types of files below it.
  dts: { tsconfig: '../tsconfig.mock-types.json' },
  deps: { alwaysBundle: ['@dropcatch/sdk'] },
  fixedExtension: false,
  hash: false,
  logLevel: 'warn',
  onSuccess: async () => {
    await mkdir('dist/reference', { recursive: true });
    await cp('src/generated/openapi.json', 'dist/openapi.json');
    for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE']) {
      await cp(join(swagger, file), join('dist/reference', file));
    }
  },
});
