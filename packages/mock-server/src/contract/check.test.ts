import { expect, test } from 'vitest';
import { operations, schemas } from '../generated/contract.ts';
import { errorText } from './check.ts';

/** Keywords that only contain others and cause no error themselves. */
const QUIET = ['$ref', 'properties', 'items', 'prefixItems', 'allOf', 'anyOf', 'oneOf'];
const PROSE = ['default', 'writeOnly', 'discriminator', 'x-known'];

/** The keywords of a schema and of those within it. */
function* keywordsOf(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [keyword, value] of Object.entries(schema)) {
    yield keyword;
    if (PROSE.includes(keyword) || typeof value !== 'object' || value === null) continue;
    const parts = Array.isArray(value) || keyword === 'properties' ? Object.values(value) : [value];
    for (const part of parts) yield* keywordsOf(part);
  }
}

test('every keyword of the contract has a readable error', () => {
  const all = [
    ...Object.values(schemas),
    ...operations.flatMap(({ parameters }) => parameters.map(({ schema }) => schema)),
  ];
  const used = new Set(all.flatMap((schema) => [...keywordsOf(schema)]));
  for (const quiet of [...QUIET, ...PROSE]) used.delete(quiet);
  expect(used).toContain('const');
  const without = [...used].filter(
    (keyword) =>
      errorText({ keyword, params: {}, message: 'ajv', instancePath: '', schemaPath: '' }) ===
      'ajv',
  );
  expect(without).toEqual([]);
});

test('the error for a constant names it', () => {
  const error = { keyword: 'const', instancePath: '/confirm', schemaPath: '' };
  expect(errorText({ ...error, params: { allowedValue: true } })).toBe('must be true');
});

test('the error for a blank name says that it is blank', () => {
  const error = { keyword: 'pattern', instancePath: '/name', schemaPath: '' };
  expect(errorText({ ...error, params: { pattern: '\\S' } })).toBe('must not be blank');
});

test.each([
  [1, 'must not be empty'],
  [2, 'must have at least 2 entries'],
])('the error for a list that needs %d names the number', (limit, text) => {
  const error = { keyword: 'minItems', instancePath: '/domains', schemaPath: '' };
  expect(errorText({ ...error, params: { limit } })).toBe(text);
});
