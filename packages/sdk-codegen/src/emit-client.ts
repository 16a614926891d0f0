import {
  type Contract,
  ContractError,
  mergedObject,
  type Operation,
  resolveSchema,
  type Tag,
} from './contract.ts';
import { banner, docstring, operationDocstring } from './docs.ts';
import { pascal, quote } from './names.ts';
import { successFields } from './sdk-types.ts';
import { answerType, importedNames, parameterList, typeName } from './type-names.ts';

/** Types of `signatures.ts`. */
const helpers = ['ApiPromise', 'Download', 'EventStream', 'RowIterator', 'Verdict'];

/** `client.ts`: an interface per tag with a documented method per operation. */
export function emitClient(contract: Contract): string {
  const used = contract.operations.flatMap((operation) => [
    ...parameterList(operation).map(({ type }) => type),
    answerType(operation),
    ...(operation.pagination ? [rowType(contract, operation)] : []),
  ]);
  const types = importedNames(used).filter((name) => ![...helpers, 'CallOptions'].includes(name));
  const areas = contract.tags.map(
    ({ name, description }) =>
      `${docstring([description], '  ')}  ${name}: ${interfaceName(name)};\n`,
  );
  return [
    `${banner}import type { CallOptions } from '../options.ts';\n` +
      `import type { ${helpers.join(', ')} } from '../signatures.ts';\n` +
      `import type {\n${types.map((name) => `  ${name},\n`).join('')}} from './types.ts';\n`,
    ...contract.tags.map((tag) => emitInterface(contract, tag)),
    `/** All calls of the service, one property for each area. */\nexport interface Areas {\n${areas.join('')}}\n`,
  ].join('\n');
}

function emitInterface(contract: Contract, { name, description, operations }: Tag): string {
  const methods = operations.flatMap((operation) => [
    `${operationDocstring(operation, '  ')}  ${signature(contract, operation)}\n`,
    ...(operation.pagination ? [listAll(contract, operation)] : []),
  ]);
  return `${docstring([description])}export interface ${interfaceName(name)} {\n${methods.join('\n')}}\n`;
}

const interfaceName = (tag: string) => `${pascal(tag)}Client`;

/** `list: (query?: OrdersListQuery, options?: CallOptions) => ApiPromise<OrderList>;` */
export function signature(contract: Contract, operation: Operation): string {
  const parameters = parameterList(operation).map(
    ({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${type}`,
  );
  return `${operation.name}: (${[...parameters, 'options?: CallOptions'].join(', ')}) => ApiPromise<${verdictType(contract, operation)}>;`;
}

/** The type of an answer. One that tells by `success` whether the call did its work is a union of both cases. */
function verdictType(contract: Contract, operation: Operation): string {
  const type = answerType(operation);
  const { properties, required } = mergedObject(contract, operation.success.content?.schema ?? {});
  const tells = required.has('success') && required.size === 1 && 'error' in properties;
  if (!tells) return type;
  const given = successFields[type];
  return `Verdict<${given ? `${type}, ${quote(given)}` : type}>`;
}

/** The type of one row of a paged list. */
function rowType(contract: Contract, { id, success, pagination }: Operation): string {
  const { properties } = resolveSchema(contract, success.content?.schema ?? {});
  const rows = properties?.[pagination?.items ?? ''];
  if (typeof rows?.items !== 'object')
    throw new ContractError(id, 'x-pagination names no list of the answer');
  return typeName(rows.items, id);
}

function listAll(contract: Contract, operation: Operation): string {
  const parameters = parameterList(operation).map(({ name, type, optional }) =>
    name === 'query' ? `query?: Omit<${type}, 'page'>` : `${name}${optional ? '?' : ''}: ${type}`,
  );
  const doc = `All rows of \`${operation.name}\`, page by page, with the largest page size unless \`per_page\` is set. Leaving the loop stops requesting pages. \`.pages()\` iterates over whole pages instead, from a page of your choice.`;
  return (
    docstring([doc], '  ') +
    `  ${operation.name}All: (${[...parameters, 'options?: CallOptions'].join(', ')}) => RowIterator<${rowType(contract, operation)}, ${answerType(operation)}>;\n`
  );
}
