import { MAX_ROWS } from '../catalogue/columns.ts';
import { DEFAULT_HOST, DEFAULT_PORT } from '../http/listen.ts';
import { DEFAULT_ROWS } from '../mock.ts';
import type { ScenarioName } from '../scenario.ts';

/** What each option is followed by and does, in groups. */
const GROUPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'The server': {
    '--port N': `port to listen on, 0 for any free one (default ${DEFAULT_PORT})`,
    '--host ADDRESS': `address to listen on (default ${DEFAULT_HOST}: this machine only)`,
    '--strict': 'fail a call that breaks the contract instead of warning',
    '--watch':
      "start again when the mock's source or the drop list changes, and go on where it was",
    '--help': 'this text',
  },
  'The data': {
    '--seed TEXT': 'what the data and all chance come from: same seed, same data (default 1)',
    '--rows N': `made-up domains in the catalogue, up to ${MAX_ROWS} (default ${DEFAULT_ROWS})`,
    '--drop-list FILE': 'the domains of a real drop list instead: CSV or TSV with a header, JSON,',
    '': 'or a name a line',
    '--scenario NAME': 'how the service is doing, see below; several are applied in order',
    '--state FILE':
      'keep everything that happens in this file, and go on from it; one mock at a time',
  },
  Time: {
    '--now TIME': 'where the clock starts, e.g. 2026-11-20T17:58:00Z (default: real time)',
    '--freeze': 'the clock stands still until PUT /__mock/clock moves it',
    '--speed N': 'seconds of the mock in a real second, e.g. 60 (default 1)',
  },
  Trouble: {
    '--latency MS': 'how long answers take: 200, 50-400 or lognormal:120,0.6 (default 0)',
    '--error-rate PART':
      'the part of the calls that fails with a 500, e.g. 0.05; never a login (default 0)',
  },
};

const SCENARIOS: Readonly<Record<ScenarioName, string>> = {
  default: 'an ordinary day',
  empty: 'just installed: accounts and registrar categories, nothing else',
  huge: 'years of business: a million domains, 20,000 orders, 2,000 users',
  'failing-jobs': 'nothing works in the background: scheduler jobs and imports fail',
  'expired-session': 'sessions last a minute and are not renewed',
};

function table(rows: Readonly<Record<string, string>>): string {
  return Object.entries(rows)
    .map(([name, text]) => `  ${name.padEnd(18)} ${text}`)
    .join('\n');
}

/** What `dropcatch-mock --help` prints. */
export const HELP = `dropcatch-mock: the drop-catching service, simulated, for development, tests and demos. It answers every call of the
console's API from made-up data that lives: what is ordered, edited or deleted stays so, and time goes on.

Usage: dropcatch-mock [options]
       dropcatch-mock verify --base-url URL    compare a real server with the contract (verify --help)

${Object.entries(GROUPS)
  .map(([title, options]) => `${title}\n${table(options)}`)
  .join('\n\n')}

Scenarios
${table(SCENARIOS)}

Sign in as admin@dropcatch.test, manager@dropcatch.test or user@dropcatch.test, password dropcatch. A browser that opens
the mock's address gets a page with all there is to know. While it runs, it is told what to do at /__mock: GET status,
POST reset, PUT clock, POST faults, GET and PUT state … (README.md)

Examples
  dropcatch-mock --now 2026-11-20T18:58:00Z --speed 10     two minutes before the .com drop, ten times as fast
  dropcatch-mock --rows 1000000 --latency 50-400           a full drop list on a slow network
  dropcatch-mock --drop-list drops.csv --state mock.json   your own list, and tomorrow what you did today

Ends with exit code 2 and one line when an option is wrong, a file cannot be used or the port is taken.
`;
