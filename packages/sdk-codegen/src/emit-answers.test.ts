import { expect, test } from 'vitest';
import type { Operation, Schema } from './contract.ts';
import { emitAnswers } from './emit-answers.ts';

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const nullable = (schema: Schema): Schema => ({ oneOf: [schema, { type: 'null' }] });
const object = (
  properties: Record<string, Schema>,
  required = Object.keys(properties),
): Schema => ({
  type: 'object',
  properties,
  required,
});
const [text, number] = [{ type: 'string' }, { type: 'integer' }];

/** The lines about the answers `Kennel` and what it refers to. */
function linesFor(schemas: Record<string, Schema>): string {
  const success = { content: { type: 'application/json', schema: ref('Kennel') } };
  const operation = { id: 'dogs/get', kind: 'json', success } as Operation;
  return emitAnswers({ version: '1', tags: [], operations: [operation], schemas });
}

test('fields of single values have their type, and say whether they may be null', () => {
  const code = { anyOf: [ref('Mood'), number] };
  const lines = linesFor({
    Mood: { type: 'string', enum: ['happy', 'hungry'], 'x-open-enum': true },
    Kennel: object({
      id: number,
      name: { type: ['string', 'null'] },
      born: { type: 'string', format: 'date' },
      fed_at: nullable({ type: 'string', format: 'date-time' }),
      is_open: { anyOf: [{ type: 'boolean' }, number] },
      mark: { type: ['string', 'number', 'null'] },
      mood: code,
    }),
  });
  expect(lines).toContain(`export const kennel: AnswerShape = {
  fields: { id: 'number', born: 'day', is_open: 'boolean', mood: { words: ['happy', 'hungry'] } },
  nullable: { name: 'text', fed_at: 'instant', mark: 'value' },
};`);
});

test('lists, objects, maps and free JSON become shapes, with what may be missing or null', () => {
  const map = { type: 'object', additionalProperties: number };
  const lines = linesFor({
    Dog: object({ id: text, toys: { type: 'array', items: text } }),
    Cat: object({ id: number }),
    Kennel: object(
      {
        id: number,
        dogs: { type: 'array', items: ref('Dog') },
        cats: { type: 'array', items: ref('Cat') },
        owner: nullable(ref('Cat')),
        counts: map,
        notes: { type: ['object', 'null'], additionalProperties: true },
      },
      ['dogs', 'owner', 'counts'],
    ),
  });
  expect(lines).toContain(
    "const dog: AnswerShape = {\n  fields: { id: 'text', toys: ['text'] },\n};",
  );
  expect(lines).toContain("const kennelCounts: AnswerShape = {\n  each: 'number',\n};");
  expect(lines).toContain("const kennelNotes: AnswerShape = {\n  each: 'any',\n};");
  expect(lines).toContain(`export const kennel: AnswerShape = {
  fields: { dogs: [dog], counts: kennelCounts },
  nullable: { owner: cat, notes: kennelNotes },
  optional: { id: 'number', cats: [cat] },
};`);
});

test('the variants of a union are one shape, and must have what all of them have', () => {
  const lines = linesFor({
    Kennel: {
      oneOf: [object({ type: text, dogs: { type: 'array', items: text } }), object({ type: text })],
    },
  });
  expect(lines).toContain(
    "kennel: AnswerShape = {\n  fields: { type: 'text' },\n  optional: { dogs: ['text'] },\n};",
  );
});

test('an answer that has only a list is known by it', () => {
  const lines = linesFor({ Kennel: object({ dogs: { type: 'array', items: text } }) });
  expect(lines).toContain("  fields: { dogs: ['text'] },\n  rows: 'dogs',\n");
});

test('an answer with only a message is a confirmation', () => {
  expect(linesFor({ Kennel: object({ message: text }) })).toContain('  isConfirmation: true,\n');
});

test('an answer names the field that its caller needs, which the contract must have', () => {
  const schemas = (name: string) => ({
    SignedIn: object({ [name]: text }),
    Kennel: object({ session: ref('SignedIn') }),
  });
  expect(linesFor(schemas('access_token'))).toContain("  needs: 'access_token',\n");
  expect(() => linesFor(schemas('token'))).toThrow('has no `access_token`');
});
