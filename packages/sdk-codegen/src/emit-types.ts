import {
  type Contract,
  ContractError,
  mergedObject,
  type Parameter,
  queryParameters,
  refName,
  resolveSchema,
  type Schema,
} from './contract.ts';
import { banner, docstring, sentence } from './docs.ts';
import { literal, operationTypeName, propertyKey } from './names.ts';

const primitives: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

/**
 * `types.ts`: a type for each component schema and for each operation's query. Open enumerations accept any string.
 * Optional properties accept `undefined`, which is not sent, so that the types are equally easy to use with and without
 * `exactOptionalPropertyTypes`.
 * @param propertyTypes types that replace the contract's, by `Schema` or `Schema/property`
 * @throws {ContractError} for one of them that replaces nothing
 */
export function emitTypes(
  source: Contract,
  propertyTypes: Readonly<Record<string, string>>,
): string {
  const contract = withPropertyTypes(source, propertyTypes);
  const schemas = Object.entries(contract.schemas).map(
    ([name, schema]) =>
      `${docstring([schema.description])}export type ${name} = ${typeOf(contract, schema, '')};\n`,
  );
  const queries = contract.operations
    .filter((operation) => queryParameters(operation).length > 0)
    .map((operation) => {
      const doc = docstring([`Query of \`${operation.id}\`: ${sentence(operation.summary)}`]);
      const properties = queryParameters(operation).map((parameter) =>
        property(contract, parameter.name, asProperty(parameter), parameter.required, ''),
      );
      const name = `${operationTypeName(operation.id)}Query`;
      return `${doc}export type ${name} = Query<{\n${properties.join('')}}>;\n`;
    });
  return [`${banner}import type { Query } from '../call.ts';\n`, ...schemas, ...queries].join('\n');
}

function withPropertyTypes(
  contract: Contract,
  propertyTypes: Readonly<Record<string, string>>,
): Contract {
  const schemas = structuredClone(contract.schemas);
  for (const [key, type] of Object.entries(propertyTypes)) {
    const [name = '', field] = key.split('/');
    const target = field === undefined ? schemas[name] : schemas[name]?.properties?.[field];
    if (!target) throw new ContractError(key, 'does not exist, but sdk-types.ts has a type for it');
    target['x-type'] = type;
  }
  return { ...contract, schemas };
}

/** A parameter as a property of the query. */
const asProperty = ({ description, example, schema }: Parameter): Schema => ({
  ...schema,
  description,
  ...(example !== undefined && { examples: [example] }),
});

/** The TypeScript type of a schema. */
function typeOf(contract: Contract, schema: Schema, indent: string): string {
  const { anyOf, oneOf, allOf, items, enum: values, additionalProperties } = schema;
  const { 'x-type': own, 'x-open-enum': isOpen } = schema;
  if (own !== undefined) return own;
  const inner = (part: Schema) => typeOf(contract, part, indent);
  const name = refName(schema);
  if (name !== undefined) return name;
  if (schema.const !== undefined) return literal(schema.const);
  if (values) {
    const known = values.map((value) => literal(value));
    return [...known, ...(isOpen ? ['(string & {})'] : [])].join(' | ');
  }
  const parts = anyOf ?? oneOf;
  if (parts) return [...new Set(parts.map(inner))].join(' | ');
  const more = typeof additionalProperties === 'object' ? inner(additionalProperties) : 'unknown';
  const index = `{ [key: string]: ${more} }`;
  if (schema.properties ?? allOf) {
    const object = objectType(contract, schema, indent);
    return typeof additionalProperties === 'object' ? `${object} & ${index}` : object;
  }
  return [schema.type ?? 'unknown']
    .flat()
    .map((type) => {
      if (type === 'array') return listOf(typeof items === 'object' ? inner(items) : 'unknown');
      return type === 'object' ? index : (primitives[type] ?? 'unknown');
    })
    .join(' | ');
}

const listOf = (type: string) => (type.includes(' | ') ? `(${type})[]` : `${type}[]`);

function objectType(contract: Contract, schema: Schema, indent: string): string {
  const { properties, required } = mergedObject(contract, schema);
  const lines = Object.entries(properties).map(([key, part]) =>
    property(contract, key, part, required.has(key), indent),
  );
  return `{\n${lines.join('')}${indent}}`;
}

/** A property with its docstring: its own description, else that of the schema that it refers to. */
function property(
  contract: Contract,
  key: string,
  schema: Schema,
  isRequired: boolean,
  indent: string,
): string {
  const deep = `${indent}  `;
  const type = typeOf(contract, schema, deep);
  const {
    description,
    default: preset,
    examples,
    format,
  } = {
    ...resolveSchema(contract, schema),
    ...schema,
  };
  const [example] = examples ?? [];
  const doc = docstring(
    [
      description,
      format && `@format ${format}`,
      preset !== undefined && `@default ${literal(preset)}`,
      example !== undefined && `@example ${literal(example)}`,
    ],
    deep,
  );
  return `${doc}${deep}${propertyKey(key)}${isRequired ? '' : '?'}: ${type}${isRequired ? '' : ' | undefined'};\n`;
}
