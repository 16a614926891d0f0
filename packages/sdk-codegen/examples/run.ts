/** `pnpm run examples`: asks the mock server for an answer of each operation and writes them into the contract, as its examples. */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readContract } from '../src/read-contract.ts';
import { collectExamples } from './collect.ts';
import { withExamples, withoutExamples } from './write.ts';

const file = resolve(import.meta.dirname, '../../../openapi/console.yaml');
const yaml = withoutExamples(await readFile(file, 'utf8'));
const contract = readContract(yaml);
await writeFile(file, withExamples(yaml, contract, await collectExamples(contract)));
