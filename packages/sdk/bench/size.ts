import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/** Size of a module in an app, in bytes. */
export interface Size {
  minified: number;
  gzip: number;
}

/**
 * Bundles a line of code like an app, minified and without the licence comments of dependencies.
 * @param code such as `export { createClient } from './src/index.ts'`, with paths from the package
 * @param folder The package: this one, or that of another commit.
 */
export async function sizeOf(
  code: string,
  folder = resolve(import.meta.dirname, '..'),
): Promise<Size> {
  const entry = resolve(folder, 'entry.js');
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true, comments: { legal: false } });
  await bundle.close();
  const { code: text } = output[0];
  return { minified: Buffer.byteLength(text.trim()), gzip: gzipSync(text, { level: 9 }).length };
}

/** Largest size of the whole client with every operation and ky, minified and gzipped, in bytes. */
export const clientLimit = 25.5 * 1024;

/** Largest size of a client of one area beside ky. */
export const areaLimit = 12.5 * 1024;

/** The whole client. */
export const client = "export { createClient } from './src/index.ts'";

/** A client of one area, without the operations of the others. Most of it is ky. */
export const oneArea =
  "export { createClientOf } from './src/index.ts'; export { newsOperations } from './src/generated/operations.ts'";

/**
 * Small uses of the SDK: an app should bundle only what it uses. `bytes.json` has their budgets.
 */
export const treeShaken: Readonly<Record<string, string>> = {
  'the client, imported and not used': "import { createClient } from './src/index.ts'",
  'one value list': "export { orderStates } from './src/index.ts'",
  'an error class': "export { ApiError } from './src/index.ts'",
  'a token storage': "export { webStorageTokens } from './src/index.ts'",
  'the limits of one form': "export { eppCategoryInputLimits } from './src/generated/limits.ts'",
};
