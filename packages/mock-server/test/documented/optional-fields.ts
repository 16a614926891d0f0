import { componentOf, resolved } from '../../src/engine/contract.ts';
import type { JsonSchema } from '../../src/generated/contract.ts';
import { isObject } from '../../src/world/input.ts';

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Keeps which of the fields that the contract lets an answer leave out have been given: `Order.history` and the like. */
export class OptionalFields {
  readonly #known = new Set<string>();
  readonly #given = new Set<string>();

  /** Notes the fields of an answer; `name` is that of its schema, where it is no component of the contract. */
  note(schema: JsonSchema, answer: unknown, name: string): void {
    const owner = componentOf(schema) ?? name;
    const { allOf, anyOf, oneOf, items, additionalProperties, properties, required } =
      resolved(schema);
    const within = (part: unknown, value: unknown, at: string): void => {
      if (isObject(part)) this.note(part, value, at);
    };
    for (const part of [allOf, anyOf, oneOf].flatMap(listOf)) within(part, answer, owner);
    for (const item of listOf(answer)) within(items, item, owner);
    const declared = isObject(properties) ? properties : {};
    const always = listOf(required);
    for (const field of Object.keys(declared)) {
      if (!always.includes(field)) this.#known.add(`${owner}.${field}`);
    }
    for (const [field, value] of Object.entries(isObject(answer) ? answer : {})) {
      const key = `${owner}.${field}`;
      this.#given.add(key);
      if (field in declared) within(declared[field], value, key);
      else within(additionalProperties, value, owner);
    }
  }

  /** Those that no answer has given. */
  missing(): string[] {
    return [...this.#known].filter((key) => !this.#given.has(key));
  }
}
