/**
 * `pnpm run examples`: gets an answer of each operation from the mock server and writes it to the contract as an
 * example.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readContract } from '../src/read-contract.ts';
import { collectExamples } from './collect.ts';
import { withExamples, withoutExamples } from './write.ts';

const file = resolve(import.meta.dirname, '../../../openapi/console.yaml');
const yaml = withoutExamples(await readFile(file, 'utf8'));
const contract = readContract(yaml);
await writeFile(file, withExamples(yaml, contract, await collectExamples(contract)));
