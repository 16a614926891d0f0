import type { CallOptions } from './call.ts';
import { SdkError } from './errors.ts';
import type { OperationId } from './generated/operations.ts';

/** One line of the generated table `routes`, read. A tuple, because names would cost bytes in every bundle. */
export type Route = readonly [
  operation: OperationId,
  method: string,
  /** With `{}` for each path value. */
  path: string,
  /** `?` a query, `!` a body, else neither. */
  takes?: string,
  /** How the answer is treated: `stream`, `file`, `login`, `refresh`, `logout`, or the key of a paged list's rows. */
  kind?: string,
  /** Rows on a full page, for a list whose answers don't say whether there is more. */
  pageSize?: string,
  /** Seconds that the call waits at least, unless told otherwise. */
  timeout?: string,
];

/** The arguments of a call by their meaning. */
export type Call = readonly [target: string, body: string | null, options: CallOptions];

/**
 * Reads the entries of an area, the first of which is the path that all begin with.
 * @returns the methods' names with their routes
 */
export function parseRoutes(area: string, text: string): [name: string, route: Route][] {
  const [base, ...entries] = text.split(',') as [string, ...string[]];
  return entries.map((entry) => {
    const [name, method, path = '', ...words] = entry.split(' ') as [string, string];
    const operation = `${area}/${name}` as OperationId;
    return [name, [operation, method, named(base, area) + named(path, name), ...words]];
  });
}

/** Puts a name, in kebab case, in the place of the `~` in a path. */
function named(path: string, name: string): string {
  return path.replace('~', name.replace(/[A-Z]/g, '-$&').toLowerCase());
}

/** What callers pass for a path value; nothing, when they are not held by types. */
type PathValue = string | number | null | undefined;

/**
 * Reads the arguments of a method, and uses them up: path values, then the query or the body if it takes one, then options.
 * @throws {SdkError} for a path value that would lead to another path (empty, `.` or `..`), or has half a surrogate pair, which no
 * path can
 */
export function readArguments([operation, , path, takes]: Route, args: unknown[]): Call {
  let target = path.replaceAll('{}', () => {
    const value = String((args.shift() as PathValue) ?? '');
    if (/^\.{0,2}$|\p{Cs}/u.test(value)) throw new SdkError(operation, 'bad path value');
    return encodeURIComponent(value);
  });
  const input = takes && args.shift();
  if (takes === '?') {
    const given = Object.entries(input ?? {}).filter(([, value]) => (value ?? '') !== '');
    if (given.length > 0) target += `?${new URLSearchParams(given)}`;
  }
  return [target, takes === '!' ? JSON.stringify(input) : null, args[0] ?? {}];
}
