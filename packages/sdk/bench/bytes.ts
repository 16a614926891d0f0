/** Writes the SDK's sizes for `pnpm bytes`. Part of the build. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { client, oneArea, sizeOf, treeShaken } from './size.ts';

const folder = join(import.meta.dirname, '../test-results');
const whole = await sizeOf(client);
const small = await Promise.all(
  Object.entries(treeShaken).map(async ([name, code]) => [name, (await sizeOf(code)).minified]),
);
const found = Object.entries<number>({
  'the whole client with ky, minified': whole.minified,
  'the whole client with ky, gzip': whole.gzip,
  'a client of one area with ky, gzip': (await sizeOf(oneArea)).gzip,
  ...Object.fromEntries(small),
});
// Each size has only one part.
const sizes = Object.fromEntries(found.map(([name, bytes]) => [name, { [name]: bytes }]));
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'bytes.json'), JSON.stringify(sizes, undefined, 2));
