import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/** What an app pays for a module, in bytes. */
export interface Size {
  minified: number;
  gzip: number;
}

/**
 * Bundles one line of code as an app would, minified and without its dependencies' licence comments.
 * @param code such as `export { createClient } from './src/index.ts'`, with paths from the package
 */
export async function sizeOf(code: string): Promise<Size> {
  const entry = resolve(import.meta.dirname, '../entry.js');
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

/** The most that the whole client may weigh, with every operation and ky, minified and gzipped, in bytes. */
export const clientLimit = 14 * 1024;

/** The whole client, as an app imports it. */
export const client = "export { createClient } from './src/index.ts'";

/** A client of one area, which leaves the table of the others out. Most of it is ky. */
export const oneArea =
  "export { createClientOf } from './src/index.ts'; export { newsOperations } from './src/generated/operations.ts'";

/** Small uses of the SDK: an app pays for what it uses. What they cost is held by `bytes.json`. */
export const treeShaken: Readonly<Record<string, string>> = {
  'the client, imported and not used': "import { createClient } from './src/index.ts'",
  'one value list': "export { orderStates } from './src/index.ts'",
  'an error class': "export { ApiError } from './src/index.ts'",
  'a token storage': "export { webStorageTokens } from './src/index.ts'",
  'the limits of one form': "export { eppCategoryInputLimits } from './src/generated/limits.ts'",
};
