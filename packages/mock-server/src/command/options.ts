import { parseArgs, type ParseArgsConfig } from 'node:util';
import { MAX_ROWS } from '../catalogue/columns.ts';
import { DEFAULT_HOST, DEFAULT_PORT } from '../http/listen.ts';
import { parseLatency } from '../network/latency.ts';
import { ERROR_RATE_WORDS, isErrorRate, LATENCY_WORDS } from '../network/network.ts';
import { isScenario, SCENARIOS, type ScenarioName } from '../scenario.ts';
import { isSpeed, MAX_SPEED, parseTime, TIME_WORDS } from '../time/clock.ts';

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

function wholeNumber(name: string, text: string, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= max) return value;
  throw new OptionError(`--${name} must be a whole number from 0 to ${max}, not "${text}"`);
}

/** Reads the command line; throws OptionError with one clear line. */
export function readOptions(args: readonly string[]): CliOptions {
  const { port, rows, now, speed, latency, scenario, freeze, ...rest } = parse(args);
  const { 'drop-list': listFile, state: stateFile, 'error-rate': errors, ...plain } = rest;
  if (rows !== undefined && listFile !== undefined) {
    throw new OptionError('--rows and --drop-list exclude each other: the list has its own names');
  }
  if (now !== undefined && parseTime(now) === undefined) {
    throw new OptionError(`--now must be ${TIME_WORDS}, not "${now}"`);
  }
  const unknown = scenario.find((name) => !isScenario(name));
  if (unknown !== undefined) {
    throw new OptionError(`--scenario must be one of ${SCENARIOS.join(', ')}, not "${unknown}"`);
  }
  const factor = Number(speed);
  if (!isSpeed(factor)) {
    throw new OptionError(`--speed must be a number above 0, at most ${MAX_SPEED}, not "${speed}"`);
  }
  if (parseLatency(latency) === undefined) {
    throw new OptionError(`--latency must be ${LATENCY_WORDS}, not "${latency}"`);
  }
  const errorRate = errors.trim() === '' ? NaN : Number(errors);
  if (!isErrorRate(errorRate)) {
    throw new OptionError(`--error-rate must be ${ERROR_RATE_WORDS}, not "${errors}"`);
  }
  return {
    ...plain,
    listFile,
    stateFile,
    port: port === undefined ? DEFAULT_PORT : wholeNumber('port', port, 65_535),
    rows: rows === undefined ? undefined : wholeNumber('rows', rows, MAX_ROWS),
    now,
    frozen: freeze,
    speed: factor,
    latency,
    errorRate,
    scenarios: scenario.filter(isScenario),
  };
}
