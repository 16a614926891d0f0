import {
  ContractError,
  type Operation,
  queryParameters,
  refName,
  type Schema,
} from './contract.ts';
import { operationTypeName } from './names.ts';

const primitives: Record<string, string> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
};

/**
 * The TypeScript type of a parameter, body or answer. Objects must be named components: inline ones would get names
 * that nobody can guess.
 */
export function typeName(schema: Schema, where: string): string {
  const name = refName(schema);
  if (name !== undefined) return name;
  if (schema.type === 'array' && typeof schema.items === 'object')
    return `${typeName(schema.items, where)}[]`;
  const plain = typeof schema.type === 'string' && !schema.enum;
  const primitive = plain ? primitives[String(schema.type)] : undefined;
  if (primitive === undefined) throw new ContractError(where, 'make this a component schema');
  return primitive;
}

/** The component names in a list of types, sorted, for an import. */
export function importedNames(types: Iterable<string>): string[] {
  const builtIn = new Set([...Object.values(primitives), 'object', 'undefined', 'Blob']);
  const names = [...types].flatMap((type) => type.match(/\w+/g) ?? []);
  return [...new Set(names)].filter((name) => !builtIn.has(name)).toSorted();
}

/** The type of a successful answer for callers of the SDK. An answer without a body is `{}`. */
export function answerType({ success, kind, id }: Operation): string {
  if (kind === 'file') return 'Download';
  if (!success.content) return 'object';
  return kind === 'stream' && success.content.events
    ? `EventStream<${typeName(success.content.events, id)}>`
    : typeName(success.content.schema, id);
}

/** The parameters of a method: path values, then the query or the body. Options always come last. */
export function parameterList(operation: Operation) {
  const path = operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) => ({ name, type: typeName(schema, operation.id), optional: false }));
  const query = queryParameters(operation);
  const name = operationTypeName(operation.id);
  if (query.length > 0) {
    const optional = !query.some(({ required }) => required);
    path.push({ name: 'query', type: `${name}Query`, optional });
  }
  if (operation.body) {
    const type = typeName(operation.body.schema, operation.id);
    path.push({ name: 'body', type, optional: !operation.body.required });
  }
  return path;
}
