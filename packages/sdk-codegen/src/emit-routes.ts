import { queryParameters, type Contract, type Operation } from './contract.ts';
import { banner } from './docs.ts';
import { kebab, quote } from './names.ts';
import { ContractError } from './values.ts';

/** `routes.ts`: the compact table that the core turns into the methods of the client. */
export function emitRoutes(contract: Contract): string {
  const areas = contract.tags.map(({ name, operations }) => {
    const base = commonPath(operations);
    const entries = operations.map((operation) => route(operation, base));
    return `  ${name}: ${quote([shorten(base, name), ...entries].join(','))},\n`;
  });
  return `${banner}/**
 * What drives the client. For each area the path that all its calls begin with, then an entry for each method: name, HTTP method, the
 * rest of the path with \`{}\` for values, \`?\` for a query or \`!\` for a body, how the answer is treated, rows on a full page
 * and the timeout. \`~\` is the area's or the method's name in kebab case. So compact because it is part of every bundle; \`route.ts\` reads it.
 */
export const routes = {
${areas.join('')}};
`;
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
