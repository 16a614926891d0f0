/** Checks of options, for callers without types. */
import {
  type CallOptions,
  levels,
  type Logger,
  type LogLevel,
  type RequestOptions,
} from '../options.ts';
import { SdkError } from '../errors/errors.ts';
import { nearest } from './nearest.ts';
import type { ClientOptions, KnownClientOptions } from './client-options.ts';
import type { TokenStorage } from '../session/tokens.ts';

/** What a value must be, as words and as a test. */
type Check = readonly [what: string, isRight: (value: unknown) => boolean];

const isFunction = (value: unknown) => typeof value === 'function';

const signal: Check = [
  'an AbortSignal',
  (value) => value === null || isFunction((value as Partial<AbortSignal>).throwIfAborted),
];
const flag: Check = ['true or false', (value) => typeof value === 'boolean'];
const time: Check = [
  'a number from 0, or false',
  (value) => value === false || (typeof value === 'number' && value >= 0),
];
const object: Check = ['an object', (value) => typeof value === 'object' && value !== null];
const callback: Check = ['a function', isFunction];

const loggerMethods = ['debug', 'info', 'warn', 'error'] as const;

const requestChecks = {
  timeout: time,
  idleTimeout: time,
  maxRetries: [
    'a whole number from 0',
    (value) => Number.isInteger(value) && (value as number) >= 0,
  ],
  headers: object,
  fetchOptions: object,
  onRequest: callback,
  onResponse: callback,
  logger: [
    `an object with the methods \`${loggerMethods.join('`, `')}\``,
    (value) => loggerMethods.every((name) => isFunction((value as Logger | null)?.[name])),
  ],
  logLevel: [`one of ${levels.join(', ')}`, (value) => levels.includes(value as LogLevel)],
} satisfies Record<string, Check>;

const callChecks = { signal, ...requestChecks } satisfies Record<keyof CallOptions, Check>;

const clientChecks = {
  ...requestChecks,
  baseUrl: ['a text', (value) => typeof value === 'string'],
  tokens: [
    'an object with the methods `get` and `set`, and perhaps `lock`',
    (value) => {
      const { get, set, lock } = { ...(value as Partial<TokenStorage> | null) };
      return isFunction(get) && isFunction(set) && (lock === undefined || isFunction(lock));
    },
  ],
  fetch: callback,
  refresh: flag,
  onSignOut: callback,
} satisfies Record<keyof ClientOptions, Check>;

/**
 * Checks the options of a call.
 * @throws {SdkError} for an unknown option or a wrong value
 */
export function checkCallOptions(operation: string, options: CallOptions): void {
  const problem = problemOf(options, callChecks);
  if (problem) throw new SdkError(operation, problem);
}

/**
 * Checks the options of a client.
 * @throws {TypeError} for a missing or unknown option or a wrong value
 */
export function checkClientOptions(
  options: ClientOptions | undefined,
): asserts options is KnownClientOptions {
  const problem =
    typeof options?.baseUrl === 'string'
      ? problemOf(options, clientChecks)
      : "A client needs an address as a text: createClient({ baseUrl: 'https://dropcatch.example.com/api' }).";
  if (problem) throw new TypeError(problem);
}

/**
 * Checks the options of a copy of a client, which keeps the address and the session.
 * @throws {TypeError} for an unknown option or a wrong value
 */
export function checkCopyOptions(options: RequestOptions): void {
  const problem = problemOf(options, requestChecks);
  if (problem) throw new TypeError(problem);
}

/** What is wrong with options, as a sentence. */
function problemOf(options: object, checks: Readonly<Record<string, Check>>): string | undefined {
  if (typeof options !== 'object') return 'Options must be an object.';
  for (const [name, value] of Object.entries(options)) {
    const check = Object.hasOwn(checks, name) && checks[name];
    if (!check) {
      const names = Object.keys(checks);
      return `\`${name}\` is not an option here. Options: ${names.join(', ')}.${nearest(name, names)}`;
    }
    const [what, isRight] = check;
    if (value !== undefined && !isRight(value)) return `\`${name}\` must be ${what}.`;
  }
  return undefined;
}
