import { expect, test } from 'vitest';
import { sizeOf, treeShaken } from '../bench/size.ts';

test('the client with every operation and ky is at most 11 KiB, minified and gzipped', async () => {
  const { gzip } = await sizeOf("export { createClient } from './src/index.ts'");
  expect(gzip).toBeLessThanOrEqual(11 * 1024);
});

test.each(Object.entries(treeShaken))(
  '%s: nothing else comes along',
  async (_, { code, limit }) => {
    const { minified } = await sizeOf(code);
    expect(minified).toBeLessThanOrEqual(limit);
  },
);
