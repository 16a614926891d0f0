/**
 * `node src/generate.ts` writes the generated files. With `--check`, it writes nothing, and fails with a list of the
 * files that differ. Prints nothing if all files are current.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ContractError } from './contract.ts';
import { outputs } from './outputs.ts';

const root = resolve(import.meta.dirname, '../../..');
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

/** The text of a file. Undefined when it does not exist. */
async function existing(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    return undefined;
  }
}

try {
  const source = (name: string) => readFile(resolve(root, 'openapi', name), 'utf8');
  const changed: string[] = [];
  const files = await outputs(await source('console.yaml'), await source('examples.yaml'));
  for (const [path, text] of files) {
    const file = resolve(root, path);
    if ((await existing(file)) === text) continue;
    changed.push(path);
    if (values.check) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const list = changed.map((path) => `  ${path}\n`).join('');
  if (changed.length > 0 && values.check) {
    process.stderr.write(`These files do not match openapi; run "pnpm run fix":\n${list}`);
    process.exitCode = 1;
  } else if (changed.length > 0) {
    process.stdout.write(`Written:\n${list}`);
  }
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  process.stderr.write(`openapi/console.yaml: ${error.message}\n`);
  process.exitCode = 1;
}
