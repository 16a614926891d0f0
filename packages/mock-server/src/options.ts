import { parseArgs } from 'node:util';
import { MAX_ROWS } from './catalogue/columns.ts';
import { parseTime, TIME_WORDS } from './clock.ts';
import { DEFAULT_HOST, DEFAULT_PORT } from './http/listen.ts';
import { parseLatency } from './latency.ts';
import { DEFAULT_ROWS } from './mock.ts';
import { ERROR_RATE_WORDS, isErrorRate } from './network.ts';
import { isScenario, SCENARIOS, type ScenarioName } from './scenario.ts';

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

/** Each option with what stands behind it and what it does, for reading and for the help text. */
const OPTIONS = {
  port: { value: 'N', help: `port to listen on, 0 for any free one (default ${DEFAULT_PORT})` },
  host: {
    value: 'ADDRESS',
    help: `address to listen on (default ${DEFAULT_HOST}, this machine only)`,
  },
  seed: { value: 'TEXT', help: 'what the data and all chance come from (default 1)' },
  rows: { value: 'N', help: `domains in the catalogue, up to 2000000 (default ${DEFAULT_ROWS})` },
  'drop-list': {
    value: 'FILE',
    help: 'a real drop list for the catalogue: CSV or TSV with a header, one name a line, or JSON',
  },
  state: {
    value: 'FILE',
    help: 'keep everything that happens in this file, and go on from it at the next start',
  },
  now: {
    value: 'TIME',
    help: 'where the clock starts, e.g. 2026-11-20T17:58:00Z (default: real time)',
  },
  freeze: { help: 'the clock stands still until /__mock/clock moves it' },
  speed: { value: 'N', help: 'mock seconds per real second, e.g. 60 (default 1)' },
  latency: {
    value: 'MS',
    help: 'how long answers take: 200, 50-400 or lognormal:120,0.6 (default 0)',
  },
  'error-rate': {
    value: 'PART',
    help: 'the part of the calls that fails with a 500, e.g. 0.05; login is spared (default 0)',
  },
  scenario: { value: 'NAME', help: `${SCENARIOS.join(', ')}; may be given several times` },
  strict: { help: 'fail a call that breaks the contract instead of warning' },
  watch: { help: 'start again, and go on, when the source of the mock or the drop list changes' },
  help: { help: 'this text' },
} as const;

/** What `dropcatch-mock --help` prints. */
export const HELP = `dropcatch-mock: the drop-catching service, simulated, for development, tests and demos

Usage: dropcatch-mock [options]
       dropcatch-mock verify --base-url URL    compare a real server with the contract (verify --help)

${Object.entries(OPTIONS)
  .map(([name, option]) => {
    const form = 'value' in option ? `--${name} ${option.value}` : `--${name}`;
    return `  ${form.padEnd(18)} ${option.help}`;
  })
  .join('\n')}

Accounts: admin@dropcatch.test, manager@dropcatch.test, user@dropcatch.test; password dropcatch
Control:  GET /__mock/status, POST /__mock/reset, PUT /__mock/clock, POST /__mock/faults … (README.md)

  dropcatch-mock --now 2026-11-20T17:58:00Z --speed 10     two minutes before the .com drop, ten times as fast
  dropcatch-mock --rows 1000000 --latency 50-400           a full drop list on a slow network
`;

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
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
      },
    }).values;
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
  if (!(factor > 0 && factor <= 100_000)) {
    throw new OptionError(`--speed must be a number above 0, at most 100000, not "${speed}"`);
  }
  if (parseLatency(latency) === undefined) {
    throw new OptionError(
      `--latency must be like 200, 50-400 or lognormal:120,0.6, not "${latency}"`,
    );
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
