import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { readContract } from './read-contract.ts';

type Part = Record<string, unknown>;
const isObject = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** A part of the document that must exist. */
function object(value: unknown, place: string): Part {
  if (!isObject(value)) throw new Error(`${place} is no object`);
  return value;
}

const text = readFileSync(new URL('../../../openapi/console.yaml', import.meta.url), 'utf8');
const published = new URL('../../mock-server/src/generated/openapi.json', import.meta.url);
const document: Record<string, unknown> = JSON.parse(readFileSync(published, 'utf8'));
const contract = readContract(text);

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ ...document, $id: 'contract' });

/** Errors of a value against a schema of the contract. Empty without errors. */
function faults(place: string, value: unknown): string {
  const validate = ajv.compile({ $ref: `contract${place}` });
  return validate(value) ? '' : ajv.errorsText(validate.errors);
}

/** A part of the document with its reference resolved. */
function follow(value: unknown): Record<string, unknown> {
  const source = object(value, 'contract');
  if (typeof source.$ref !== 'string') return source;
  let target: unknown = document;
  for (const step of source.$ref.split('/').slice(1)) target = object(target, source.$ref)[step];
  return object(target, source.$ref);
}

const escape = (name: string) =>
  encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

/** All examples of a body, with the path of its schema. */
function* examplesOf(place: string, content: unknown) {
  for (const [type, media] of Object.entries(isObject(content) ? content : {})) {
    const { example, examples } = object(media, place);
    const values = Object.values(isObject(examples) ? examples : {}).map(
      (one) => follow(one).value,
    );
    if (example !== undefined) values.unshift(example);
    yield { place: `${place}/content/${escape(type)}/schema`, values };
  }
}

/** The bodies of all requests and answers, with their examples. */
function* bodies() {
  for (const { id, path, method } of contract.operations) {
    const operation = object(
      object(object(document.paths, 'paths')[path], path)[method.toLowerCase()],
      id,
    );
    const place = `#/paths/${escape(path)}/${method.toLowerCase()}`;
    if (isObject(operation.requestBody)) {
      for (const body of examplesOf(`${place}/requestBody`, operation.requestBody.content)) {
        yield { name: `${id}: the request`, ...body };
      }
    }
    for (const [status, answer] of Object.entries(object(operation.responses, id))) {
      const ref = object(answer, id).$ref;
      const where = typeof ref === 'string' ? ref : `${place}/responses/${status}`;
      for (const body of examplesOf(where, follow(answer).content))
        yield { name: `${id}: ${status}`, ...body };
    }
  }
}

test('every request and every answer, errors included, has an example that fits its schema', () => {
  const seen = [...bodies()];
  expect(seen.length).toBeGreaterThan(contract.operations.length * 3);
  const bare = seen.filter(({ values }) => values.length === 0).map(({ name }) => name);
  expect(bare.join('\n')).toBe('');
  const wrong = seen.flatMap(({ name, place, values }) =>
    values
      .map((value) => `${name}: ${faults(place, value)}`)
      .filter((line) => !line.endsWith(': ')),
  );
  expect(wrong.join('\n')).toBe('');
});

describe('the contract', () => {
  test('refers to no document that its readers lack', () => {
    expect(text).not.toMatch(/\bspec(ification)?\b.{0,20}\bsection|\(spec\b/i);
  });

  test('has a heading for every area, and each area in one group', () => {
    expect(contract.tags.map(({ displayName }) => displayName)).not.toContain('');
    expect(document).toHaveProperty('x-tagGroups');
  });

  test('accepts a new value of an open enumeration, but not of a closed one', () => {
    expect(faults('#/components/schemas/OrderState', 'READY_FOR_CATCH')).toBe('');
    expect(faults('#/components/schemas/CheckStatus', 'paused')).toBe('');
    expect(faults('#/components/schemas/Role', 'owner')).not.toBe('');
    expect(faults('#/components/schemas/OrderState', 7)).not.toBe('');
  });

  test('gives every property a type, so that other generators do not make it `any`, and only `raw` is any JSON', () => {
    const typing = ['type', '$ref', 'anyOf', 'oneOf', 'allOf', 'enum', 'const'];
    const untyped = (value: unknown, path: string): string[] =>
      Object.entries(isObject(value) ? value : {}).flatMap(([name, part]) => {
        const bare = Object.entries(name === 'properties' && isObject(part) ? part : {})
          .filter(([, schema]) => !typing.some((key) => isObject(schema) && key in schema))
          .map(([property]) => `${path}/${property}`);
        return [...bare, ...untyped(part, `${path}/${name}`)];
      });
    const { schemas } = object(document.components, 'components');
    expect(untyped(schemas, '')).toEqual(['/DataSourceTestRow/raw']);
  });

  test('tells the events of the bulk check apart by their type', () => {
    const event = '#/components/schemas/BulkCheckEvent';
    expect(faults(event, { type: 'started', total: 2 })).toBe('');
    expect(faults(event, { type: 'started' })).not.toBe('');
  });
});

test('descriptions, examples and the README of the SDK name the same calls that refuse with `success: false`', () => {
  const readme = readFileSync(new URL('../../sdk/README.md', import.meta.url), 'utf8');
  const [, table = ''] = /^\| call \| `success` is `false` when \|\n(.*?)\n\n/ms.exec(readme) ?? [];
  const listed = [...table.matchAll(/`(\w+)\.(\w+)`/g)].map(([, tag, name]) => `${tag}/${name}`);
  const refusing = contract.operations.filter(({ description }) =>
    /`success:\s+false`/.test(description),
  );
  const shown = [...bodies()].filter(({ values }) =>
    values.some((value) => isObject(value) && value.success === false),
  );
  const ids = refusing.map(({ id }) => id).toSorted();
  expect(listed.toSorted()).toEqual(ids);
  expect(shown.map(({ name }) => name).toSorted()).toEqual(ids.map((id) => `${id}: 200`));
});

test('no call that orders, starts or ends something may be repeated automatically', () => {
  const repeatable = contract.operations.filter(
    ({ method, idempotent }) => method !== 'GET' && idempotent,
  );
  expect(repeatable.map(({ id }) => id)).toEqual([
    'auth/refresh',
    'auth/updateProfile',
    'notifications/markAllRead',
    'notifications/markRead',
    'domains/export',
    'domains/watch',
    'eppCategories/update',
    'eppCategories/updateSettings',
    'eppAccounts/update',
    'eppAccounts/updateSettings',
    'sources/update',
    'sources/schedule',
    'users/update',
    'adminUsers/update',
    'news/update',
    'news/publish',
    'releasedDomains/cancelCheck',
    'dataSources/update',
    'dataSources/analyze',
  ]);
});
