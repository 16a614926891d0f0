import { schemas } from '../generated/contract.ts';
import type { JsonSchema } from '../types/operation.ts';
import { partsOf, resolved } from './check.ts';

/** Whether a value may be null. */
function allowsNull(schema: JsonSchema): boolean {
  const { type, anyOf, oneOf } = resolved(schema);
  const choices = [anyOf ?? oneOf ?? []].flat() as JsonSchema[];
  return [type].flat().includes('null') || choices.some(allowsNull);
}

/** The default of a field in a list, or null where the contract allows it. Empty for a field that a body must have. */
function defaultOf(schema: JsonSchema): unknown[] {
  const { default: value } = resolved(schema);
  if (value !== undefined) return [value];
  return allowsNull(schema) ? [null] : [];
}

/** What the fields of a component are when a body leaves them out. Fields without a default and without null are missing. */
export const defaultsOf = <Fields extends object>(component: string) => {
  const fields = partsOf(schemas[component] ?? {}).flatMap(({ properties }) =>
    Object.entries(properties ?? {}),
  );
  const known = fields.flatMap(([name, schema]) =>
    defaultOf(schema).map((value) => [name, value] as const),
  );
  return structuredClone(Object.fromEntries(known)) as Readonly<Fields>;
};
