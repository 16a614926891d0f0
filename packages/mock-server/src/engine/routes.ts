import { type ContractOperation, operations } from '../generated/contract.ts';
import { groupBy } from '../text/words.ts';

/** Base path of the API (contract, servers). */
export const API_BASE = '/api';

/** The area of an operation: the part of its id before the slash. */
export const areaOf = (id: string): string => id.split('/')[0] ?? id;

/** The path of a request below that of the API. Undefined when it is elsewhere. */
export const pathInApi = ({ path }: { readonly path: string }): string | undefined =>
  path.startsWith(`${API_BASE}/`) ? path.slice(API_BASE.length) : undefined;

/** The operation of a request and its percent-decoded path parameters. */
export interface RouteMatch {
  readonly operation: ContractOperation;
  readonly path: Readonly<Record<string, string>>;
}

/** The operations by path: `/orders/stats`, `/orders/{id}`. */
const PATHS = groupBy(operations, ({ path }) => path);

/** The paths with parameters. A literal segment wins over a parameter, because a brace sorts after each letter. */
const PATTERNS = [...PATHS.keys()]
  .filter((path) => path.includes('{'))
  .toSorted()
  .map((path) => ({
    path,
    form: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }));

/** The operations of a path by the contract, and the encoded parameters. */
function find(path: string): readonly [readonly ContractOperation[], Record<string, string>] {
  const literal = path.includes('{') ? undefined : PATHS.get(path);
  if (literal !== undefined) return [literal, {}];
  for (const { path: known, form } of PATTERNS) {
    const found = form.exec(path);
    if (found !== null) return [PATHS.get(known) ?? [], found.groups ?? {}];
  }
  return [[], {}];
}

/**
 * Finds the operation of a method and an encoded path below /api. Without one, returns the methods of the path, or none
 * when there is no such path. A trailing slash counts, as in the contract.
 */
export function matchRoute(
  method: string,
  path: string,
): RouteMatch | { readonly allowed: readonly string[] } {
  const [known, encoded] = find(path);
  const operation = known.find((candidate) => candidate.method === method);
  if (operation === undefined) return { allowed: known.map((each) => each.method) };
  try {
    const parameters = Object.entries(encoded).map(([name, value]) => [
      name,
      decodeURIComponent(value),
    ]);
    return { operation, path: Object.fromEntries(parameters) };
  } catch {
    // The encoding of a parameter is broken.
    return { allowed: [] };
  }
}
