import {
  mergedObject,
  queryParameters,
  refName,
  resolveSchema,
  type Contract,
  type Json,
  type Schema,
} from './contract.ts';
import { banner, docstring } from './docs.ts';
import { camel, literal, operationTypeName, propertyKey } from './names.ts';

/** Keywords that become limits, with their names in the data. */
const limitNames = {
  minimum: 'min',
  maximum: 'max',
  minLength: 'minLength',
  maxLength: 'maxLength',
  minItems: 'minItems',
  maxItems: 'maxItems',
  pattern: 'pattern',
  default: 'default',
} as const;

/** Keywords that a query's limits have besides, so that an address can be read by them. */
const queryNames = { type: 'type', format: 'format', enum: 'options', ...limitNames } as const;

type Limits = Record<string, Json>;

/**
 * `limits.ts`: limits, defaults and required marks of the properties of each query and of each schema that callers
 * send, so that forms match the contract. A query's have the types and values of its parameters, too. Each schema is its own constant, so that an app bundles only those that it
 * imports.
 */
export function emitLimits(contract: Contract): string {
  const bodies = sentSchemas(contract).map((name) => {
    const { properties, required } = mergedObject(contract, {
      $ref: `#/components/schemas/${name}`,
    });
    const fields = Object.entries(properties)
      .map(([field, schema]) => fieldLimits(contract, field, schema, required.has(field)))
      .filter(({ limits }) => Object.keys(limits).length > 0);
    return constant(`${camel(name)}Limits`, `Limits of ${name}.`, fields);
  });
  const queries = contract.operations.map((operation) =>
    constant(
      `${camel(operationTypeName(operation.id))}QueryLimits`,
      `Limits of the query of \`${operation.id}\`.`,
      queryParameters(operation).map(({ name, schema, required }) =>
        fieldLimits(contract, name, schema, required, queryNames),
      ),
    ),
  );
  const constants = [...bodies, ...queries].filter((text) => text !== '');
  return `${banner}${constants.join('\n')}`;
}

/** Component objects that request bodies use, in the contract's order. */
function sentSchemas(contract: Contract): string[] {
  const seen = new Set<string>();
  const visit = (schema: Schema | undefined) => {
    if (!schema) return;
    const name = refName(schema);
    if (name !== undefined) {
      if (seen.has(name)) return;
      seen.add(name);
      visit(contract.schemas[name]);
      return;
    }
    const parts = [schema.allOf, schema.oneOf, schema.anyOf].flatMap((list) => list ?? []);
    [...Object.values(schema.properties ?? {}), ...parts].forEach(visit);
    for (const part of [schema.items, schema.additionalProperties]) {
      if (typeof part === 'object') visit(part);
    }
  };
  for (const { body } of contract.operations) visit(body?.schema);
  return Object.keys(contract.schemas).filter((name) => seen.has(name));
}

function fieldLimits(
  contract: Contract,
  field: string,
  schema: Schema,
  required: boolean,
  names: Readonly<Record<string, string>> = limitNames,
) {
  const limits: Limits = required ? { required: true } : {};
  for (const source of layers(contract, schema)) {
    for (const [keyword, name] of Object.entries(names)) {
      const value = Object.entries(source).find(([key]) => key === keyword)?.[1];
      // Text is what an address has.
      if (value !== undefined && !(name === 'type' && value === 'string')) limits[name] = value;
    }
  }
  return { field, limits };
}

/**
 * The schemas of a property, outermost last: its alternative to null, the schema that it refers to, and its own. The
 * default of the alternative does not apply to the property.
 */
function layers(contract: Contract, schema: Schema): Schema[] {
  const target = resolveSchema(contract, schema);
  const [branch, ...others] = [...(target.anyOf ?? []), ...(target.oneOf ?? [])].filter(
    ({ type }) => type !== 'null',
  );
  const inner = branch && others.length === 0 ? layers(contract, branch) : [];
  return [...inner.map(({ default: _, ...part }) => part), target, schema];
}

function constant(
  name: string,
  doc: string,
  fields: readonly { field: string; limits: Limits }[],
): string {
  const rows = fields.map(({ field, limits }) => `  ${propertyKey(field)}: ${literal(limits)},\n`);
  if (rows.length === 0) return '';
  return `${docstring([doc])}export const ${name} = {\n${rows.join('')}} as const;\n`;
}
