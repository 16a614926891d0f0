/** The code in the documents compiles, and the shown programs are the real ones. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { operations } from '../src/generated/operations.ts';

const root = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');

/** The TypeScript in a document. */
const snippets = (name: string) =>
  [...read(name).matchAll(/```tsx?\n(.*?)```/gs)].map(([, code = '']) => code);

/** Inside the package, so that its name resolves. */
const folder = join(root, 'test-results/docs');

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
});

test('README shows the example that it names, in ten lines', () => {
  const program = read('examples/available-this-week.mts');
  expect(snippets('README.md')[0]).toBe(program);
  expect(program.trim().split('\n').length).toBeLessThanOrEqual(10);
});

test('API.md has an example of each call', () => {
  const calls = read('API.md').match(
    /^(for await|const|await).* await client\.\w+\.\w+\(|^await client\.\w+\.\w+\(/gm,
  );
  expect(calls).toHaveLength(Object.keys(operations).length);
});

test('the examples of API.md and README compile', { timeout: 120_000 }, async () => {
  const head =
    "import { createClient } from '@dropcatch/sdk';\nconst client = createClient({ baseUrl: '' });\n";
  const calls = snippets('API.md').map((code) => `{\n${code}}\n`);
  writeFileSync(join(folder, 'api.ts'), head + calls.join(''));
  for (const [index, code] of snippets('README.md').entries()) {
    writeFileSync(join(folder, `readme-${index}.tsx`), `${code}export {};\n`);
  }
  // Resolves the recipes' other packages from the workspace, and undici by what the recipe uses of it.
  const undici =
    'export declare class ProxyAgent { constructor(url: string) }\nexport declare function setGlobalDispatcher(agent: ProxyAgent): void;\n';
  writeFileSync(join(folder, 'undici.d.ts'), undici);
  const paths = {
    '@tanstack/react-query': ['../../../../apps/console/node_modules/@tanstack/react-query'],
    '@dropcatch/mock-server/*': ['../../../mock-server/src/*.ts'],
    'react/*': ['../../../../apps/console/node_modules/@types/react/*'],
    undici: ['./undici.d.ts'],
  };
  const options = {
    extends: '../../tsconfig.json',
    compilerOptions: { jsx: 'react-jsx', noUnusedLocals: false, paths },
    include: ['*.ts', '*.tsx'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
  const outcome = await promisify(execFile)(join(root, 'node_modules/.bin/tsc'), [
    '-p',
    folder,
  ]).catch(({ stdout }: { stdout: string }) => ({ stdout }));
  expect(outcome.stdout).toBe('');
});
