/** Checks of options, for callers without types. */
import type { CallOptions } from './call.ts';
import { SdkError } from './errors.ts';
import { type ClientOptions, levels } from './options.ts';
import type { TokenStorage } from './tokens.ts';

const callOptions: readonly string[] = [
  'signal',
  'timeout',
  'idleTimeout',
  'maxRetries',
  'headers',
  'fetchOptions',
  'onRequest',
  'onResponse',
  'logger',
  'logLevel',
] satisfies (keyof CallOptions)[];

const clientOptions: readonly string[] = [
  ...callOptions.slice(1),
  'baseUrl',
  'tokens',
  'fetch',
  'refresh',
  'onSignOut',
];

/**
 * Checks the options of a call.
 * @throws {SdkError} for an unknown option or a wrong value
 */
export function checkCallOptions(operation: string, options: CallOptions): void {
  const problem = problemOf(options, callOptions);
  if (problem) throw new SdkError(operation, problem);
}

/**
 * Checks the options of a client.
 * @throws {TypeError} for a missing or unknown option or a wrong value
 */
export function checkClientOptions(options: Partial<ClientOptions> | undefined): void {
  const { baseUrl, tokens } = options ?? {};
  const problem =
    typeof baseUrl !== 'string'
      ? "A client needs an address: createClient({ baseUrl: 'https://dropcatch.example.com/api' })."
      : problemOf(options ?? {}, clientOptions);
  if (problem) throw new TypeError(problem);
  if (tokens && typeof (tokens as Partial<TokenStorage>).get !== 'function') {
    throw new TypeError('`tokens` must be an object with the methods `get` and `set`.');
  }
}

/** What is wrong with options, as a sentence. */
function problemOf(options: CallOptions, names: readonly string[]): string | undefined {
  if (typeof options !== 'object') return 'Options must be an object.';
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown !== undefined)
    return `\`${unknown}\` is no option here. There are ${names.join(', ')}.`;
  const { timeout = 0, idleTimeout = 0, maxRetries = 0, headers = {}, logLevel = 'off' } = options;
  const isTime = (value: unknown) => value === false || (typeof value === 'number' && value >= 0);
  if (!isTime(timeout)) return '`timeout` must be a number from 0, or false.';
  if (!isTime(idleTimeout)) return '`idleTimeout` must be a number from 0, or false.';
  if (!Number.isInteger(maxRetries) || maxRetries < 0) {
    return '`maxRetries` must be a whole number from 0.';
  }
  if (typeof headers !== 'object' || headers === null)
    return '`headers` must be an object or a Headers.';
  if (!levels.includes(logLevel)) return `\`logLevel\` must be one of ${levels.join(', ')}.`;
  return undefined;
}
