import { expect, test } from 'vitest';
import { sizeOf } from '../bench/size.ts';

test('the client with every operation and ky is at most 11 KiB, minified and gzipped', async () => {
  const { gzip } = await sizeOf("export { createClient } from './src/index.ts'");
  expect(gzip).toBeLessThanOrEqual(11 * 1024);
});

test('value lists and limits cost what is used of them', async () => {
  const list = await sizeOf("export { orderStates } from './src/index.ts'");
  expect(list.minified).toBeLessThan(250);
  const limits = await sizeOf("export { eppCategoryInputLimits } from './src/generated/limits.ts'");
  expect(limits.minified).toBeLessThan(1000);
});
