import { isIP } from 'node:net';

import { split } from 'shlex';

import { UserError } from '../run/user-error.ts';

/** Settings of `start` and `dev` from the environment. */
export interface Settings {
  /** CONSOLE_HOST: the name or address at which other machines can open the console. Undefined for none. */
  consoleHost: string | undefined;
  /** CONSOLE_PORT, default 4000. */
  consolePort: number;
  /** MOCK_PORT, default 4010. */
  mockPort: number;
  /** MOCK_ARGS: options for the mock, split into words. */
  mockArgs: string[];
  /** API_URL: a real server that replaces the mock. */
  apiUrl: URL | undefined;
}

/**
 * Reads the settings from environment variables. An empty variable counts as not set.
 * @throws {UserError} for an invalid value.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const settings: Settings = {
    consoleHost: readHost(env, 'CONSOLE_HOST'),
    consolePort: readPort(env, 'CONSOLE_PORT', 4000),
    mockPort: readPort(env, 'MOCK_PORT', 4010),
    mockArgs: readWords(env, 'MOCK_ARGS'),
    apiUrl: readUrl(env, 'API_URL'),
  };
  if (!settings.apiUrl && settings.consolePort === settings.mockPort) {
    throw new UserError(`CONSOLE_PORT and MOCK_PORT are both ${settings.mockPort}.`);
  }
  if (settings.apiUrl && settings.mockArgs.length > 0) {
    throw new UserError(
      'MOCK_ARGS has options for the mock, but the mock does not run while API_URL is set.',
    );
  }
  if (settings.mockArgs.some((word) => /^--(port|host)\b/.test(word))) {
    throw new UserError('MOCK_ARGS must not have --port or --host: use MOCK_PORT.');
  }
  return settings;
}

/**
 * Reads a port from the environment.
 * @throws {UserError} for an invalid value.
 */
export function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new UserError(`${name} must be a port, 1 to 65535, not "${text}".`);
}

/** Splits a value into words like a shell. */
function readWords(env: NodeJS.ProcessEnv, name: string): string[] {
  try {
    return split(env[name] ?? '');
  } catch {
    throw new UserError(`${name} has an unfinished quote or escape: ${env[name]}`);
  }
}

function readHost(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  if (isIP(text) || /^[a-z\d][\w.-]*$/i.test(text)) return text;
  throw new UserError(`${name} must be a host name or an address, without a port, not "${text}".`);
}

function readUrl(env: NodeJS.ProcessEnv, name: string): URL | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  const url = URL.parse(text);
  // Not quoted, because it may contain a password.
  if (url?.username || url?.password || /[?#]/.test(text)) {
    throw new UserError(`${name} must be a URL without user name, query and fragment.`);
  }
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new UserError(`${name} must be an http or https URL, not "${text}".`);
}
