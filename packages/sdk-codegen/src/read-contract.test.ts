import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContract } from './read-contract.ts';

const fixture = readFileSync(new URL('../test/kennel.yaml', import.meta.url), 'utf8');

/** The fixture with one change. */
const changed = (from: string, to: string) => {
  expect(fixture).toContain(from);
  return () => readContract(fixture.replace(from, to));
};

test('the fixture is a good contract', () => {
  expect(readContract(fixture).operations.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
    'dogs/list json',
    'dogs/walkNow stream',
    'dogs/photo file',
    'auth/login json',
  ]);
});

test('an open enumeration says so, and keeps the known values', () => {
  const { Mood, Breed } = readContract(fixture).schemas;
  expect(Mood).toMatchObject({ enum: ['happy', 'hungry'], 'x-open-enum': true });
  expect(Breed).not.toHaveProperty('x-open-enum');
});

test('the first of several examples of an answer is its example', () => {
  const walk = readContract(fixture).operations.find(({ id }) => id === 'dogs/walkNow');
  expect(walk?.success.content?.example).toEqual({ type: 'leash' });
});

test.each([
  [
    'an unknown extension',
    'enum: [admin, user] }',
    'enum: [admin, user], x-open: 1 }',
    /Role.*"x-open"/,
  ],
  ['an unknown extension of an operation', 'x-pagination', 'x-paging', /dogs.*"x-paging"/],
  ['a timeout that is no whole number', 'x-timeout: 90', 'x-timeout: 1.5', /walkNow.*x-timeout/],
  ['missing roles', 'x-roles: [anonymous]', '', /auth\/login\/x-roles/],
  ['an unknown role', 'x-roles: [anonymous]', 'x-roles: [cat]', /"cat"/],
  ['a role that Role does not have', 'enum: [admin, user]', 'enum: [admin]', /x-roles.*"user"/],
  [
    'an unknown method',
    'get:\n      operationId: dogs/photo',
    'head:\n      operationId: dogs/photo',
    /"head"/,
  ],
  ['a missing operationId', 'operationId: dogs/photo', '', /GET \/dogs\/photo: operationId/],
  ['a path used twice', '/dogs/photo:', '/auth/login:', /unique|twice/],
  ['an operationId of another form', 'dogs/photo\n', 'photo\n', /tag\/method/],
  ['a tag that is not its own', 'tags: [auth]\n', 'tags: [dogs]\n', /auth\/login.*"auth"/],
  ['a tag without a group', 'tags: [dogs, auth] }', 'tags: [dogs] }', /x-tagGroups/],
  [
    'a GET with x-idempotent',
    'summary: Get a photo',
    'summary: Get a photo\n      x-idempotent: true',
    /dogs\/photo.*GET/,
  ],
  [
    'a field called key',
    'properties: { age:',
    'properties: { key:',
    /OldDog.*"key" is lost in React/,
  ],
  ['a field called ref', 'properties: { minutes:', 'properties: { ref:', /Walk: a field "ref"/],
  ['a paged list without pages', 'name: page\n', 'name: pago\n', /"page"/],
])('%s is refused, and the error names its place', (_, from, to, message) => {
  expect(changed(from, to)).toThrow(message);
});
