import {
  type Contract,
  ContractError,
  type Json,
  mergedObject,
  type Operation,
  refName,
  resolveSchema,
  type Schema,
  type ValueKind,
  valueKinds,
} from './contract.ts';
import { banner, docstring } from './docs.ts';
import { camel, literal, pascal, propertyKey, quote } from './names.ts';
import { tupleKinds } from './sdk-types.ts';

const types = `/** The type of a value. \`instant\` and \`day\` are texts, \`value\` is a text, number or boolean, \`any\` is any JSON. */
export type ValueKind = ${valueKinds.map(quote).join(' | ')};

/** The type of a field: an object, a single value, or a list with the type of its items. */
export type FieldType = AnswerShape | ValueKind | readonly [item: AnswerShape | ValueKind];

/**
 * An object in an answer. Its single values have the type that \`valueFields\` has for their names. Fields that neither
 * has may have any value.
 */
export interface AnswerShape {
  /** Its lists and objects, and single values whose type differs from that in \`valueFields\`. */
  readonly fields?: Readonly<Record<string, FieldType>>;
  /** The lists and objects that may be missing. */
  readonly optional?: readonly string[];
  /** The objects that may be null. */
  readonly nullable?: readonly string[];
  /** The values of a map, whose keys are no names of fields. */
  readonly each?: AnswerShape | ValueKind;
  /** Whether it is an array of single values, with its positions as fields. */
  readonly isTuple?: boolean;
  /** The list that it is about. Without it, it is no such answer. */
  readonly rows?: string;
  /** The field in which a service may send it, in place of an answer of its own. */
  readonly record?: string;
  /** Whether it only confirms that a call was carried out, so that an empty body says the same. */
  readonly isConfirmation?: boolean;
}
`;

/** An object of an answer. `parts` are the properties of its shape in TypeScript. */
interface Shape {
  /** Its lists and objects by the names of their fields: `[dog]`, `owner`. */
  fields: Record<string, string>;
  values: Record<string, ValueKind>;
  parts: string[];
  each: string | undefined;
  description: string | undefined;
}

/** The constant of all objects that have only single values, of the types in `valueFields`. */
const plain = 'plain';

/**
 * `answers.ts`: the shapes of all answers, and the types of single values by the names of their fields, which mean the
 * same in nearly all objects. The SDK reads answers by them.
 */
export function emitAnswers(contract: Contract): string {
  const shapes = shapesOf(contract);
  const kinds = commonKinds([...shapes.values()]);
  const used = new Set(contract.operations.map(answerShape));
  const isPlain = (name: string) => {
    const shape = shapes.get(name);
    return shape !== undefined && partsOf(shape, kinds).length === 0;
  };
  const constants = [...shapes].flatMap(([name, shape]) => {
    if (isPlain(name) && !used.has(name)) return [];
    const refer = (part: string) =>
      part.replaceAll(/(?<=: \[?)\w+/g, (word) => (isPlain(word) ? plain : word));
    const own = partsOf(shape, kinds).map(refer);
    const line = own.length > 0 ? `{ ${own.join(', ')} }` : plain;
    const text = line.length < 60 ? line : `{\n${own.map((part) => `  ${part},\n`).join('')}}`;
    const keyword = used.has(name) ? 'export const' : 'const';
    return `${docstring([shape.description])}${keyword} ${name}: AnswerShape = ${text};\n`;
  });
  const fields = valueKinds.map((kind) => {
    const names = [...kinds].filter(([, its]) => its === kind).map(([name]) => name);
    return names.length > 0 ? `  ${kind}: ${literal(names.toSorted(), 100, '  ')},\n` : '';
  });
  const words = literal(wordsOf(contract), 100);
  return [
    `${banner}${types}`,
    `/** Fields with single values, by type. */\nexport const valueFields: Readonly<Partial<Record<ValueKind, readonly string[]>>> = {\n${fields.join('')}};\n`,
    `/** Fields with words. A service may send a word's position, from 1, in place of the word. */\nexport const wordFields: Readonly<Record<string, readonly string[]>> = ${words};\n`,
    `/** An object with single values only. */\nconst ${plain}: AnswerShape = {};\n`,
    ...constants,
  ].join('\n');
}

/** All properties of a shape. Its values are those that differ from the common ones; a map has no common ones. */
function partsOf(
  { fields, values, parts, each }: Shape,
  kinds: ReadonlyMap<string, ValueKind>,
): string[] {
  const own = Object.entries(values)
    .filter(([field, kind]) => each || kinds.get(field) !== kind)
    .map(([field, kind]) => [field, quote(kind)] as const);
  const all = [...Object.entries(fields), ...own].map(
    ([field, type]) => `${propertyKey(field)}: ${type}`,
  );
  return [
    ...(all.length > 0 ? [`fields: { ${all.join(', ')} }`] : []),
    ...parts,
    ...(each ? [`each: ${each}`] : []),
  ];
}

/** The name of the constant with the shape of an answer. Undefined if it has no JSON. */
export function answerShape({ success, kind, id }: Operation) {
  const { schema } = success.content ?? {};
  if (kind === 'file' || !schema) return undefined;
  const name = refName(schema);
  if (name === undefined) throw new ContractError(id, 'make the answer a component schema');
  return camel(name);
}

/** The type of each name that most objects with it have. */
function commonKinds(shapes: readonly Shape[]): Map<string, ValueKind> {
  const uses = new Map<string, ValueKind[]>();
  const named = shapes.filter(({ each }) => !each);
  for (const [name, kind] of named.flatMap(({ values }) => Object.entries(values))) {
    uses.set(name, [...(uses.get(name) ?? []), kind]);
  }
  const share = (all: ValueKind[], kind: ValueKind) => all.filter((one) => one === kind).length;
  return new Map(
    [...uses].map(([name, all]) => [
      name,
      all.reduce((best, kind) => (share(all, kind) > share(all, best) ? kind : best)),
    ]),
  );
}

/** The objects in answers by the names of their constants, each after those that it refers to. */
function shapesOf(contract: Contract): Map<string, Shape> {
  const shapes = new Map<string, Shape>();

  /** Adds the shape of an object, a map, a tuple or a union of objects. Returns the name of its constant. */
  function add(schema: Schema, where: string): string {
    const name = camel(refName(schema) ?? where);
    if (shapes.has(name)) return name;
    const target = resolveSchema(contract, schema);
    const kinds = tupleKinds[pascal(name)];
    const { properties, required } = kinds
      ? { properties: {}, required: new Set<string>() }
      : propertiesOf(contract, target);
    const values: Record<string, ValueKind> = Object.fromEntries(Object.entries(kinds ?? []));
    const fields: Record<string, string> = {};
    const optional: string[] = [];
    const nullable: string[] = [];
    for (const [field, part] of Object.entries(properties)) {
      const { schema: inner, isNullable } = withoutNull(contract, part);
      const place = name + field.split('_').map(pascal).join('');
      const isList = inner.type === 'array';
      if (isList) fields[field] = `[${itemOf(inner.items as Schema, place)}]`;
      else if (isObject(inner)) fields[field] = add(nonNullPart(part), place);
      else if (!isCoded(contract, inner)) values[field] = valueKind(contract, inner);
      if (!isList && !isObject(inner)) continue;
      if (!required.has(field)) optional.push(field);
      if (isNullable && !isList) nullable.push(field);
    }
    const { additionalProperties } = target;
    const free = [target.type].flat().includes('object') && Object.keys(properties).length === 0;
    const map = typeof additionalProperties === 'object' ? additionalProperties : free && {};
    const parts = [
      optional.length > 0 && `optional: ${literal(optional)}`,
      nullable.length > 0 && `nullable: ${literal(nullable)}`,
      kinds && 'isTuple: true',
      Object.keys(properties).join() === 'message' && 'isConfirmation: true',
    ];
    shapes.set(name, {
      fields,
      values,
      parts: parts.filter((part) => typeof part === 'string'),
      each: map ? itemOf(map, `${name}Value`) : kinds && quote('any'),
      description: contract.schemas[pascal(name)]?.description?.split(/(?<=\.)\s/)[0],
    });
    return name;
  }

  /** The constant's name of an object, else the type of a value. */
  function itemOf(schema: Schema, where: string): string {
    const { schema: inner } = withoutNull(contract, schema);
    const isTuple = (refName(schema) ?? '') in tupleKinds;
    return isObject(inner) || isTuple ? add(schema, where) : quote(valueKind(contract, inner));
  }

  /** The reference in a schema that may be null, so that the name stays known. */
  const nonNullPart = (schema: Schema): Schema =>
    [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].find(({ $ref }) => $ref) ?? schema;

  for (const operation of contract.operations) {
    const { id, success, kind } = operation;
    if (kind === 'file' || !success.content) continue;
    const shape = shapes.get(add(success.content.schema, id));
    for (const [name, value] of [
      ['rows', rowsOf(contract, operation)],
      ['record', operation.record],
    ] as const) {
      const part = `${name}: ${quote(value ?? '')}`;
      if (value && !shape?.parts.includes(part)) shape?.parts.push(part);
    }
  }
  return shapes;
}

/** The list that an answer is about: the rows of a page, or all that it has. */
function rowsOf(contract: Contract, { pagination, success }: Operation): string | undefined {
  if (pagination) return pagination.items;
  const { required, properties } = mergedObject(contract, success.content?.schema ?? {});
  const [only = '', ...others] = required;
  return others.length === 0 && properties[only]?.type === 'array' ? only : undefined;
}

const isObject = ({ type, allOf, oneOf }: Schema) =>
  [type].flat().includes('object') || allOf !== undefined || oneOf !== undefined;

/** The properties of an object, or those of all variants of a union. */
function propertiesOf(contract: Contract, schema: Schema) {
  const parts = (schema.oneOf ?? [schema]).map((variant) => mergedObject(contract, variant));
  const [first, ...others] = parts;
  const properties: Record<string, Schema> = Object.assign(
    {},
    ...parts.map((part) => part.properties),
  );
  const required = [...(first?.required ?? [])].filter((field) =>
    others.every((part) => part.required.has(field)),
  );
  return { properties, required: new Set(required) };
}

/** A schema without its alternative null, and resolved. */
function withoutNull(contract: Contract, schema: Schema): { schema: Schema; isNullable: boolean } {
  const target = resolveSchema(contract, schema);
  const variants = [...(target.anyOf ?? []), ...(target.oneOf ?? [])];
  const [first, ...others] = variants.filter(({ type }) => type !== 'null');
  const isNullable = variants.some(({ type }) => type === 'null');
  if (first && others.length === 0) return { schema: resolveSchema(contract, first), isNullable };
  return { schema: target, isNullable: [target.type].flat().includes('null') };
}

/** Whether a schema is a word that may come as its number. */
function isCoded(contract: Contract, { anyOf = [] }: Schema): boolean {
  const [word, code] = anyOf.map((variant) => resolveSchema(contract, variant));
  return word?.enum !== undefined && code?.type === 'integer';
}

/** The fields of all schemas that are words that may come as their numbers. */
function wordsOf(contract: Contract): Record<string, Json> {
  const fields = Object.values(contract.schemas).flatMap(({ properties = {} }) =>
    Object.entries(properties).filter(([, schema]) => isCoded(contract, schema)),
  );
  return Object.fromEntries(
    fields.map(([name, { anyOf: [word = {}] = [] }]) => [
      name,
      resolveSchema(contract, word).enum ?? [],
    ]),
  );
}

/** The type of a single value. */
function valueKind(contract: Contract, schema: Schema): ValueKind {
  const [variant = schema] = schema.anyOf ?? [];
  const { type, format } = resolveSchema(contract, variant);
  const [name = '', ...others] = [type ?? []].flat().filter((one) => one !== 'null');
  if (others.length > 0) return 'value';
  if (format === 'date') return 'day';
  if (format === 'date-time') return 'instant';
  const kinds: Readonly<Record<string, ValueKind>> = { string: 'text', integer: 'number' };
  return kinds[name] ?? valueKinds.find((kind) => kind === name) ?? 'any';
}
