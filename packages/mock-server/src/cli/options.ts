import { parseArgs, type ParseArgsConfig } from 'node:util';
import { DEFAULT_ROWS, OPTION_KINDS } from '../mock.ts';
import { type ScenarioName, SCENARIOS } from '../scenarios.ts';
import { DEFAULT_HOST, DEFAULT_PORT } from '../server/listen.ts';
import { MAX_ROWS } from '../world/catalogue/columns.ts';
import { type Kind, kindOf, oneOf, readText, whole } from '../world/input.ts';

/** What each option is followed by and does, in groups. */
const GROUPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'The server': {
    '--port N': `port to listen on, 0 for any free one (default ${DEFAULT_PORT})`,
    '--host ADDRESS': `address to listen on (default ${DEFAULT_HOST}: this machine only)`,
    '--strict': 'fail a call that breaks the contract instead of warning',
    '--watch': "restart when the mock's source or the drop list changes, and continue where it was",
    '--help': 'this text',
  },
  'The data': {
    '--seed TEXT': 'what all data and all chance are made from: same seed, same data (default 1)',
    '--rows N': `made-up domains in the catalogue, up to ${MAX_ROWS} (default ${DEFAULT_ROWS})`,
    '--drop-list FILE': 'the domains of a real drop list instead: CSV or TSV with a header, JSON,',
    '': 'or one name per line',
    '--scenario NAME': 'how the service is doing, see below; several are applied in order',
    '--state FILE':
      'keep everything that happens in this file, and continue from it; one mock at a time',
  },
  Time: {
    '--now TIME': 'where the clock starts, e.g. 2026-11-20T17:58:00Z (default: real time)',
    '--freeze': 'the clock stands still until PUT /__mock/clock moves it',
    '--speed N': 'seconds of the mock per real second, e.g. 60 (default 1)',
  },
  Trouble: {
    '--latency MS': 'how long answers take: 200, 50-400 or lognormal:120,0.6 (default 0)',
    '--error-rate PART':
      'the share of calls that fail with a 500, e.g. 0.05; never a login (default 0)',
  },
};

const table = (rows: Readonly<Record<string, string>>): string =>
  Object.entries(rows)
    .map(([name, text]) => `  ${name.padEnd(18)} ${text}`)
    .join('\n');

export const HELP = `dropcatch-mock: the drop-catching service, simulated, for development, tests and demos. It answers every call of the
console's API from made-up data. What you order, edit or delete stays that way, and time passes.

Usage: dropcatch-mock [options]
       dropcatch-mock init FOLDER              put msw's service worker into a folder
       dropcatch-mock verify --base-url URL    compare a real server with the contract (verify --help)

${Object.entries(GROUPS)
  .map(([title, options]) => `${title}\n${table(options)}`)
  .join('\n\n')}

Scenarios
${table(Object.fromEntries(Object.entries(SCENARIOS).map(([name, { title }]) => [name, title])))}

Sign in as admin@dropcatch.test, manager@dropcatch.test or user@dropcatch.test, password dropcatch. Open the mock's
address in a browser for more. Control it while it runs with calls below /__mock: GET status, POST reset, PUT clock,
POST faults, GET and PUT state … (README.md)

Examples
  dropcatch-mock --now 2026-11-20T18:58:00Z --speed 10     two minutes before the .com drop, ten times as fast
  dropcatch-mock --rows 1000000 --latency 50-400           a full drop list on a slow network
  dropcatch-mock --drop-list drops.csv --state mock.json   your own list, kept from one start to the next

Ends with exit code 2 and one line when an option is wrong, a file cannot be used or the port is taken.
`;

/** Something on the command line is wrong; the text says what, in one line. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
}

export const OPTION_TYPES = {
  port: { type: 'string', default: String(DEFAULT_PORT) },
  host: { type: 'string', default: DEFAULT_HOST },
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
  strict: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} satisfies NonNullable<ParseArgsConfig['options']>;

/** Splits a command line by Node's parseArgs; throws OptionError with one clear line. */
export function parseOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // Node's text has advice on its further lines, or behind the first sentence, that fits no one here.
    const text = error instanceof Error ? error.message : String(error);
    throw new OptionError(text.split(/\n|\. /)[0] ?? text);
  }
}

/** What a shell gives for an unset variable is none: as a host it would mean every interface. */
const present = kindOf<string>(
  'given',
  (value) => typeof value === 'string' && value.trim() !== '',
);

const scenarioName = oneOf(Object.keys(SCENARIOS) as ScenarioName[]);

/** The text of an option as its kind has it, undefined as it is. Throws an OptionError. */
export function readOption<Value, Text extends string | undefined>(
  name: string,
  kind: Kind<Value>,
  text: Text,
): Value | Extract<Text, undefined> {
  try {
    return text === undefined ? (text as Extract<Text, undefined>) : readText(name, kind, text);
  } catch (error) {
    throw error instanceof RangeError ? new OptionError(error.message) : error;
  }
}

/** What the command line asks for. */
export type CliOptions = ReturnType<typeof readOptions>;

/** Reads the command line; throws OptionError with one clear line. */
export function readOptions(args: readonly string[]) {
  const { values, positionals } = parseOptions(args, OPTION_TYPES);
  const { rows, 'drop-list': list, ...given } = values;
  if (positionals.length > 0) throw new OptionError(`Unexpected argument '${positionals[0]}'`);
  if (rows !== undefined && list !== undefined) {
    throw new OptionError('--rows and --drop-list exclude each other: the list has its own names');
  }
  return {
    ...given,
    port: readOption('--port', whole(0, 65_535), given.port),
    host: readOption('--host', present, given.host),
    rows: readOption('--rows', OPTION_KINDS.rows, rows),
    listFile: readOption('--drop-list', present, list),
    stateFile: readOption('--state', present, given.state),
    now: readOption('--now', OPTION_KINDS.now, given.now),
    frozen: given.freeze,
    speed: readOption('--speed', OPTION_KINDS.speed, given.speed),
    latency: readOption('--latency', OPTION_KINDS.latency, given.latency),
    errorRate: readOption('--error-rate', OPTION_KINDS.errorRate, given['error-rate']),
    scenarios: given.scenario.map((name) => readOption('--scenario', scenarioName, name)),
  };
}
