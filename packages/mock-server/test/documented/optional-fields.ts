import { componentOf, resolved } from '../../src/contract/check.ts';
import type { JsonSchema } from '../../src/types/operation.ts';
import { isObject } from '../../src/input/json.ts';

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Records which optional fields of the contract answers have had, such as `Order.history`. */
export class OptionalFields {
  readonly #known = new Set<string>();
  readonly #given = new Set<string>();

  /** Records the fields of an answer. `name` is the name of its schema if that is no component of the contract. */
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

  /** The optional fields that no answer has had. */
  missing(): string[] {
    return [...this.#known].filter((key) => !this.#given.has(key));
  }
}
