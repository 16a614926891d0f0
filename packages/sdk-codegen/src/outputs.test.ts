import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { outputs } from './outputs.ts';

const fixture = readFileSync(new URL('../test/kennel.yaml', import.meta.url), 'utf8');
const propertyTypes = { 'Dog/name': 'Breed' };
let files: ReadonlyMap<string, string>;
const file = (name: string) => files.get(name) ?? '';
const sdk = (name: string) => file(`packages/sdk/src/generated/${name}.ts`);
const mock = (name: string) => file(`packages/mock-server/src/generated/${name}.ts`);

beforeAll(async () => {
  files = await outputs(fixture, propertyTypes);
});

test('the same contract gives the same bytes', async () => {
  expect(await outputs(fixture, propertyTypes)).toEqual(files);
});

test('what is committed is what the contract says', async () => {
  const root = resolve(import.meta.dirname, '../../..');
  const yaml = await readFile(resolve(root, 'openapi/console.yaml'), 'utf8');
  for (const [path, text] of await outputs(yaml)) {
    expect({ path, text: await readFile(resolve(root, path), 'utf8') }).toEqual({ path, text });
  }
});

describe('schema.ts', () => {
  test('open enums accept any string, closed ones do not', () => {
    expect(sdk('schema')).toContain('type Mood = "happy" | "hungry" | (string & {});');
    expect(sdk('schema')).toContain('type Breed = "spitz" | "dachshund";');
  });

  test('each schema is a type of its own, which editors show by its name', () => {
    expect(sdk('schema')).toContain('export type Dog = {');
    expect(sdk('schema')).toContain('"application/json": DogList;');
    expect(sdk('schema')).not.toContain('schemas');
  });

  test('optional properties accept undefined, and a default makes none required', () => {
    expect(sdk('schema')).toMatch(/mood\?: Mood \| undefined;/);
    expect(sdk('schema')).toMatch(/leash\?: string \| undefined;/);
  });

  test('a property has the type that the SDK gives it, and one that is none is refused', async () => {
    expect(sdk('schema')).toMatch(/name: Breed;/);
    await expect(outputs(fixture, { ...propertyTypes, 'Dog/nmae': 'string' })).rejects.toThrow(
      'Dog/nmae: does not exist',
    );
  });

  test('binary strings are Blobs', () => {
    expect(sdk('schema')).toContain('"image/png": Blob;');
  });
});

describe('client.ts', () => {
  test('methods take path values, then query or body, then options', () => {
    expect(sdk('client')).toContain(
      'list: (query?: DogsListQuery, options?: CallOptions) => ApiPromise<DogList>;',
    );
    expect(sdk('client')).toContain(
      'walkNow: (id: number, body: WalkInput, options?: CallOptions) => ApiPromise<EventStream<Step>>;',
    );
    expect(sdk('client')).toContain('photo: (options?: CallOptions) => ApiPromise<Download>;');
    expect(sdk('client')).toContain('login: (options?: CallOptions) => ApiPromise<object>;');
  });

  test('a paged list has a method that goes through all pages', () => {
    expect(sdk('client')).toContain(
      "listAll: (query?: Omit<DogsListQuery, 'page'>, options?: CallOptions) => RowIterator<Dog, DogList>;",
    );
  });

  test('docstrings tell summary, call, roles and errors, and end where they should', () => {
    expect(sdk('client')).toContain('* Walk a dog.');
    expect(sdk('client')).toContain(
      '* `POST /dogs/{id}/walk-now`. Roles: admin. Retried after temporary failures.',
    );
    expect(sdk('client')).toContain('* @throws {ApiError} 401');
    expect(sdk('client')).toContain('* @throws {StreamError} in the loop');
    expect(sdk('client')).toContain('A comment end *\\/ does no harm.');
  });

  test('docstrings tell how long a slow call waits, and what is deprecated', () => {
    expect(sdk('client').replaceAll(/\s+\*\s+/g, ' ')).toContain(
      "Times out after 90 s, or the client's `timeout` if that is longer. A `timeout` of the call overrides both.",
    );
    expect(sdk('client')).toMatch(/@deprecated\n {3}\*\/\n {2}photo:/);
  });
});

test('enums.ts lists the values of each enumeration', () => {
  expect(sdk('enums')).toMatch(
    /moods = \[\s*'happy',\s*'hungry',\s*\] as const satisfies readonly Mood\[\]/,
  );
  expect(sdk('enums')).toContain('The server may add values');
});

test('operations.ts is the table: one object for each operation, by areas and for all', () => {
  expect(sdk('operations')).toContain(
    `export const dogsOperations = {
  'dogs/list': {
    method: 'GET',
    input: 'query',
    path: '/dogs',
    pagination: { items: 'dogs', largestPage: 250 },
    roles: ['admin', 'user'],
  },
  'dogs/walkNow': {
    method: 'POST',
    input: 'body',
    path: '/dogs/{id}/walk-now',
    answer: 'stream',
    idempotent: true,
    timeout: 90,
    roles: ['admin'],
  },`,
  );
  expect(sdk('operations')).toContain("auth: 'none',\n    roles: ['anonymous']");
  expect(sdk('operations')).toContain(
    '/* @__PURE__ */ Object.assign({}, dogsOperations, authOperations);',
  );
});

test('limits.ts has the limits of bodies, inherited and nullable ones too, and of queries', () => {
  expect(sdk('limits')).toContain(
    'export const walkInputLimits = {\n' +
      '  minutes: { required: true, min: 1, max: 240, default: 30 },\n' +
      "  leash: { maxLength: 20, pattern: '^[a-z]+$' },\n" +
      '  laps: { min: 1, max: 9 },\n} as const;',
  );
  expect(sdk('limits')).toContain('per_page: { max: 250, default: 20 }');
  expect(sdk('limits')).not.toContain('dogLimits');
});

describe('what the mock server gets', () => {
  test('schemas without prose, in which open enumerations accept any string', () => {
    expect(mock('contract')).toContain('  Mood: {"type":"string"},');
    expect(mock('contract')).toContain('  Breed: {"type":"string","enum":["spitz","dachshund"]},');
    expect(mock('contract')).not.toContain('How it feels');
  });

  test('answers by status, with default left to the faults', () => {
    expect(mock('operations')).toContain('200: Events<Step>;\n      401: ErrorBody;');
    expect(mock('operations')).toContain('200: FileBody;');
    expect(mock('operations')).toContain('204: undefined;');
    expect(mock('operations')).not.toContain('default:');
  });

  test('the whole contract as JSON, with its prose', () => {
    const text = file('packages/mock-server/src/generated/openapi.json');
    expect(JSON.parse(text)).toEqual(parse(fixture));
  });

  test('parameters that have a default are always there', () => {
    expect(mock('operations')).toContain('page: number;\n      per_page: number;');
    expect(mock('operations')).toContain('mood?: Mood | undefined;');
  });
});

test('API.md has a section for each method', () => {
  expect(file('packages/sdk/API.md')).toContain(
    '### `client.dogs.walkNow(id, body)` → `EventStream<Step>`',
  );
});

test('API.md has an example of each call, from the examples of the contract', () => {
  expect(file('packages/sdk/API.md')).toContain(
    "for await (const event of await client.dogs.walkNow(1, { minutes: 45, leash: 'red' })) {",
  );
  expect(file('packages/sdk/API.md')).toContain(
    "const { dogs } = await client.dogs.list({ mood: 'happy' });",
  );
  expect(file('packages/sdk/API.md')).toContain('await client.auth.login();');
});

test('API.md lists what bodies inherit, how long slow calls wait and what is deprecated', () => {
  expect(file('packages/sdk/API.md')).toContain(
    '| `minutes` * | `integer 1–240, default 30` | How long. |\n| `leash` | `string` | Which. |',
  );
  expect(file('packages/sdk/API.md')).toContain('errors: 401 · timeout: 90 s or the client’s');
  expect(file('packages/sdk/API.md')).toContain('roles: admin, user · retried · deprecated');
});
