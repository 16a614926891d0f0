import { pluralize, groupBy } from '../text/words.ts';
import { API_BASE } from '../engine/routes.ts';
import { schemaOf, oneOf, parsedUrl } from '../world/input.ts';
import { OptionError, parseOptions, readOption } from './options.ts';
import type { Difference, Finding } from '../verify/operation-check.ts';
import { AREAS, CannotVerify, type Report, verifyServer } from '../verify/verify.ts';

const MARKS: Readonly<Record<Finding['result'], string>> = {
  agrees: '✓',
  differs: '✗',
  untried: '-',
};

function differenceLine({ kind, request, pointer, problem, times }: Difference): string {
  const place = pointer === undefined ? '' : `: ${pointer || 'the body'}`;
  const count = times === undefined ? '' : ` (${times} times)`;
  return `    ${kind}: ${request}${place} ${problem}${count}`;
}

/** The lines of an operation and its differences. None if it is never tried. */
function findingLines({ operation, result, requests, reason, differences }: Finding): string[] {
  if (result === 'untried' && requests === 0) return [];
  const note = reason === undefined ? '' : `, only in part: ${reason}`;
  return [
    `${MARKS[result]} ${operation.padEnd(32)} ${pluralize(requests, 'request')}${note}`,
    ...differences.map(differenceLine),
  ];
}

/** A titled section of the report. Empty without lines. */
const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

/** The end of the report: what was not tried and why, what could not be removed, and the totals. */
function summaryLines({ findings, left, role, requests }: Report): string[] {
  const results = groupBy(findings, ({ result }) => result);
  const [agrees = [], differs = [], untried = []] = (['agrees', 'differs', 'untried'] as const).map(
    (result) => results.get(result),
  );
  const reasons = [...groupBy(untried, ({ reason = '' }) => reason)].map(
    ([reason, ids]) => `${reason}: ${ids.map(({ operation }) => operation).join(', ')}`,
  );
  return [
    ...section('Not tried', reasons),
    ...section('Could not be removed, please remove by hand', left),
    '',
    `As ${role}, ${requests} requests: ${agrees.length} operations agree with the contract, ${differs.length} differ, ` +
      `${untried.length} were not tried.`,
  ];
}

/** Environment variable for the token: other users of the machine can see the command line. */
const TOKEN_VARIABLE = 'DROPCATCH_TOKEN';

/** Default timeout of an answer, in seconds. */
const DEFAULT_SECONDS = 30;

const HELP = `dropcatch-mock verify: compares a server with the contract

Usage: dropcatch-mock verify --base-url URL [options]

  --base-url URL     the API of the server: https://console.example.com/api (the path defaults to /api)
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
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly write: (text: string) => void;
  readonly fetch?: typeof fetch;
}

const OPTIONS = {
  'base-url': { type: 'string' },
  token: { type: 'string' },
  writes: { type: 'boolean', default: false },
  area: { type: 'string', multiple: true },
  json: { type: 'boolean', default: false },
  timeout: { type: 'string', default: String(DEFAULT_SECONDS) },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

function readBaseUrl(text: string | undefined): string {
  if (text === undefined) throw new OptionError('--base-url is required');
  const url = parsedUrl(text);
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new OptionError('--base-url must be an address such as https://console.example.com/api');
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new OptionError('--base-url must have no password, query or fragment');
  }
  return url.origin + (url.pathname.replace(/\/+$/, '') || API_BASE);
}

function readToken(option: string | undefined, env: Surroundings['env']): string {
  const token = (option ?? env[TOKEN_VARIABLE] ?? '').trim();
  if (token === '') throw new OptionError(`--token or ${TOKEN_VARIABLE} is required`);
  // Masking a shorter one would mask half of the report.
  if (token.length < 8) throw new OptionError('the token is too short');
  if (/[^\x21-\x7e]/.test(token))
    throw new OptionError('the token has characters that are not allowed in a header');
  return token;
}

const timeoutSeconds = schemaOf<number>(
  'a number of seconds above 0, at most 3600',
  (value) => typeof value === 'number' && value > 0 && value <= 3600,
);

/** Runs `dropcatch-mock verify` and returns the exit code. Never writes the token. */
export async function verifyCommand(
  args: readonly string[],
  { env, write, fetch }: Surroundings,
): Promise<number> {
  const { values: options, positionals } = parseOptions(args, OPTIONS);
  // Not quoted, because it may be a token.
  if (positionals.length > 0) throw new OptionError('there is an argument without an option');
  if (options.help) {
    write(HELP);
    return 0;
  }
  const baseUrl = readBaseUrl(options['base-url']);
  const token = readToken(options.token, env);
  const print = (lines: readonly string[]): void => {
    for (const line of lines) write(`${line}\n`);
  };
  const areas = options.area?.map((area) => readOption('--area', oneOf(AREAS), area));
  const timeout = readOption('--timeout', timeoutSeconds, options.timeout) * 1000;
  try {
    if (!options.json) print([`Contract check of ${baseUrl}`, '']);
    const report = await verifyServer({
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
  } catch (error) {
    throw error instanceof CannotVerify ? new OptionError(error.message) : error;
  }
}
