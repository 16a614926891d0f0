import { parseArgs, type ParseArgsConfig } from 'node:util';
import { DEFAULT_ROWS, OPTION_SCHEMAS } from '../mock/options.ts';
import { type ScenarioName, SCENARIOS } from '../mock/scenarios.ts';
import { API_BASE } from '../engine/routes.ts';
import { messageOf } from '../text/words.ts';
import { DEFAULT_HOST, DEFAULT_PORT, LISTEN_FIELDS, origin } from '../server/listen.ts';
import { MAX_ROWS } from '../world/catalogue/columns.ts';
import { oneOf, readText, type Schema, schemaOf } from '../input/input.ts';

const SCENARIO_LINES = Object.entries(SCENARIOS).map(
  ([name, { title }]) => `  ${name.padEnd(18)} ${title}`,
);

export const HELP = `dropcatch-mock: the drop-catching service, simulated, for development, tests and demos. It answers every call of the
console's API from generated data. What you order, edit or delete stays that way, and time passes.

Usage: dropcatch-mock [options]
       dropcatch-mock init FOLDER    put msw's service worker into a folder

The server
  --port N, -p N     port to listen on, 0 for any free one (default ${DEFAULT_PORT})
  --host ADDRESS     address to listen on (default ${DEFAULT_HOST}: this machine only)
  --base-path PATH   path of the API, e.g. /v1 (default ${API_BASE})
  --cors ORIGIN      a page of another host that may call it, e.g. http://myapp.test:3000; repeat it for several
  --key FILE         with --cert FILE: listen with HTTPS, using this key and certificate in PEM
  --cert FILE
  --log              print a line for each request
  --strict           fail a call that breaks the contract instead of warning
  --version          show the version
  --help             show this text

The data
  --seed TEXT        source of all data and random draws: same seed, same data (default 1)
  --rows N           generated domains in the catalogue, up to ${MAX_ROWS} (default ${DEFAULT_ROWS})
  --drop-list FILE   the domains of a real drop list instead: CSV or TSV with a header, JSON,
                     or one name per line
  --scenario NAME    state of the service, see below, or a file such as ./mine.mjs that exports one by default;
                     repeat it to apply several in order
  --state FILE       keep everything that happens in this file, and continue from it; one mock at a time

Time
  --now TIME         start of the clock, e.g. 2026-11-20T17:58:00Z (default: real time)
  --freeze           stop the clock until POST /__mock/clock/advance moves it
  --speed N          mock seconds per real second, e.g. 60 (default 1)

Failures
  --latency MS       how long answers take: 200, 50-400 or lognormal:120,0.6 (default 0)
  --faults FILE      a JSON list of faults that are planned at the start and after each reset
  --error-rate PART  share of calls that fail with a 500, e.g. 0.05; never login or refresh (default 0)

Scenarios
${SCENARIO_LINES.join('\n')}

Sign in as admin@dropcatch.test, manager@dropcatch.test or user@dropcatch.test, password dropcatch. Open the mock's
address in a browser for more. Control it while it runs with calls below /__mock: GET status, POST reset, POST
clock/advance, POST faults, GET and PUT state … (README.md)

Examples
  dropcatch-mock --now 2026-11-20T18:58:00Z --speed 10     two minutes before the .com drop, ten times as fast
  dropcatch-mock --rows 1000000 --latency 50-400           a full drop list on a slow network
  dropcatch-mock --drop-list drops.csv --state mock.json   your own list, kept from one start to the next

Ends with one line and exit code 2 when an option is wrong, a file cannot be used or the port is in use.
`;

/** The command line is wrong. The message says why, in one line. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
}

export const OPTION_TYPES = {
  port: { type: 'string', short: 'p', default: String(DEFAULT_PORT) },
  host: { type: 'string', default: DEFAULT_HOST },
  'base-path': { type: 'string', default: API_BASE },
  cors: { type: 'string', multiple: true, default: [] },
  key: { type: 'string' },
  cert: { type: 'string' },
  log: { type: 'boolean', default: false },
  seed: { type: 'string', default: '1' },
  rows: { type: 'string' },
  'drop-list': { type: 'string' },
  state: { type: 'string' },
  now: { type: 'string' },
  freeze: { type: 'boolean', default: false },
  speed: { type: 'string', default: '1' },
  latency: { type: 'string', default: '0' },
  'error-rate': { type: 'string', default: '0' },
  scenario: { type: 'string', multiple: true, default: ['default'] },
  faults: { type: 'string' },
  strict: { type: 'boolean', default: false },
  version: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} satisfies NonNullable<ParseArgsConfig['options']>;

/** Joins an option and its negative number, which Node takes for another option. */
const joined = (args: readonly string[]): string[] =>
  args.flatMap((arg, index) => {
    if (/^-\d/.test(arg) && args[index - 1]?.startsWith('-')) return [];
    const next = args[index + 1] ?? '';
    return arg.startsWith('--') && /^-\d/.test(next) ? `${arg}=${next}` : arg;
  });

/** Parses a command line with Node's parseArgs. Throws an OptionError. */
export function parseOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: joined(args), options, allowPositionals: true });
  } catch (error) {
    // Keeps the first sentence: Node's advice after it does not apply here.
    const text = messageOf(error);
    throw new OptionError(text.split(/\n|\. /)[0] ?? text);
  }
}

/** Not empty, which is what a shell passes for an unset variable. An empty host would mean every interface. */
const present = schemaOf<string>(
  'given',
  (value) => typeof value === 'string' && value.trim() !== '',
);

/** Whether a scenario is a file: it has a slash or the extension of a module. */
const isModule = (name: string): boolean => /[/\\]|\.[cm]?[jt]s$/.test(name);

const scenarioName = oneOf(Object.keys(SCENARIOS) as ScenarioName[]);

/** Converts the text of an option to its value. Undefined stays undefined. Throws an OptionError. */
export function readOption<Value, Text extends string | undefined>(
  name: string,
  schema: Schema<Value>,
  text: Text,
): Value | Extract<Text, undefined> {
  try {
    return text === undefined ? (text as Extract<Text, undefined>) : readText(name, schema, text);
  } catch (error) {
    throw error instanceof RangeError ? new OptionError(error.message) : error;
  }
}

export type CliOptions = ReturnType<typeof readOptions>;

const isSet = (option: string | undefined): boolean => option !== undefined;

/** Parses the command line. Throws an OptionError. */
export function readOptions(args: readonly string[]) {
  const { values, positionals } = parseOptions(args, OPTION_TYPES);
  const { rows, 'drop-list': list, ...given } = values;
  const { key, cert } = given;
  if (positionals.length > 0) throw new OptionError(`Unexpected argument '${positionals[0]}'`);
  const conflicts: readonly (readonly [isThere: boolean, error: string])[] = [
    [
      isSet(rows) && isSet(list),
      '--rows cannot be used with --drop-list: the list has its own names',
    ],
    [isSet(key) !== isSet(cert), '--key and --cert need each other'],
  ];
  for (const [isThere, error] of conflicts) if (isThere) throw new OptionError(error);
  return {
    ...given,
    basePath: readOption('--base-path', LISTEN_FIELDS.basePath, given['base-path']),
    cors: given.cors.map((one) => readOption('--cors', origin, one)),
    port: readOption('--port', LISTEN_FIELDS.port, given.port),
    host: readOption('--host', present, given.host),
    rows: readOption('--rows', OPTION_SCHEMAS.rows, rows),
    listFile: readOption('--drop-list', present, list),
    stateFile: readOption('--state', present, given.state),
    now: readOption('--now', OPTION_SCHEMAS.now, given.now),
    frozen: given.freeze,
    speed: readOption('--speed', OPTION_SCHEMAS.speed, given.speed),
    latency: readOption('--latency', OPTION_SCHEMAS.latency, given.latency),
    errorRate: readOption('--error-rate', OPTION_SCHEMAS.errorRate, given['error-rate']),
    scenarios: given.scenario.map((name) =>
      isModule(name) ? { file: name } : readOption('--scenario', scenarioName, name),
    ),
  };
}
