import { refName, type Operation, type Schema } from './contract.ts';
import { ContractError } from './values.ts';

const primitives: Record<string, string> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
};

/**
 * The TypeScript type of a parameter, body or answer. Objects must be named components there: inline ones would get names that
 * nobody can guess.
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

/** The component names that a list of type names uses, sorted, for an import. */
export function importedNames(types: Iterable<string>): string[] {
  const builtIn = new Set([...Object.values(primitives), 'undefined', 'Blob']);
  const names = [...types].flatMap((type) => type.match(/\w+/g) ?? []);
  return [...new Set(names)].filter((name) => !builtIn.has(name)).toSorted();
}

/** What an operation's successful answer is for the caller of the SDK. */
export function answerType({ success, kind, id }: Operation): string {
  if (kind === 'file') return 'Download';
  if (!success.content) return 'undefined';
  return kind === 'stream' && success.content.events
    ? `EventStream<${typeName(success.content.events, id)}>`
    : typeName(success.content.schema, id);
}
