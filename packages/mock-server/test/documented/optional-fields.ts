import { resolved } from '../../src/contract/checker.ts';
import type { JsonSchema } from '../../src/generated/contract.ts';

function objectOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return { ...value };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Keeps which of the fields that the contract lets an answer leave out have been given: `Order.history` and the like. */
export class OptionalFields {
  readonly #known = new Set<string>();
  readonly #given = new Set<string>();

  /** Notes the fields of an answer; `name` is that of its schema, where it is no component of the contract. */
  note(schema: JsonSchema, answer: unknown, name: string): void {
    const { $ref } = schema;
    const owner = typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : name;
    const { allOf, anyOf, oneOf, items, additionalProperties, properties, required } =
      resolved(schema);
    const within = (part: unknown, value: unknown, at: string): void => {
      const inner = objectOf(part);
      if (inner !== undefined) this.note(inner, value, at);
    };
    for (const part of [allOf, anyOf, oneOf].flatMap(listOf)) within(part, answer, owner);
    for (const item of listOf(answer)) within(items, item, owner);
    const fields = objectOf(answer) ?? {};
    for (const value of Object.values(fields)) within(additionalProperties, value, owner);
    const always = new Set(listOf(required));
    for (const [field, property] of Object.entries(objectOf(properties) ?? {})) {
      const key = `${owner}.${field}`;
      if (!always.has(field)) this.#known.add(key);
      if (!(field in fields)) continue;
      this.#given.add(key);
      within(property, fields[field], key);
    }
  }

  /** Those that no answer has given. */
  missing(): string[] {
    return [...this.#known].filter((key) => !this.#given.has(key));
  }
}
