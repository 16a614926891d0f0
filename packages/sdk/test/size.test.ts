import { expect, test } from 'vitest';
import { areaLimit, client, clientLimit, oneArea, sizeOf, treeShaken } from '../bench/size.ts';

test('the client with every operation and ky weighs no more than its limit, minified and gzipped', async () => {
  // An operation adds about 15 bytes. If the contract grows, raise the limit in bench/size.ts by
  // that.
  expect((await sizeOf(client)).gzip).toBeLessThanOrEqual(clientLimit);
});

test('a client of one area weighs no more than its limit beside ky, which an app may share', async () => {
  const [area, ky] = await Promise.all([sizeOf(oneArea), sizeOf("export { default } from 'ky'")]);
  expect(area.gzip - ky.gzip).toBeLessThanOrEqual(areaLimit);
});

test('a client of one area leaves the table of the others out', async () => {
  const [all, one] = await Promise.all([sizeOf(client), sizeOf(oneArea)]);
  expect(all.minified - one.minified).toBeGreaterThan(8_000);
});

test('unused imports add nothing to a bundle', async () => {
  expect((await sizeOf("import './src/index.ts'")).minified).toBe(0);
  expect((await sizeOf("import { createClient } from './src/index.ts'")).minified).toBe(0);
});

test.each(Object.entries(treeShaken))('%s brings no client along', async (_, code) => {
  expect((await sizeOf(code)).minified).toBeLessThan(1_300);
});
