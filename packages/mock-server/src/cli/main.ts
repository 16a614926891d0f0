import { pluralize } from '../text/words.ts';
import { createMock, type Mock } from '../mock/mock.ts';
import type { MockOptions } from '../mock/options.ts';
import { isLocalHost, listen, type RunningServer } from '../server/listen.ts';
import type { DropList } from '../world/drop-list/drop-list.ts';
import { StateError } from '../mock/state.ts';
import {
  codeOf,
  copyWorker,
  FileError,
  linkedFile,
  listRemarks,
  loadDropList,
  lockStateFile,
  readStateFile,
  StateFile,
} from './files.ts';
import { loadFaults, loadScenario, ownVersion, tlsOf } from './modules.ts';
import { type CliOptions, HELP, OptionError, readOptions } from './options.ts';

/** Messages when the mock cannot listen, by the system's error code. */
const LISTEN_ERRORS: Readonly<Record<string, (options: CliOptions) => string>> = {
  EADDRINUSE: ({ port }) => `port ${port} is in use: choose another with --port`,
  EACCES: ({ port }) => `this user is not allowed to open port ${port}: choose one above 1023`,
  EADDRNOTAVAIL: ({ host }) => `${host} is not an address of this machine`,
  ENOTFOUND: ({ host }) => `${host} cannot be resolved: --host takes an address of this machine`,
};

function warn(text: string): void {
  process.stderr.write(`dropcatch-mock: ${text}\n`);
}

/** Ends with exit code 2 and one line, for an error that the user can fix. */
function fail(text: string): never {
  warn(text);
  process.exit(2);
}

async function dropListOf({ listFile }: CliOptions): Promise<DropList | undefined> {
  if (listFile === undefined) return undefined;
  const list = await loadDropList(listFile);
  for (const remark of listRemarks(listFile, list)) warn(remark);
  return list;
}

async function mockOf(
  { seed, rows, now, frozen, speed, latency, errorRate, strict, ...options }: CliOptions,
  dropList: DropList | undefined,
  state: unknown,
): Promise<Mock> {
  const given = { seed, rows, now, frozen, speed, latency, errorRate, strict, dropList, state };
  const scenarios = await Promise.all(
    options.scenarios.map(async (one) => (typeof one === 'object' ? loadScenario(one.file) : one)),
  );
  const faults = options.faults === undefined ? undefined : await loadFaults(options.faults);
  const onViolation: MockOptions['onViolation'] = ({ request, problem }) =>
    warn(`request ${request}: ${problem}`);
  try {
    return createMock({ ...given, scenarios, faults, onViolation });
  } catch (error) {
    if (error instanceof StateError) throw new FileError(`${options.stateFile}: ${error.message}`);
    // A wrong fault, or data of an own module that cannot be.
    if (error instanceof RangeError) throw new FileError(error.message);
    throw error;
  }
}

/** Output of a start: the address, the data and the accounts. */
function greeting(
  mock: Mock,
  server: RunningServer,
  { host, listFile, basePath }: CliOptions,
): string[] {
  const { clock, world, seed, scenarios } = mock;
  const domains = pluralize(world.catalogue.size, 'domain');
  const origin = listFile === undefined ? '' : ` of ${listFile}`;
  return [
    `dropcatch-mock listens on ${server.url}${basePath}`,
    `  ${domains}${origin}, seed ${seed}, scenario ${scenarios.join(' + ')}, clock ${clock.iso()}`,
    '  sign in as admin@, manager@ or user@dropcatch.test with the password dropcatch',
    insideOf(host, server),
  ];
}

async function start(
  options: CliOptions,
  asked: Promise<void>,
): Promise<Pick<RunningServer, 'close'>> {
  const { stateFile } = options;
  // The file that a link leads to: it has one lock under any name, and the link is kept.
  const path = stateFile === undefined ? undefined : linkedFile(stateFile);
  if (path !== undefined) lockStateFile(path);
  // A start runs to its end before the process stops. Only reading files, which may take long or
  // never end, is cut off: nothing is written yet.
  let isLoading = true;
  void asked.then(() => isLoading && process.exit());
  const state = path === undefined ? undefined : await readStateFile(path);
  const dropList = await dropListOf(options);
  isLoading = false;
  const mock = await mockOf(options, dropList, state);
  const onError = (error: unknown): void =>
    warn(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const file = path === undefined ? undefined : new StateFile(mock, path, onError);
  const { port, host, basePath, cors } = options;
  const server = await listen(mock, {
    port,
    host,
    basePath,
    cors,
    tls: await tlsOf(options),
    onAnswer: options.log ? (line) => void process.stdout.write(`${line}\n`) : undefined,
    onError,
    onChange: () => file?.touch(),
  });
  await file?.save();
  const lines = greeting(mock, server, options);
  const past = `  continues from ${path}, with its seed, rows, scenario and clock`;
  if (state !== undefined) lines.splice(2, 0, past);
  process.stdout.write(`${lines.join('\n')}\n`);
  return {
    close: async () => {
      await server.close();
      await file?.save().catch((error: unknown) => {
        process.exitCode = 2;
        onError(error);
      });
    },
  };
}

/** The line with the address of the pages and the control API. They answer only on local names of this machine. */
function insideOf(host: string, { url, port }: RunningServer): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const origin = everywhere ? `http://localhost:${port}` : url;
  return isLocalHost(new URL(origin).host)
    ? `  open ${origin}/ in a browser, or call ${origin}/__mock/status`
    : '  its pages and /__mock answer only on localhost, not on this address';
}

/** Interval at which the mock checks that its npx parent is alive, in milliseconds. */
const LOOK = 500;

/**
 * Resolves when the process is asked to end. Call it before the start opens anything. From then on, a signal waits for
 * the start instead of killing the process, and further signals change nothing. npx runs the mock in a shell and passes
 * signals only to the shell, so the mock also ends with its parent.
 */
function askedToEnd(): Promise<void> {
  const { ppid: parent } = process;
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve());
    if (process.env['npm_lifecycle_event'] !== 'npx') return;
    setInterval(() => process.ppid !== parent && resolve(), LOOK).unref();
  });
}

/** Runs a command line and returns the exit code. */
async function run(args: readonly string[]): Promise<number> {
  const write = (text: string): void => void process.stdout.write(text);
  const [command, folder = '-', ...rest] = args;
  if (command === 'init') {
    if (folder.startsWith('-') || rest.length > 0) {
      throw new OptionError('init takes one folder: dropcatch-mock init public/');
    }
    write(`wrote ${await copyWorker(folder)}\n`);
    return 0;
  }
  const options = readOptions(args);
  const text = options.help ? HELP : options.version ? `${ownVersion()}\n` : undefined;
  if (text !== undefined) {
    write(text);
    return 0;
  }
  const asked = askedToEnd();
  const server = await start(options, asked).catch((error: unknown) => {
    const words = LISTEN_ERRORS[codeOf(error) ?? ''];
    throw words === undefined ? error : new FileError(words(options));
  });
  await asked;
  await server.close();
  return 0;
}

/**
 * Runs a command line: serves the mock until a signal ends it. An error that the user can fix ends the process with one
 * line and exit code 2.
 */
export async function main(args: readonly string[]): Promise<void> {
  try {
    const code = await run(args);
    if (code !== 0) process.exitCode = code;
  } catch (error) {
    if (error instanceof OptionError) fail(`${error.message}; see --help`);
    if (error instanceof FileError) fail(error.message);
    throw error;
  }
}
