/** The tools of others understand the contract: two linters find nothing, two generators make types that compile. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const openapi = resolve(root, '../../openapi');
const contract = join(openapi, 'console.yaml');
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropcatch-generators-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Tools start slowly on a busy machine. */
const patience = 180_000;

/** Runs a tool of this package; answers what it wrote, and fails with it. */
async function run(tool: string, ...args: string[]): Promise<string> {
  const outcome = promisify(execFile)(join(root, 'node_modules/.bin', tool), args, { cwd: root });
  const { stdout, stderr } = await outcome.catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${tool} failed\n${error.stdout}${error.stderr}`);
  });
  return stdout + stderr;
}

test('Redocly finds nothing', { timeout: patience }, async () => {
  expect(
    await run('redocly', 'lint', '--config', join(openapi, 'redocly.yaml'), contract),
  ).toContain('is valid');
});

test('Spectral finds nothing, by its ruleset for OpenAPI', { timeout: patience }, async () => {
  const ruleset = join(openapi, 'spectral.yaml');
  const found = await run('spectral', 'lint', '--fail-severity', 'hint', '-r', ruleset, contract);
  expect(found).toContain('No results');
});

/** The compiler's verdict on a generated file. */
const compile = (file: string) =>
  run(
    'tsc',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--target',
    'es2022',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--lib',
    'es2023,dom,dom.iterable',
    '--types',
    'node',
    file,
  );

/** A caller of the generated types: the event of the bulk check is one, and an order's state may be a new one. */
const caller = (
  types: string,
) => `import type { BulkCheckEvent, ImportHistoryRow, OrderState } from '${types}';
export const event: BulkCheckEvent = { type: 'started', total: 2 };
export const state: OrderState = 'READY_FOR_CATCH';
export const row: ImportHistoryRow = ['imp-1', '2026-11-20T10:01:00Z', null, 3, 2, 1];
// @ts-expect-error an event has a type
export const none: BulkCheckEvent = { total: 2 };
`;

test(
  'hey-api makes types of it that compile, with the event of the bulk check',
  { timeout: patience },
  async () => {
    const output = join(folder, 'hey');
    await run(
      'openapi-ts',
      '-i',
      contract,
      '-o',
      output,
      '-c',
      '@hey-api/client-fetch',
      '--silent',
    );
    expect(await readFile(join(output, 'types.gen.ts'), 'utf8')).toContain('200: BulkCheckEvent;');
    await writeFile(join(output, 'caller.ts'), caller('./types.gen'));
    await compile(join(output, 'caller.ts'));
  },
);

test(
  'orval makes a client of it that compiles, with the event of the bulk check',
  { timeout: patience },
  async () => {
    const output = join(folder, 'orval', 'api.ts');
    await run('orval', '--input', contract, '--output', output, '--client', 'fetch');
    expect(await readFile(output, 'utf8')).toContain('data: BulkCheckEvent');
    await writeFile(join(folder, 'orval', 'caller.ts'), caller('./api'));
    await compile(join(folder, 'orval', 'caller.ts'));
  },
);
