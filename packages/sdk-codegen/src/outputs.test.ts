import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { outputs } from './outputs.ts';

const fixture = readFileSync(new URL('../test/kennel.yaml', import.meta.url), 'utf8');
const propertyTypes = { 'Dog/name': 'Breed' };
const examples =
  'answers: { dogs/list: { dogs: [] } }\nrefusals: { Unauthorized: { error: Sign in } }';
const files = await outputs(fixture, examples, propertyTypes);
const file = (name: string) => files.get(name) ?? '';
const sdk = (name: string) => file(`packages/sdk/src/generated/${name}.ts`);
const mock = (name: string) => file(`packages/mock-server/src/generated/${name}.ts`);

test('the same contract gives the same bytes', async () => {
  expect(await outputs(fixture, examples, propertyTypes)).toEqual(files);
});

test('the committed files match the contract', async () => {
  const root = resolve(import.meta.dirname, '../../..');
  const yaml = await readFile(resolve(root, 'openapi/console.yaml'), 'utf8');
  const answers = await readFile(resolve(root, 'openapi/examples.yaml'), 'utf8');
  for (const [path, text] of await outputs(yaml, answers)) {
    expect({ path, text: await readFile(resolve(root, path), 'utf8') }).toEqual({ path, text });
  }
});

test('every extension of the contract has a reader: what the SDK gets changes with it', async () => {
  const changes: Record<string, readonly [from: string, to: string][]> = {
    'x-displayName': [['x-displayName: All dogs', 'x-displayName: Dogs']],
    'x-idempotent': [['x-idempotent: true', 'x-idempotent: false']],
    'x-pagination': [
      ['items: dogs', 'items: oldest'],
      ['until: short_page', 'until: has_next'],
    ],
    'x-record': [['x-record: dog', 'x-record: animal']],
    'x-roles': [['x-roles: [admin]', 'x-roles: [user]']],
    'x-tagGroups': [['name: Kennel, tags', 'name: Dogs and people, tags']],
    'x-timeout': [['x-timeout: 90', 'x-timeout: 91']],
  };
  const console = await readFile(new URL('../../../openapi/console.yaml', import.meta.url), 'utf8');
  const used = new Set(
    console.match(/^(?!#).*\bx-[\w-]+(?=:)/gm)?.map((line) => line.replace(/.*\b(?=x-)/, '')),
  );
  expect([...used].toSorted()).toEqual(Object.keys(changes));
  const gets = async (yaml: string) =>
    [...(await outputs(yaml, examples, propertyTypes))].filter(([path]) =>
      path.startsWith('packages/sdk/'),
    );
  const before = await gets(fixture);
  for (const [from, to] of Object.values(changes).flat()) {
    expect(fixture).toContain(from);
    expect({ to, files: await gets(fixture.replace(from, to)) }).not.toEqual({ to, files: before });
  }
});

describe('types.ts', () => {
  test('has open enums that accept any string, and closed ones that do not', () => {
    expect(sdk('types')).toContain('type Mood = "happy" | "hungry" | (string & {});');
    expect(sdk('types')).toContain('type Breed = "spitz" | "dachshund";');
  });

  test('gives a schema the properties that it inherits, with the types that the SDK gives them', () => {
    expect(sdk('types')).toContain('export type Dog = {');
    expect(sdk('types')).toMatch(/export type WalkInput = Walk & \{[^}]* leash\?: string/);
    expect(sdk('types')).toMatch(/export type OldDog = Dog & \{[^}]* age: number;/);
    expect(sdk('types')).toMatch(/export type Dog = \{[^}]* name: Breed;/);
  });

  test('lets optional properties be undefined, and makes none required for its default', () => {
    expect(sdk('types')).toMatch(/mood\?: Mood \| undefined;/);
    expect(sdk('types')).toMatch(/leash\?: string \| undefined;/);
  });

  test('has a type for the query of an operation, with the defaults and descriptions of its parameters', () => {
    expect(sdk('types')).toMatch(
      /export type DogsListQuery = Query<\{\s*\/\*\*\s*\* The page\.\s*\* @default 1\s*\*\/\s*page\?: number \| undefined;/,
    );
  });

  test('gives a property without a description that of its schema', () => {
    expect(sdk('types')).toContain('/** What it is. */\n    breed: Breed;');
  });

  test('refuses a type for a property that does not exist', async () => {
    const types = { ...propertyTypes, 'Dog/nmae': 'string' };
    await expect(outputs(fixture, examples, types)).rejects.toThrow('Dog/nmae: does not exist');
  });
});

describe('client.ts', () => {
  test('has methods that take path values, then query or body, then options', () => {
    expect(sdk('client')).toContain(
      'list: (query?: DogsListQuery, options?: CallOptions) => ApiPromise<DogList>;',
    );
    expect(sdk('client')).toContain(
      'walkNow: (id: number, body: WalkInput, options?: CallOptions) => ApiPromise<EventStream<Step>>;',
    );
    expect(sdk('client')).toContain('photo: (options?: CallOptions) => ApiPromise<Download>;');
    expect(sdk('client')).toContain('login: (options?: CallOptions) => ApiPromise<object>;');
  });

  test('has a method for each paged list that goes through all pages', () => {
    expect(sdk('client')).toContain(
      "listAll: (query?: Omit<DogsListQuery, 'page'>, options?: CallOptions) => RowIterator<Dog, DogList>;",
    );
  });

  test('has docstrings that tell summary, call, roles and errors, and end where they should', () => {
    expect(sdk('client')).toContain('* Walk a dog.');
    expect(sdk('client')).toContain(
      '* `POST /dogs/{id}/walk-now`. Roles: admin. Retried after temporary failures.',
    );
    expect(sdk('client')).toContain('* @throws {ApiError} 401');
    expect(sdk('client')).toContain('* @throws {StreamError} in the loop');
    expect(sdk('client')).toContain('A comment end *\\/ does no harm.');
  });

  test('has docstrings that tell how long a slow call waits, and what is deprecated', () => {
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

test('queries.ts has a method for each read that answers with JSON', () => {
  expect(sdk('queries')).toContain(
    '    list: (query?: DogsListQuery) => QueryOptions<DogList>;\n  };',
  );
  expect(sdk('queries')).not.toContain('photo');
});

test('operations.ts is the table: one object for each operation, by areas and for all', () => {
  expect(sdk('operations')).toContain(
    `export const dogsOperations = {
  'dogs/list': {
    method: 'GET',
    input: 'query',
    query: ['page', 'per_page', 'mood'],
    path: '/dogs',
    shape: dogList,
    pagination: { items: 'dogs', until: 'short_page', largestPage: 250 },
    roles: ['admin', 'user'],
  },
  'dogs/walkNow': {
    method: 'POST',
    input: 'body',
    path: '/dogs/{id}/walk-now',
    answer: 'stream',
    shape: step,
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
  expect(sdk('limits')).toContain("per_page: { type: 'integer', max: 250, default: 20 }");
  expect(sdk('limits')).toContain("mood: { options: ['happy', 'hungry'] }");
  expect(sdk('limits')).not.toContain('dogLimits');
});

describe('the mock server', () => {
  test('gets schemas without prose, in which open enumerations accept any string', () => {
    // Their values are kept beside: a match of the mock that none of them can have is refused.
    expect(mock('contract')).toContain('  Mood: {"type":"string","x-known":["happy","hungry"]},');
    expect(mock('contract')).toContain('  Breed: {"type":"string","enum":["spitz","dachshund"]},');
    expect(mock('contract')).not.toContain('How it feels');
  });

  test('gets answers by status, and faults have the default one', () => {
    expect(mock('operations')).toContain(
      'success: { status: 200; body: Events<Step> };\n    errors: 401;',
    );
    expect(mock('operations')).toContain('body: FileBody }');
    expect(mock('operations')).toContain(
      'success: { status: 204; body: undefined };\n    errors: never;',
    );
    expect(mock('operations')).not.toContain('default:');
  });

  test('gets the whole contract as JSON, with its prose and the examples of answers', () => {
    const text = file('packages/mock-server/src/generated/openapi.json');
    const { paths, components } = JSON.parse(text);
    const list = paths['/dogs'].get.responses['200'].content['application/json'];
    expect(list).toEqual({
      schema: { $ref: '#/components/schemas/DogList' },
      example: { dogs: [] },
    });
    const refusal = components.responses.Unauthorized.content['application/json'];
    expect(refusal.example).toEqual({ error: 'Sign in' });
    delete list.example;
    delete refusal.example;
    expect({ ...JSON.parse(text), paths, components }).toEqual(parse(fixture));
  });

  test('always gets the parameters that have a default', () => {
    expect(mock('operations')).toContain('page: number;\n      per_page: number;');
    expect(mock('operations')).toContain('mood?: Mood | undefined;');
  });
});

test('API.md has a section for each method', () => {
  expect(file('packages/sdk/API.md')).toContain(
    '### `client.dogs.walkNow(id, body)` → [`EventStream<Step>`](#step)',
  );
});

test('API.md lists the fields of answers, and the values of enumerations', () => {
  expect(file('packages/sdk/API.md')).toContain(
    '### OldDog\n\nA dog of age.\n\n| field | type | |\n|---|---|---|\n| `name` * | `string` | Its name. |\n| `breed` * | `Breed` | What it is. |',
  );
  expect(file('packages/sdk/API.md')).toContain(
    '### Mood\n\nHow it feels.\n\nOpen: `happy`, `hungry`',
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
