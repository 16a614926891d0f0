import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { collectExamples } from '../examples/collect.ts';
import { withExamples, withoutExamples } from '../examples/write.ts';
import { readContract } from './read-contract.ts';

const contractFile = resolve(import.meta.dirname, '../../../openapi/console.yaml');

test('the examples of the contract are what the mock server answers; `pnpm run examples` writes them anew', async () => {
  const yaml = await readFile(contractFile, 'utf8');
  const bare = withoutExamples(yaml);
  const contract = readContract(bare);
  const anew = withExamples(bare, contract, await collectExamples(contract));
  expect(parse(yaml)).toEqual(parse(anew));
});
