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

/** Small uses of the SDK, each with the most bytes that it may cost: more means that something else came along. */
export const treeShaken: Readonly<Record<string, { code: string; limit: number }>> = {
  'nothing: import and no use': { code: "import './src/index.ts'", limit: 0 },
  'the client, imported and not used': {
    code: "import { createClient } from './src/index.ts'",
    limit: 0,
  },
  'one value list': { code: "export { orderStates } from './src/index.ts'", limit: 250 },
  'an error class': { code: "export { ApiError } from './src/index.ts'", limit: 500 },
  'a token storage': { code: "export { webStorageTokens } from './src/index.ts'", limit: 550 },
  'the limits of one form': {
    code: "export { eppCategoryInputLimits } from './src/generated/limits.ts'",
    limit: 550,
  },
};
