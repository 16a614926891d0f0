import { isIP } from 'node:net';

import { split } from 'shlex';

import { Trouble } from '../run/trouble.ts';

/** What the environment says about `start` and `dev`. */
export interface Settings {
  /** CONSOLE_HOST: the name or address by which other machines may open the console; undefined for none. */
  consoleHost: string | undefined;
  /** CONSOLE_PORT, else 4000. */
  consolePort: number;
  /** MOCK_PORT, else 4010. */
  mockPort: number;
  /** MOCK_ARGS, split into words: options for the mock. */
  mockArgs: string[];
  /** API_URL: a real server, which then takes the mock's place. */
  apiUrl: URL | undefined;
}

/**
 * Reads the settings from environment variables; an empty one counts as not set.
 * @throws {Trouble} on a value that makes no sense.
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
    throw new Trouble(`CONSOLE_PORT and MOCK_PORT are both ${settings.mockPort}.`);
  }
  if (settings.apiUrl && settings.mockArgs.length > 0) {
    throw new Trouble(
      'MOCK_ARGS are options of the mock, which does not run while API_URL is set.',
    );
  }
  if (settings.mockArgs.some((word) => /^--(port|host)\b/.test(word))) {
    throw new Trouble('MOCK_ARGS cannot say where the mock listens: use MOCK_PORT.');
  }
  return settings;
}

/**
 * A port of the environment.
 * @throws {Trouble} on a value that is none.
 */
export function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Trouble(`${name} must be a port, 1 to 65535, not "${text}".`);
}

/** Words as a shell would split them. */
function readWords(env: NodeJS.ProcessEnv, name: string): string[] {
  try {
    return split(env[name] ?? '');
  } catch {
    throw new Trouble(`${name} has an unfinished quote or escape: ${env[name]}`);
  }
}

function readHost(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  if (isIP(text) || /^[a-z\d][\w.-]*$/i.test(text)) return text;
  throw new Trouble(`${name} must be a host name or an address, without a port, not "${text}".`);
}

function readUrl(env: NodeJS.ProcessEnv, name: string): URL | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  const url = URL.parse(text);
  // Not quoted: it may hold a password.
  if (url?.username || url?.password || /[?#]/.test(text)) {
    throw new Trouble(`${name} must be a URL without user name, query and fragment.`);
  }
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new Trouble(`${name} must be an http or https URL, not "${text}".`);
}
