import { type LogLevel, type RequestOptions } from '../options.ts';

/**
 * The options that the environment has, where there is one: the address in DROPCATCH_URL, and the level of a log on the
 * console in DROPCATCH_LOG. Options of the caller replace them.
 */
export function environmentOptions(): RequestOptions & { baseUrl?: string } {
  const { process } = globalThis as { process?: { env?: Readonly<Record<string, string>> } };
  try {
    const { DROPCATCH_URL: baseUrl, DROPCATCH_LOG: logLevel } = process?.env ?? {};
    return {
      ...(baseUrl && { baseUrl }),
      ...(logLevel && { logger: console, logLevel: logLevel as LogLevel }),
    };
  } catch {
    // Deno asks for permission, which may be refused.
    return {};
  }
}
