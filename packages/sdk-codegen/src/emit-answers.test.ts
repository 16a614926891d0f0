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

test('fields of single values are lists of names by type', () => {
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
  for (const line of [
    "number: ['id'],",
    "text: ['name'],",
    "day: ['born'],",
    "instant: ['fed_at'],",
    "boolean: ['is_open'],",
    "value: ['mark'],",
    "{ mood: ['happy', 'hungry'] };",
    'export const kennel: AnswerShape = plain;',
  ]) {
    expect(lines).toContain(line);
  }
});

test('lists, objects, maps and free JSON are shapes, with what may be missing or null', () => {
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
  expect(lines).toContain("const dog: AnswerShape = { fields: { toys: ['text'], id: 'text' } };");
  expect(lines).toContain("const kennelCounts: AnswerShape = { each: 'number' };");
  expect(lines).toContain("const kennelNotes: AnswerShape = { each: 'any' };");
  expect(lines).toContain(`export const kennel: AnswerShape = {
  fields: { dogs: [dog], cats: [plain], owner: plain, counts: kennelCounts, notes: kennelNotes },
  optional: ['cats', 'notes'],
  nullable: ['owner', 'notes'],
};`);
});

test('the variants of a union are one shape, and must have what all of them have', () => {
  const lines = linesFor({
    Kennel: {
      oneOf: [object({ type: text, dogs: { type: 'array', items: text } }), object({ type: text })],
    },
  });
  expect(lines).toContain(
    "kennel: AnswerShape = { fields: { dogs: ['text'] }, optional: ['dogs'] };",
  );
});

test('an answer that has only a list is about it', () => {
  const lines = linesFor({ Kennel: object({ dogs: { type: 'array', items: text } }) });
  expect(lines).toContain("{ fields: { dogs: ['text'] }, rows: 'dogs' };");
});

test('an answer with only a message is a confirmation', () => {
  expect(linesFor({ Kennel: object({ message: text }) })).toContain('{ isConfirmation: true };');
});
