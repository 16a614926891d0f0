import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { collectExamples } from '../examples/collect.ts';
import { readContract } from './read-contract.ts';

const openapi = resolve(import.meta.dirname, '../../../openapi');

test('the examples of answers are what the mock server answers; `pnpm --filter @dropcatch/sdk-codegen run examples` writes them anew', async () => {
  const contract = readContract(await readFile(resolve(openapi, 'console.yaml'), 'utf8'));
  const examples: unknown = parse(await readFile(resolve(openapi, 'examples.yaml'), 'utf8'));
  expect(examples).toEqual(await collectExamples(contract));
});
