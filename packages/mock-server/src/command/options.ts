import { parseArgs, type ParseArgsConfig } from 'node:util';
import { DEFAULT_HOST, DEFAULT_PORT } from '../http/listen.ts';
import { type Kind, whole } from '../kind.ts';
import { OPTION_KINDS } from '../mock.ts';
import { scenarioName, type ScenarioName } from '../scenario.ts';

/** Something on the command line is wrong; the text says what, in one line. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
}

/** What the command line asks for. */
export interface CliOptions {
  readonly help: boolean;
  readonly port: number;
  readonly host: string;
  readonly seed: string;
  readonly rows: number | undefined;
  /** Path of the drop list. */
  readonly listFile: string | undefined;
  /** Path of the file that the state is kept in. */
  readonly stateFile: string | undefined;
  readonly now: string | undefined;
  readonly frozen: boolean;
  readonly speed: number;
  readonly latency: string;
  readonly errorRate: number;
  readonly scenarios: readonly ScenarioName[];
  readonly strict: boolean;
  readonly watch: boolean;
}

/** The options as Node's parseArgs wants them; help.ts says what they do. */
export const OPTION_TYPES = {
  port: { type: 'string' },
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

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTION_TYPES }).values;
  } catch (error) {
    // Node's text has advice on its further lines, or behind the first sentence, that fits no one here.
    const text = error instanceof Error ? error.message : String(error);
    throw new OptionError(text.split(/\n|\. /)[0] ?? text);
  }
}

/** The value of an option, if it is of its kind; `text` is what was given. */
function checked<Value>(name: string, kind: Kind<Value>, value: unknown, text = value): Value {
  if (kind.is(value)) return value;
  throw new OptionError(`--${name} must be ${kind.words}, not "${String(text)}"`);
}

function numeric(name: string, kind: Kind<number>, text: string): number {
  return checked(name, kind, text.trim() === '' ? NaN : Number(text), text);
}

/** What a shell gives for an unset variable is none: as a host it would mean every interface. */
const given: Kind<string> = {
  words: 'given',
  is: (value): value is string => typeof value === 'string' && value.trim() !== '',
};

/** Reads the command line; throws OptionError with one clear line. */
export function readOptions(args: readonly string[]): CliOptions {
  const { port, rows, now, speed, latency, scenario, freeze, ...rest } = parse(args);
  const { 'drop-list': listFile, state: stateFile, 'error-rate': errors, ...plain } = rest;
  if (rows !== undefined && listFile !== undefined) {
    throw new OptionError('--rows and --drop-list exclude each other: the list has its own names');
  }
  return {
    ...plain,
    host: checked('host', given, plain.host),
    listFile: listFile === undefined ? undefined : checked('drop-list', given, listFile),
    stateFile: stateFile === undefined ? undefined : checked('state', given, stateFile),
    port: port === undefined ? DEFAULT_PORT : numeric('port', whole(0, 65_535), port),
    rows: rows === undefined ? undefined : numeric('rows', OPTION_KINDS.rows, rows),
    now: now === undefined ? undefined : checked('now', OPTION_KINDS.now, now),
    frozen: freeze,
    speed: numeric('speed', OPTION_KINDS.speed, speed),
    latency: checked('latency', OPTION_KINDS.latency, latency),
    errorRate: numeric('error-rate', OPTION_KINDS.errorRate, errors),
    scenarios: scenario.map((name) => checked('scenario', scenarioName, name)),
  };
}
