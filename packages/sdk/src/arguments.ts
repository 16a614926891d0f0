import type { CallOptions, Operation } from './call.ts';
import { SdkError } from './errors.ts';
import type { OperationInfo } from './generated/operations.ts';

/** The arguments of a call by meaning. */
export interface CallInput {
  /** The path with its values, and the query: `/orders?state=NEW`. */
  target: string;
  /** The JSON body, if any. */
  body?: unknown;
  options: CallOptions;
}

/**
 * Reads the arguments of a method: path values, then the query or the body if it takes one, then options.
 * @throws {SdkError} for a path value that would lead to another path
 */
export function readArguments(operation: Operation, args: readonly unknown[]): CallInput {
  const rest = [...args];
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodePathValue(operation.id, name, rest.shift()),
  );
  const input = operation.input && rest.shift();
  const options = (rest[0] ?? {}) as CallOptions;
  if (operation.input === 'body') return { target: path, body: input, options };
  return { target: path + encodeQuery(operation.id, input as QueryValues), options };
}

/** Position of the query in a method's arguments, after the path values. */
export function queryPosition({ path }: OperationInfo): number {
  return path.split('{').length - 1;
}

/** Query parameters from callers. */
export type QueryValues = Readonly<Record<string, unknown>> | null | undefined;

/**
 * Encodes a query without empty values: `?state=NEW&page=2`. Empty when no value is left.
 * @throws {SdkError} for a list, an object or a function, such as an option in the place of a query
 */
export function encodeQuery(operation: string, query: QueryValues): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => (value ?? '') !== '');
  const odd = given.find(([, value]) => ['object', 'function'].includes(typeof value));
  if (odd) {
    throw new SdkError(
      operation,
      `The query value \`${odd[0]}\` must be a text, a number or a boolean. Options, such as \`signal\`, come after the query.`,
    );
  }
  const text = new URLSearchParams(given as string[][]).toString();
  return text && `?${text}`;
}

/**
 * Encodes a path value. Refuses empty values and dots, which would lead to another path, and lone surrogates, which no
 * path can contain.
 */
function encodePathValue(operation: string, name: string, value: unknown): string {
  const text = String((value as string | number | null | undefined) ?? '');
  if (/^\.{0,2}$|\p{Cs}/u.test(text)) {
    throw new SdkError(operation, `The path value "${name}" is empty or not allowed in a path.`);
  }
  return encodeURIComponent(text);
}
