/** `pnpm run examples`: gets an answer of each operation from the mock server and writes `openapi/examples.yaml`. */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { stringify } from 'yaml';
import { readContract } from '../src/read-contract.ts';
import { collectExamples } from './collect.ts';

const head = `# Answers of the mock server, written by \`pnpm --filter @dropcatch/sdk-codegen run examples\`. Do not edit.
# \`answers\` are the successful answers by operation, \`refusals\` the shared error answers by name. Published contracts contain them.
`;

const openapi = resolve(import.meta.dirname, '../../../openapi');
const contract = readContract(await readFile(resolve(openapi, 'console.yaml'), 'utf8'));
const examples = await collectExamples(contract);
await writeFile(
  resolve(openapi, 'examples.yaml'),
  head + stringify(examples, { lineWidth: 0, aliasDuplicateObjects: false }),
);
