import type { CallOptions } from '../options.ts';
import type { Operation } from '../operation.ts';
import { SdkError } from '../errors/errors.ts';
import { nearest } from './nearest.ts';

/** The arguments of a call by meaning. */
export interface CallInput {
  /** The path with its values, and the query: `/orders?state=NEW`. */
  target: string;
  /** The JSON body, if any. */
  body?: unknown;
  options: CallOptions;
}

/** How a method takes its arguments, for errors. */
const order = 'Path values come first, then the query or the body, then options.';

/**
 * Reads the arguments of a method: path values, then the query or the body if it takes one, then options.
 * @throws {SdkError} for a path value that would lead to another path, a query or a body that is no object, and too many
 * arguments
 */
export function readArguments(operation: Operation, args: readonly unknown[]): CallInput {
  const rest = [...args];
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodePathValue(operation.id, name, rest.shift()),
  );
  const { id, input: kind } = operation;
  const input = kind && (rest.shift() ?? undefined);
  if (kind && input !== undefined) {
    // Lists, maps and forms would be sent as something else.
    if (typeof input !== 'object' || Symbol.iterator in input)
      throw new SdkError(id, `The ${kind} must be an object. ${order}`);
    const odd = Object.entries(input).find(([, value]) => isNoNumber(value));
    // JSON would have null in its place.
    if (odd && kind === 'body')
      throw new SdkError(id, `The body value \`${odd[0]}\` must be a finite number.`);
  }
  const options = (rest.shift() ?? {}) as CallOptions;
  if (rest.some((one) => one !== undefined))
    throw new SdkError(id, `There are too many arguments. ${order}`);
  if (kind === 'body') return { target: path, body: input, options };
  checkNames(id, input ?? {}, operation.query);
  return { target: path + encodeQuery(id, input as QueryValues), options };
}

/**
 * Refuses a parameter that the contract does not have: a wrong name would give all rows.
 * @throws {SdkError} with the nearest name
 */
function checkNames(operation: string, query: object, names: readonly string[] = []): void {
  const isSent = (value: unknown) => (value ?? '') !== '';
  const [unknown] =
    Object.entries(query).find(([name, value]) => isSent(value) && !names.includes(name)) ?? [];
  if (unknown === undefined) return;
  throw new SdkError(
    operation,
    `\`${unknown}\` is not a parameter here. Parameters: ${names.join(', ')}.${nearest(unknown, names)} ${order}`,
  );
}

/** Query parameters from callers. */
export type QueryValues = Readonly<Record<string, unknown>> | null | undefined;

/**
 * Encodes a query without empty values: `?state=NEW&page=2`. Empty when no value is left.
 * @throws {SdkError} for a value that is no text, number or boolean, such as an option in the place of a query
 */
export function encodeQuery(operation: string, query: QueryValues): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => (value ?? '') !== '');
  const odd = given.find(([, value]) => typeof value !== 'boolean' && !isTextOrNumber(value));
  if (odd) {
    throw new SdkError(
      operation,
      `The query value \`${odd[0]}\` must be a text, a number or a boolean. ${order}`,
    );
  }
  const text = new URLSearchParams(given as string[][]).toString();
  return text && `?${text}`;
}

const isNoNumber = (value: unknown) => typeof value === 'number' && !Number.isFinite(value);

const isTextOrNumber = (value: unknown) => typeof value === 'string' || Number.isFinite(value);

/**
 * Encodes a path value. Refuses what is no text or number, empty values and dots, which would lead to another path, and
 * lone surrogates, which no path can contain.
 */
function encodePathValue(operation: string, name: string, value: unknown): string {
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new SdkError(
      operation,
      `The path value \`${name}\` is a number from 2^53 on, which may have become another one. Pass it as a text.`,
    );
  }
  const text = isTextOrNumber(value) ? String(value) : '';
  if (/^\.{0,2}$|\p{Cs}/u.test(text)) {
    throw new SdkError(
      operation,
      `The path value \`${name}\` must be a number or a text, not empty and not dots. ${order}`,
    );
  }
  return encodeURIComponent(text);
}
