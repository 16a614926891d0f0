import type { LogLevel, RequestOptions } from './options.ts';

const levels: readonly LogLevel[] = ['off', 'error', 'warn', 'info', 'debug'];

/**
 * Writes to the caller's logger what is asked for. Give it only what cannot hold a secret: method, path, the names of headers, status, time,
 * request id, and the messages of the SDK's own errors.
 */
export function log(
  { logger, logLevel = 'info' }: RequestOptions,
  level: Exclude<LogLevel, 'off'>,
  message: string,
  details?: Readonly<Record<string, unknown>>,
): void {
  if (levels.indexOf(level) <= levels.indexOf(logLevel)) logger?.[level](message, details);
}
