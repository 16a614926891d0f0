import { expect, test } from 'vitest';
import { client, clientLimit, sizeOf, treeShaken } from '../bench/size.ts';

test('the client with every operation and ky weighs no more than its limit, minified and gzipped', async () => {
  // An operation costs some 15 bytes: where the contract grew, the limit in bench/size.ts may rise by that.
  expect((await sizeOf(client)).gzip).toBeLessThanOrEqual(clientLimit);
});

test('what is imported and not used costs nothing', async () => {
  expect((await sizeOf("import './src/index.ts'")).minified).toBe(0);
  expect((await sizeOf("import { createClient } from './src/index.ts'")).minified).toBe(0);
});

test.each(Object.entries(treeShaken))('%s: the client does not come along', async (_, code) => {
  expect((await sizeOf(code)).minified).toBeLessThan(600);
});
