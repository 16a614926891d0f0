/** Other tools understand the contract: two linters find nothing, and two generators create types that compile. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const openapi = resolve(root, '../../openapi');
/** The contract with its examples, as the mock's package has it. */
const contract = resolve(root, '../mock-server/src/generated/openapi.json');
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropcatch-generators-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Tools start slowly on a busy machine. */
const patience = 180_000;

/** Runs a tool of this package and returns its output. Fails with the output. */
async function run(tool: string, ...args: string[]): Promise<string> {
  const outcome = promisify(execFile)(join(root, 'node_modules/.bin', tool), args, { cwd: root });
  const { stdout, stderr } = await outcome.catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${tool} failed\n${error.stdout}${error.stderr}`);
  });
  return stdout + stderr;
}

const redocly = (...args: string[]) =>
  run('redocly', 'lint', '--config', join(openapi, 'redocly.yaml'), ...args);

test('Redocly finds nothing in the published contract', { timeout: patience }, async () => {
  const found = await redocly(contract);
  expect(found).toContain('is valid');
  expect(found).not.toContain('warning');
});

/** Faults that only Redocly finds: the change to the small contract, and Redocly's message. */
const faults: Readonly<Record<string, readonly [from: string, to: string, said: string]>> = {
  keyword: ['maximum: 240', 'maxmum: 240', 'Property `maxmum` is not expected here.'],
  type: ['type: integer, description: How', 'type: int, description: How', '`type` can be one of'],
  format: ['format: binary', 'format: binery', 'The format must be one'],
  place: [
    'name: mood\n          in: query',
    'name: mood\n          in: header',
    'A parameter stands in the path',
  ],
  id: ['operationId: dogs/photo', '', 'Operation object should contain `operationId`'],
  summary: ['summary: Get a photo', '', 'Operation object should contain `summary`'],
  description: ['description: Of all dogs.', '', 'Operation object should contain `description`'],
  twice: [
    'operationId: dogs/photo',
    'operationId: dogs/list',
    'Every operation must have a unique',
  ],
  tag: ['{ name: auth, x', '{ name: a, x', 'Operation tags should be defined'],
  heading: ['x-displayName: All dogs, ', '', 'An area needs a heading.'],
  reference: ["$ref: '#/components/schemas/Step'", "$ref: '#/nothing'", "Can't resolve $ref"],
  unused: ['Breed: {', 'Race: { type: string }\n    Breed: {', 'Component: "Race" is never used.'],
  required: [
    'required: [minutes]',
    'required: [hours]',
    "Required property 'hours' is not defined.",
  ],
  path: ['name: id, in: path', 'name: dog, in: path', 'Path parameter `dog` is not used'],
};

test(
  'Redocly refuses what the generator leaves to it, and names the place',
  { timeout: patience },
  async () => {
    const kennel = await readFile(join(root, 'test/kennel.yaml'), 'utf8');
    for (const [name, [from, to]] of Object.entries(faults)) {
      expect(kennel).toContain(from);
      await writeFile(join(folder, `${name}.fault`), kennel.replace(from, to));
    }
    const files = Object.keys(faults).map((name) => join(folder, `${name}.fault`));
    const told = await redocly('--format=github-actions', ...files).catch(String);
    for (const [name, [, , said]] of Object.entries(faults)) {
      const lines = told
        .split('\n')
        .filter((line) => line.startsWith('::error') && line.includes(`/${name}.fault,line=`));
      expect([name, ...lines].join('\n')).toContain(`::${said}`);
    }
  },
);

test('Spectral finds nothing with its ruleset for OpenAPI', { timeout: patience }, async () => {
  const ruleset = join(openapi, 'spectral.yaml');
  const found = await run('spectral', 'lint', '--fail-severity', 'hint', '-r', ruleset, contract);
  expect(found).toContain('No results');
});

/** Compiles files with the types of both generators. */
const compile = (...files: string[]) =>
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
    ...files,
  );

/** Code that uses the generated types: an event of the bulk check, and an order with an unknown state. */
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
  'hey-api and orval generate code that compiles, with the event of the bulk check',
  { timeout: patience },
  async () => {
    const hey = join(folder, 'hey');
    const orval = join(folder, 'orval');
    const heyOptions = ['-i', contract, '-o', hey, '-c', '@hey-api/client-fetch', '--silent'];
    const orvalOptions = ['--input', contract, '--output', join(orval, 'api.ts')];
    await Promise.all([
      run('openapi-ts', ...heyOptions),
      run('orval', ...orvalOptions, '--client', 'fetch'),
    ]);
    expect(await readFile(join(hey, 'types.gen.ts'), 'utf8')).toContain('200: BulkCheckEvent;');
    expect(await readFile(join(orval, 'api.ts'), 'utf8')).toContain('data: BulkCheckEvent');
    await writeFile(join(hey, 'caller.ts'), caller('./types.gen'));
    await writeFile(join(orval, 'caller.ts'), caller('./api'));
    await compile(join(hey, 'caller.ts'), join(orval, 'caller.ts'));
  },
);
