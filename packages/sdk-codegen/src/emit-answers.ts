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
import { neededFields, tupleKinds } from './sdk-types.ts';

/** The type of a field: the name of a shape, the kind of a value, words, or a list. */
type Type = { shape: string } | { kind: ValueKind } | { words: Json[] } | { list: Type };

/** An object of an answer, as `AnswerShape` in packages/sdk/src/answer/shape.ts describes it. */
interface Shape {
  fields: Record<string, Type>;
  nullable: Record<string, Type>;
  optional: Record<string, Type>;
  each?: Type | undefined;
  /** Its other properties. */
  marks: Record<string, string | true>;
  description: string | undefined;
}

/**
 * `answers.ts`: the shapes of all answers. The SDK reads answers by them.
 * @throws {ContractError} for a needed field that does not exist
 */
export function emitAnswers(contract: Contract): string {
  const used = new Set(contract.operations.map(answerShape));
  const constants = [...shapesOf(contract)].map(([name, shape]) => {
    const keyword = used.has(name) ? 'export const' : 'const';
    return `${docstring([shape.description])}${keyword} ${name}: AnswerShape = ${printed(shape)};\n`;
  });
  return [`${banner}import type { AnswerShape } from '../answer/shape.ts';\n`, ...constants].join(
    '\n',
  );
}

/** A shape in TypeScript, with a line for each of its groups of fields. */
function printed({ fields, nullable, optional, each, marks }: Shape): string {
  const groups = Object.entries({ fields, nullable, optional })
    .map(([group, types]) => [group, Object.entries(types)] as const)
    .filter(([, types]) => types.length > 0)
    .map(([group, types]) => {
      const all = types.map(([name, type]) => `${propertyKey(name)}: ${typeName(type)}`);
      return `${group}: { ${all.join(', ')} }`;
    });
  const parts = [
    ...groups,
    ...(each ? [`each: ${typeName(each)}`] : []),
    ...Object.entries(marks).map(([mark, value]) => `${mark}: ${literal(value)}`),
  ];
  return parts.length > 0 ? `{\n${parts.map((part) => `  ${part},\n`).join('')}}` : '{}';
}

/** A type in TypeScript. */
function typeName(type: Type): string {
  if ('list' in type) return `[${typeName(type.list)}]`;
  if ('words' in type) return `{ words: ${literal(type.words)} }`;
  return 'kind' in type ? quote(type.kind) : type.shape;
}

/** The name of the constant with the shape of an answer. Undefined if it has no JSON. */
export function answerShape({ success, kind, id }: Operation) {
  const { schema } = success.content ?? {};
  if (kind === 'file' || !schema) return undefined;
  const name = refName(schema);
  if (name === undefined) throw new ContractError(id, 'make the answer a component schema');
  return camel(name);
}

/** The objects in answers by the names of their constants, each after those that it refers to. */
function shapesOf(contract: Contract): Map<string, Shape> {
  const shapes = new Map<string, Shape>();

  /** Adds the shape of an object, a map, a tuple or a union of objects. Returns the name of its constant. */
  function add(schema: Schema, where: string): string {
    const name = camel(refName(schema) ?? where);
    if (shapes.has(name)) return name;
    const target = resolveSchema(contract, schema);
    const tuple = tupleKinds[pascal(name)];
    const { properties, required } = tuple
      ? { properties: {}, required: new Set<string>() }
      : propertiesOf(contract, target);
    const groups: Pick<Shape, 'fields' | 'nullable' | 'optional'> = {
      fields: {},
      nullable: {},
      optional: Object.fromEntries((tuple ?? []).map((kind, index) => [index, { kind }])),
    };
    for (const [field, part] of Object.entries(properties)) {
      const { schema: inner, isNullable } = withoutNull(contract, part);
      const place = name + field.split('_').map(pascal).join('');
      const group = required.has(field) ? 'fields' : 'optional';
      // A list that is null is an empty one.
      groups[isNullable && inner.type !== 'array' ? 'nullable' : group][field] = typeOf(
        part,
        place,
      );
    }
    const { additionalProperties } = target;
    const isFree = [target.type].flat().includes('object') && Object.keys(properties).length === 0;
    const map = typeof additionalProperties === 'object' ? additionalProperties : isFree && {};
    shapes.set(name, {
      ...groups,
      each: map ? typeOf(map, `${name}Value`) : tuple && { kind: 'any' },
      marks: {
        ...(tuple && { isTuple: true }),
        ...(Object.keys(properties).join() === 'message' && { isConfirmation: true }),
        ...needOf(pascal(name), properties),
      },
      description: contract.schemas[pascal(name)]?.description?.split(/(?<=\.)\s/)[0],
    });
    return name;
  }

  function typeOf(schema: Schema, where: string): Type {
    const { schema: inner } = withoutNull(contract, schema);
    if (inner.type === 'array' && !((refName(schema) ?? '') in tupleKinds))
      return { list: typeOf(inner.items as Schema, where) };
    const isTuple = (refName(schema) ?? '') in tupleKinds;
    if (isObject(inner) || isTuple) return { shape: add(nonNullPart(schema), where) };
    const words = codedWords(contract, inner);
    return words ? { words } : { kind: valueKind(contract, inner) };
  }

  /** The reference in a schema that may be null, so that the name stays known. */
  const nonNullPart = (schema: Schema): Schema =>
    [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].find(({ $ref }) => $ref) ?? schema;

  for (const operation of contract.operations) {
    const { id, success, kind } = operation;
    if (kind === 'file' || !success.content) continue;
    const marks = shapes.get(add(success.content.schema, id))?.marks;
    const rows = rowsOf(contract, operation);
    Object.assign(marks ?? {}, rows && { rows }, operation.record && { record: operation.record });
  }
  return shapes;
}

/** The field of a schema that its caller needs. */
function needOf(schema: string, properties: Readonly<Record<string, Schema>>) {
  const needs = neededFields[schema];
  if (needs && !(needs in properties))
    throw new ContractError(schema, `has no \`${needs}\`, but sdk-types.ts needs it`);
  return needs ? { needs } : {};
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

/** The words of a schema that may come as their numbers. */
function codedWords(contract: Contract, { anyOf = [] }: Schema): Json[] | undefined {
  const [word, code] = anyOf.map((variant) => resolveSchema(contract, variant));
  return code?.type === 'integer' ? word?.enum : undefined;
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
