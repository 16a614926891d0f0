import { counted, groupBy } from '../../engine/call.ts';
import { API_BASE } from '../../engine/routes.ts';
import { kindOf, oneOf, parsedUrl } from '../../world/input.ts';
import { OptionError, parseOptions, readOption } from '../options.ts';
import type { Difference, Finding } from './tried.ts';
import { AREAS, CannotVerify, type Report, verifyServer } from './verify.ts';

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

/** An operation with what differs, line by line. Nothing for one that was never meant to be tried. */
function findingLines({ operation, result, requests, reason, differences }: Finding): string[] {
  if (result === 'untried' && requests === 0) return [];
  const note = reason === undefined ? '' : `, only in part: ${reason}`;
  return [
    `${MARKS[result]} ${operation.padEnd(32)} ${counted(requests, 'request')}${note}`,
    ...differences.map(differenceLine),
  ];
}

/** A part of the report with its title; nothing where it would be empty. */
const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

/** The end of the report: what was not tried and why, what is left behind, and the sum. */
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
    ...section('Left behind, please remove', left),
    '',
    `As ${role}, ${requests} requests: ${agrees.length} operations agree with the contract, ${differs.length} differ, ` +
      `${untried.length} were not tried.`,
  ];
}

/** The variable that a token may be in: the command line is seen by everybody on the machine. */
const TOKEN_VARIABLE = 'DROPCATCH_TOKEN';

/** Seconds that an answer may take, unless asked otherwise. */
const DEFAULT_SECONDS = 30;

const HELP = `dropcatch-mock verify: compares a server with the contract

Usage: dropcatch-mock verify --base-url URL [options]

  --base-url URL     the API of the server: https://console.example.com/api (without a path, /api is meant)
  --token TOKEN      an access token; better in the variable ${TOKEN_VARIABLE}, where nobody else sees it
  --writes           also make, change and remove things again: news, categories, sources, data sources, users, a star
  --area NAME        only the operations of this area: orders, news …; may be given several times
  --json             the report as JSON
  --timeout SECONDS  how long an answer may take (default ${DEFAULT_SECONDS})
  --help             this text

Its role decides what is allowed and what has to be refused: run it once for each role.
Exit codes: 0 no difference, 1 differences, 2 the check could not be made.
`;

/** What is around the command: injected by the tests. */
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
  if (text === undefined) throw new OptionError('--base-url is needed');
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
  if (token === '') throw new OptionError(`--token or ${TOKEN_VARIABLE} is needed`);
  // A shorter one could not be masked without masking half of the report.
  if (token.length < 8) throw new OptionError('the token is too short to be one');
  if (/[^\x21-\x7e]/.test(token))
    throw new OptionError('the token has characters that a header cannot hold');
  return token;
}

const timeoutSeconds = kindOf<number>(
  'a number of seconds above 0, at most 3600',
  (value) => typeof value === 'number' && value > 0 && value <= 3600,
);

/** Runs `dropcatch-mock verify`; the exit code. Nothing that it writes holds the token. */
export async function verifyCommand(
  args: readonly string[],
  { env, write, fetch }: Surroundings,
): Promise<number> {
  const { values: options, positionals } = parseOptions(args, OPTIONS);
  // Not quoted: it may be a token.
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
