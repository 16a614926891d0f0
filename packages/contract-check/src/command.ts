import { parseArgs } from 'node:util';
import { CannotCheck, checkServer } from './check-server.ts';
import { checkedAreas } from './contract.ts';
import { findingLines, summaryLines } from './report.ts';

/** Environment variable for the token: other users of the machine can see the command line. */
const TOKEN_VARIABLE = 'DROPCATCH_TOKEN';

/** Default timeout of an answer, in seconds. */
const DEFAULT_SECONDS = 30;

/** Path of the API when the base URL has none (contract, servers). */
const DEFAULT_PATH = '/api';

const HELP = `contract-check: compares a running server with the contract, openapi/console.yaml

Usage: pnpm contract-check --base-url URL [options]

  --base-url URL     the API of the server: https://console.example.com/api (the path defaults to ${DEFAULT_PATH})
  --token TOKEN      an access token; the variable ${TOKEN_VARIABLE} is safer, because nobody else can see it
  --writes           also create, change and remove news, categories, sources, data sources, users and a star
  --area NAME        only the operations of this area: orders, news …; can be repeated
  --json             print the report as JSON
  --timeout SECONDS  how long an answer may take (default ${DEFAULT_SECONDS})
  --help             show this text

The role of the token decides which calls must be allowed and which refused: run it once for each role.
Exit codes: 0 no difference, 1 differences, 2 the check did not run.
`;

/** The environment of the command. Tests replace it. */
export interface CommandEnvironment {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly write: (text: string) => void;
  readonly fetch?: typeof fetch;
}

/** The error of a wrong option. */
const wrong = (problem: string): CannotCheck => new CannotCheck(`${problem}; see --help`);

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'base-url': { type: 'string' },
        token: { type: 'string' },
        writes: { type: 'boolean', default: false },
        area: { type: 'string', multiple: true },
        json: { type: 'boolean', default: false },
        timeout: { type: 'string', default: String(DEFAULT_SECONDS) },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    // The first sentence: Node's advice after it does not apply here.
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split(/\n|\. /);
    throw wrong(sentence);
  }
}

function readBaseUrl(text: string | undefined): string {
  if (text === undefined) throw wrong('--base-url is required');
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw wrong('--base-url must be an address such as https://console.example.com/api');
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw wrong('--base-url must have no password, query or fragment');
  }
  return url.origin + (url.pathname.replace(/\/+$/, '') || DEFAULT_PATH);
}

function readToken(option: string | undefined, env: CommandEnvironment['env']): string {
  const token = (option ?? env[TOKEN_VARIABLE] ?? '').trim();
  if (token === '') throw wrong(`--token or ${TOKEN_VARIABLE} is required`);
  // Masking a shorter one would mask half of the report.
  if (token.length < 8) throw wrong('the token is too short');
  if (/[^\x21-\x7e]/.test(token))
    throw wrong('the token has characters that are not allowed in a header');
  return token;
}

/** Reads a timeout, in milliseconds. */
function readTimeout(text: string): number {
  const seconds = text.trim() === '' ? NaN : Number(text);
  if (seconds > 0 && seconds <= 3600) return seconds * 1000;
  throw wrong(`--timeout must be a number of seconds above 0, at most 3600, not "${text}"`);
}

function readAreas(areas: readonly string[] | undefined): readonly string[] | undefined {
  const unknown = areas?.find((area) => !checkedAreas.includes(area));
  if (unknown === undefined) return areas;
  throw wrong(`--area must be one of ${checkedAreas.join(', ')}, not "${unknown}"`);
}

/**
 * Runs the command and returns the exit code: 0 without a difference, else 1. Never writes the token.
 * @throws {CannotCheck} for a wrong option, and when the server cannot be reached or does not accept the token
 */
export async function contractCheck(
  args: readonly string[],
  { env, write, fetch }: CommandEnvironment,
): Promise<number> {
  const { values: options, positionals } = readArguments(args);
  // Not quoted, because it may be a token.
  if (positionals.length > 0) throw wrong('there is an argument without an option');
  if (options.help) {
    write(HELP);
    return 0;
  }
  const baseUrl = readBaseUrl(options['base-url']);
  const token = readToken(options.token, env);
  const timeout = readTimeout(options.timeout);
  const areas = readAreas(options.area);
  const print = (lines: readonly string[]): void => {
    for (const line of lines) write(`${line}\n`);
  };
  if (!options.json) print([`Contract check of ${baseUrl}`, '']);
  const report = await checkServer({
    baseUrl,
    token,
    timeout,
    fetch,
    writes: options.writes,
    areas,
    onFinding: options.json ? undefined : (finding) => print(findingLines(finding)),
  });
  print(options.json ? [JSON.stringify(report, undefined, 2)] : summaryLines(report));
  const clean = report.left.length === 0;
  return clean && report.findings.every(({ result }) => result !== 'differs') ? 0 : 1;
}
