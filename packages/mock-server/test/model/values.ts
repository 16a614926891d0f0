import * as fc from 'fast-check';
import { resolved } from '../../src/contract/check.ts';
import type { JsonSchema } from '../../src/types/operation.ts';
import { namedValue } from './named.ts';
import { dates, emails, hosts, SECRET, texts } from './texts.ts';

/** A schema with the parts of its `allOf` merged. */
function flat(schema: JsonSchema): JsonSchema {
  const { allOf, ...own } = resolved(schema);
  if (!Array.isArray(allOf)) return own;
  const parts = allOf.map(flat);
  const properties: Record<string, JsonSchema> = {};
  for (const part of parts) {
    for (const [name, said] of Object.entries(
      isRecord(part['properties']) ? part['properties'] : {},
    )) {
      properties[name] = { ...properties[name], ...said };
    }
  }
  return {
    ...own,
    type: 'object',
    additionalProperties: false,
    properties,
    required: parts.flatMap(({ required }) => (Array.isArray(required) ? required : [])),
  };
}

/** The alternatives of a schema: those of oneOf and anyOf, or one for each type. */
function alternatives(schema: JsonSchema): readonly JsonSchema[] {
  const { oneOf, anyOf, type, ...rest } = schema;
  if (Array.isArray(oneOf)) return oneOf;
  if (Array.isArray(anyOf)) return anyOf;
  return Array.isArray(type) ? type.map((one: unknown) => ({ ...rest, type: one })) : [];
}

function numberOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

/** The limit of numbers without a maximum in the contract. */
const FAR = 2 ** 31;

function wholeNumbers({ minimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  const [min, max] = [numberOf(minimum, -FAR), numberOf(maximum, FAR)];
  return fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max }));
}

function amounts(schema: JsonSchema): fc.Arbitrary<number> {
  return fc.oneof(
    wholeNumbers(schema),
    fc.integer({ min: 0, max: 20_000 }).map((cents) => cents / 100),
  );
}

/** Generators of text by format, for formats that alone decide whether a text is valid. */
const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: dates,
  email: emails,
  hostname: hosts,
  ipv4: fc.ipV4(),
  ipv6: fc.ipV6(),
};

/** Cuts or pads a text to a length in characters, as JSON Schema counts them. */
function fitted(text: string, min: number, max: number): string {
  return Array.from(text).slice(0, max).join('').padEnd(min, 'x');
}

function strings(schema: JsonSchema): fc.Arbitrary<string> {
  const { format, pattern, minLength, maxLength, writeOnly } = schema;
  const [min, max] = [numberOf(minLength, 0), numberOf(maxLength, 10_000)];
  if (writeOnly === true) return fc.constantFrom(`${SECRET}1`, `${SECRET}2`);
  const known = typeof format === 'string' ? FORMATS[format] : undefined;
  if (known !== undefined) return known;
  const form = typeof pattern === 'string' ? new RegExp(pattern, 'u') : /^/;
  if (form.source.startsWith('^') && pattern !== undefined) return fc.stringMatching(form);
  return fc
    .oneof(
      { weight: 9, arbitrary: texts.map((text) => fitted(text, min, max)) },
      { weight: 1, arbitrary: fc.constantFrom('x'.repeat(min), 'x'.repeat(max)) },
    )
    .filter((text) => form.test(text));
}

function isRecord(value: unknown): value is Record<string, JsonSchema> {
  return typeof value === 'object' && value !== null;
}

/** The properties of an object schema, and the required ones. */
export function propertiesOf(schema: JsonSchema): {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
  readonly closed: boolean;
} {
  const { properties, required, additionalProperties } = flat(schema);
  return {
    properties: isRecord(properties) ? properties : {},
    required: Array.isArray(required) ? required : [],
    closed: additionalProperties === false,
  };
}

function objects(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { properties, required } = propertiesOf(schema);
  const { additionalProperties: more } = schema;
  const record = fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, valid(one, key)])),
    { requiredKeys: [...required], noNullPrototype: true },
  );
  if (typeof more !== 'object' || more === null) return record;
  return fc.dictionary(texts, valid({ ...more }), { maxKeys: 3, noNullPrototype: true });
}

/** The name for the entries of a list, if it is not the name of the list. */
const ENTRIES: Readonly<Record<string, string>> = {
  domains: 'domain',
  epp_categories: 'category_id',
  supported_tlds: 'tld',
};

function lists({ items, minItems, maxItems, uniqueItems }: JsonSchema, name: string) {
  const entry = valid(
    typeof items === 'object' && items !== null ? { ...items } : {},
    ENTRIES[name],
  );
  const sizes = {
    minLength: numberOf(minItems, 0),
    maxLength: Math.min(4, numberOf(maxItems, 4)),
  };
  if (uniqueItems !== true) return fc.array(entry, sizes);
  return fc.uniqueArray(entry, { ...sizes, selector: (value) => JSON.stringify(value) });
}

const BY_TYPE: Readonly<
  Record<string, (schema: JsonSchema, name: string) => fc.Arbitrary<unknown>>
> = {
  integer: wholeNumbers,
  number: amounts,
  string: strings,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  object: objects,
  array: lists,
};

/**
 * Values that a schema allows, including its limits. A property with a meaningful name (`account_id`, `domain`) mostly
 * gets a value from earlier answers.
 */
export function valid(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
  const whole = flat(schema);
  const others = alternatives(whole);
  const { type, enum: values, pattern } = whole;
  const any = (): fc.Arbitrary<unknown> => {
    if (Array.isArray(values)) return fc.constantFrom(...values);
    if (others.length > 0) return fc.oneof(...others.map((one) => valid(one, name)));
    return (typeof type === 'string' ? BY_TYPE[type]?.(whole, name) : undefined) ?? fc.jsonValue();
  };
  const known = namedValue(name, pattern);
  if (known === undefined) return any();
  return fc.oneof({ weight: 6, arbitrary: known }, { weight: 1, arbitrary: any() });
}

/** A value of each JSON type. */
const OF_TYPE: Readonly<Record<string, unknown>> = {
  integer: 17,
  number: 1.5,
  string: 'text',
  boolean: true,
  null: null,
  object: {},
  array: [],
};

function typesOf(schema: JsonSchema): string[] {
  const whole = flat(schema);
  const others = alternatives(whole);
  if (others.length > 0) return others.flatMap(typesOf);
  const { type } = whole;
  return typeof type === 'string' ? [type, ...(type === 'number' ? ['integer'] : [])] : [];
}

/** Values that break any one rule of a schema. */
export function wrongValues(schema: JsonSchema): unknown[] {
  const whole = flat(schema);
  const allowed = typesOf(whole);
  const foreign = Object.entries(OF_TYPE)
    .filter(([type]) => allowed.length > 0 && !allowed.includes(type))
    .map(([, value]) => value);
  if (alternatives(whole).length > 0) return foreign;
  const { minimum, maximum, minLength, maxLength, enum: values, format, pattern } = whole;
  return [
    ...foreign,
    ...(typeof minimum === 'number' ? [minimum - 1] : []),
    ...(typeof maximum === 'number' ? [maximum + 1] : []),
    ...(typeof minLength === 'number' && minLength > 0 ? [''] : []),
    ...(typeof maxLength === 'number' ? ['x'.repeat(maxLength + 1)] : []),
    ...(Array.isArray(values) ? ['!'] : []),
    ...(typeof pattern === 'string' ? ['!', ' '].filter((text) => !text.match(pattern)) : []),
    ...(typeof format === 'string' && format in FORMATS ? ['no such thing'] : []),
  ];
}

/**
 * Texts that a parameter of this schema refuses. Parameters arrive as text, so texts of numbers are valid for numbers.
 */
export function wrongTexts(schema: JsonSchema): string[] {
  const isText = typesOf(schema).includes('string');
  return wrongValues(schema)
    .filter((value) => typeof value === 'string' || (!isText && typeof value === 'number'))
    .map(String);
}
