import {
  queryParameters,
  resolveSchema,
  type Contract,
  type Operation,
  type Tag,
} from './contract.ts';
import { banner, docstring, operationDocstring } from './docs.ts';
import { kebab, pascal, quote } from './names.ts';
import { answerType, importedNames, parameterList, typeName } from './type-names.ts';
import { ContractError } from './values.ts';

const helperTypes = ['CallOptions', 'Download', 'EventStream', 'Omit'];

/**
 * `client.ts`: an interface for each tag with a documented method for each operation, and `routes`, the compact table that the
 * core turns into those methods.
 */
export function emitClient(contract: Contract): string {
  const interfaces = contract.tags.map(emitInterface);
  const used = contract.operations.flatMap((operation) => [
    ...parameterList(operation).map(({ type }) => type),
    answerType(operation),
    ...(operation.pagination ? [rowType(contract, operation)] : []),
  ]);
  const types = importedNames(used).filter((name) => !helperTypes.includes(name));
  const helpers = ['CallOptions', 'Download', 'EventStream'].filter(
    (name) => name === 'CallOptions' || used.some((type) => type.startsWith(name)),
  );
  return [
    `${banner}import type { ${helpers.join(', ')} } from '../call.ts';\n` +
      `import type {\n${types.map((name) => `  ${name},\n`).join('')}} from './types.ts';\n`,
    ...interfaces,
    `/** All calls of the service, one property for each area. */\nexport interface Client {\n${contract.tags
      .map(
        ({ name, description }) =>
          `${docstring([description], '  ')}  ${name}: ${interfaceName(name)};\n`,
      )
      .join('')}}\n`,
    emitRoutes(contract),
  ].join('\n');

  function emitInterface({ name, description, operations }: Tag): string {
    const methods = operations.flatMap((operation) => [
      `${operationDocstring(operation, '  ')}  ${signature(operation)}\n`,
      ...(operation.pagination ? [listAll(contract, operation)] : []),
    ]);
    return `${docstring([description])}export interface ${interfaceName(name)} {\n${methods.join('\n')}}\n`;
  }
}

const interfaceName = (tag: string) => `${pascal(tag)}Client`;

/** `list: (query?: OrdersListQuery, options?: CallOptions) => Promise<OrderList>;` */
export function signature(operation: Operation): string {
  const parameters = parameterList(operation).map(
    ({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${type}`,
  );
  return `${operation.name}: (${[...parameters, 'options?: CallOptions'].join(', ')}) => Promise<${answerType(operation)}>;`;
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
  const doc = `Every row of \`${operation.name}\`, page after page. Leaving the loop asks for no more pages.`;
  return (
    docstring([doc], '  ') +
    `  ${operation.name}All: (${[...parameters, 'options?: CallOptions'].join(', ')}) => AsyncIterableIterator<${rowType(contract, operation)}>;\n`
  );
}

/** Operations that begin, renew and end a session, with the words by which the core knows them. */
const sessionCalls: Readonly<Record<string, string>> = {
  'auth/login': 'login',
  'auth/register': 'login',
  'auth/refresh': 'refresh',
  'auth/logout': 'logout',
};

/**
 * One entry a method: its name, HTTP method, path below `base`, `?` for a query or `!` for a body, then how its answer is treated:
 * `stream`, `file`, the word of a session call, or the key of a paged list's rows, with the number of rows on a full page if that
 * tells its end, and the seconds of a call that may take long.
 */
function route(operation: Operation, base: string): string {
  const { id, name, method, path, kind, timeout = '' } = operation;
  const takes = operation.body ? '!' : queryParameters(operation).length > 0 ? '?' : '';
  if (kind !== 'json' && takes === '?')
    throw new ContractError(id, 'only a JSON answer can have a query');
  const [answer = '', rows = ''] =
    kind === 'json' ? [sessionCalls[id], ...pagingWords(operation)].filter(Boolean) : [kind];
  const place = shorten(path.slice(base.length).replaceAll(/\{\w+\}/g, '{}'), name);
  return [name, method, place, takes, answer, rows, timeout].join(' ').trimEnd();
}

/** Writes a path that ends in the given name, in kebab case, with a `~`. */
function shorten(path: string, name: string): string {
  const end = kebab(name);
  return path.endsWith(`/${end}`) ? `${path.slice(0, -end.length)}~` : path;
}

/** The beginning that all paths of an area share, up to a slash. */
function commonPath(operations: readonly Operation[]): string {
  const [first = [], ...others] = operations.map(({ path }) => path.split('/'));
  const end = first.findIndex((part, index) =>
    [part.startsWith('{'), ...others.map((other) => other[index] !== part)].includes(true),
  );
  return (end < 0 ? first : first.slice(0, end)).join('/');
}

function pagingWords({ id, parameters, pagination }: Operation): string[] {
  if (!pagination) return [];
  if (pagination.until !== 'short_page') return [pagination.items];
  const preset = parameters.find(({ name }) => name === 'per_page')?.schema.default;
  if (typeof preset !== 'number') throw new ContractError(id, 'per_page needs a default');
  return [pagination.items, String(preset)];
}

function emitRoutes(contract: Contract): string {
  const areas = contract.tags.map(({ name, operations }) => {
    const base = commonPath(operations);
    const entries = operations.map((operation) => route(operation, base));
    return `  ${name}: ${quote([shorten(base, name), ...entries].join(','))},\n`;
  });
  return `/**
 * What drives the client. For each area the path that all its calls begin with, then an entry for each method: name, HTTP method, the
 * rest of the path with \`{}\` for values, \`?\` for a query or \`!\` for a body, how the answer is treated, rows on a full page
 * and the timeout. \`~\` is the area's or the method's name in kebab case. So compact because it is part of every bundle; \`route.ts\` reads it.
 */
export const routes = {
${areas.join('')}};
`;
}
