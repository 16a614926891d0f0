import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readlink,
  rm,
  symlink,
  watch,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connect } from '../remote.ts';
import { SCENARIOS } from '../mock/scenarios.ts';
import { FileError, loadDropList } from './files.ts';
import { main } from './main.ts';
import { HELP, OPTION_TYPES, OptionError, readOptions } from './options.ts';

const CLI = fileURLToPath(new URL('../cli.mjs', import.meta.url));

/** Starts the CLI. `urls` waits for the given number of starts and returns their addresses. */
function run(...args: string[]) {
  const child = spawn(process.execPath, [CLI, ...args]);
  onTestFinished(() => void child.kill());
  const output = { out: '', err: '' };
  child.stdout.on('data', (bytes) => (output.out += String(bytes)));
  child.stderr.on('data', (bytes) => (output.err += String(bytes)));
  const urls = async (starts: number): Promise<string[]> => {
    const found = output.out.match(/http:\/\/\S+(?=\/__mock\/status)/g) ?? [];
    if (found.length >= starts) return found;
    await once(child.stdout, 'data');
    return urls(starts);
  };
  return { child, output, urls };
}

/** Creates a file in a new folder for one test. */
async function fileWith(content: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dropcatch-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'file');
  await writeFile(file, content);
  return file;
}

/** Runs a command line that ends by itself, in this process: half a second faster than in one of its own. */
async function outcomeOf(...args: string[]) {
  const output = { code: 0, out: '', err: '' };
  const write = (to: 'out' | 'err') => (text: unknown) => (output[to] += String(text)) !== '';
  vi.spyOn(process.stdout, 'write').mockImplementation(write('out'));
  vi.spyOn(process.stderr, 'write').mockImplementation(write('err'));
  // The process of the tests goes on after an exit, and keeps its own way of ending.
  vi.spyOn(process, 'on').mockReturnThis();
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    output.code = Number(code);
    throw new Error('The program has ended.');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await main(args).catch((error: unknown) => {
    if (exit.mock.calls.length === 0) throw error;
  });
  return output;
}

test.each([
  [['--prot', '1'], "Unknown option '--prot'"],
  [['extra'], "Unexpected argument 'extra'"],
  [['--port'], '--port'],
  [['--port', '-1'], '--port must be a whole number from 0 to 65535, not "-1"'],
  [['-p', 'x'], '--port must be a whole number'],
  [['--base-path', 'v1'], '--base-path must be a path such as /v1, not "v1"'],
  [['--base-path', '/__mock'], '--base-path must be a path such as /v1'],
  [['--cors', 'myapp.test'], '--cors must be an origin such as http://myapp.test:3000'],
  [['--proxy', 'https://a.example/api'], "Unknown option '--proxy'"],
  [['--key', 'key.pem'], '--key and --cert need each other'],
  [['--port', 'http'], '--port must be a whole number from 0 to 65535, not "http"'],
  [['--host', ''], '--host must be given, not ""'],
  [['--state', ' '], '--state must be given'],
  [['--drop-list', ''], '--drop-list must be given'],
  [['--port', '70000'], '--port must be a whole number'],
  [['--rows', '-1'], '--rows'],
  [['--rows', '1e9'], '--rows must be a whole number from 0 to 2000000'],
  [
    ['--now', 'noon'],
    '--now must be a time from 1971 to 9999 such as 2026-11-20T17:58:00Z, not "noon"',
  ],
  [['--now', '12026-11-20'], '--now must be a time from 1971 to 9999'],
  [['--now', '2026-11-31'], '--now must be a time from 1971 to 9999'],
  [['--now', '5'], '--now must be a time from 1971 to 9999'],
  [['--rows', '5', '--drop-list', 'x'], '--rows cannot be used with --drop-list'],
  [['--speed', '0'], '--speed must be a number above 0'],
  [['--latency', 'slow'], '--latency must be like 200, 50-400 or lognormal:120,0.6'],
  [['--error-rate', '5%'], '--error-rate must be a number from 0 to 1 such as 0.05, not "5%"'],
  [['--error-rate', ''], '--error-rate must be'],
  [
    ['--scenario', 'doom'],
    `--scenario must be one of ${Object.keys(SCENARIOS).join(', ')}, not "doom"`,
  ],
])('%j is refused in one line', (args, text) => {
  expect(() => readOptions(args)).toThrow(OptionError);
  expect(() => readOptions(args)).toThrow(text);
  try {
    readOptions(args);
  } catch (error) {
    expect(String(error)).not.toContain('\n');
  }
});

test('options have defaults, and every one of them is in the help text', () => {
  const options = readOptions([]);
  expect(options).toMatchObject({
    port: 4010,
    host: '127.0.0.1',
    seed: '1',
    scenarios: ['default'],
  });
  for (const name of Object.keys(OPTION_TYPES)) expect(HELP).toContain(`  --${name} `);
  for (const name of Object.keys(SCENARIOS)) expect(HELP).toContain(`  ${name} `);
  expect(
    readOptions(['--scenario', 'empty', '--scenario', 'expired-session', '--rows', '10']),
  ).toMatchObject({
    scenarios: ['empty', 'expired-session'],
    rows: 10,
  });
});

test('the program applies own scenarios and faults from files, at another path', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dropcatch-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = async (name: string, content: string): Promise<string> => {
    await writeFile(join(folder, name), content);
    return join(folder, name);
  };
  const mine = await file('mine.mjs', 'export default ({ store }) => store.orders.clear();');
  const rich = await file(
    'rich.mjs',
    'export default ({ store }) => { for (const user of store.users.all()) user.credit_balance = 7; };',
  );
  const fault = { kind: 'answer', operation: 'news/list', status: 404, body: { error: 'Mine' } };
  const faults = await file('faults.json', JSON.stringify([fault]));
  const { output, urls } = run(
    ...`-p 0 --rows 10 --base-path /v1 --cors http://myapp.test:3000 --log`.split(' '),
    ...`--scenario ${mine} --scenario ${rich} --faults ${faults}`.split(' '),
  );
  const [url = ''] = await urls(1);
  const mock = await connect(url);
  await mock.reset();
  const { access_token, user } = await mock.signIn('user@dropcatch.test');
  expect(user.credit_balance).toBe(7);
  const headers = { authorization: `Bearer ${access_token}`, origin: 'http://myapp.test:3000' };
  const orders = await fetch(`${url}/v1/orders`, { headers });
  expect(orders.headers.get('access-control-allow-origin')).toBe('http://myapp.test:3000');
  expect(await orders.json()).toMatchObject({ orders: [] });
  expect((await fetch(`${url}/v1/news`, { headers })).status).toBe(404);
  // The control API stays for this machine alone.
  expect((await fetch(`${url}/__mock/status`, { headers })).status).toBe(403);
  await expect.poll(() => output.out).toMatch(/^GET \/v1\/news 404, \d+ ms$/m);
  expect(output.out).toContain(`listens on ${url}/v1`);
  expect(output.out).toContain('scenario mine + rich');
});

test.each([
  ['--scenario', 'export default 5;', ': its default export must be a function or a scenario'],
  ['--scenario', 'throw new Error("No such thing");', ': No such thing'],
  ['--faults', '{}', ': it must be a JSON list of faults'],
  [
    '--faults',
    '[{"kind":"delay"}]',
    ': fault 1: delay needs milliseconds or pace: a number from 0',
  ],
])('%s with a file of %j ends with one line', async (option, content, words) => {
  const file = `${await fileWith('')}.mjs`;
  await writeFile(file, content);
  const { code, err } = await outcomeOf('--rows', '10', option, file);
  expect([code, err.trim().split('\n').length]).toEqual([2, 1]);
  expect(err).toContain(words);
});

test('a certificate that cannot be used ends with one line', async () => {
  const file = await fileWith('not a key');
  const { code, err } = await outcomeOf('--rows', '10', '--key', file, '--cert', file);
  expect(code).toBe(2);
  expect(err).toContain('are not a certificate and its key in PEM\n');
});

test('init refuses a file in place of a folder', async () => {
  const file = await fileWith('');
  const { code, err } = await outcomeOf('init', file);
  expect(code).toBe(2);
  expect(err).toBe(`dropcatch-mock: ${file}: it is a file, not a folder\n`);
});

test('--version prints the version', async () => {
  const { out } = await outcomeOf('--version');
  expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test('a bad option ends with exit code 2 and one line', async () => {
  const { child, output } = run('--speed', 'fast');
  const [code] = await once(child, 'exit');
  expect(code).toBe(2);
  expect(output.err).toMatch(/^dropcatch-mock: --speed .+; see --help\n$/);
});

test('a port in use ends with exit code 2 and one line', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { code, err } = await outcomeOf('--rows', '10', '--port', String(port));
  taken.close();
  expect(code).toBe(2);
  expect(err).toBe(`dropcatch-mock: port ${port} is in use: choose another with --port\n`);
});

test.each([
  ['no file', undefined, ': there is no such file or folder'],
  ['an empty file', '', ' is empty'],
  ['a file without a name', 'hello', ' has no domain name; line 1: "hello" is neither'],
])('a start with %s as a drop list ends with one line', async (_, content, words) => {
  const file = content === undefined ? '/nowhere/list.csv' : await fileWith(content);
  const error: unknown = await loadDropList(file).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(FileError);
  expect(String(error)).toContain(file + words);
  expect(String(error)).not.toContain('\n');
});

/** Starts a mock with a state file and resolves with its address. */
async function startWith(file: string, ...args: string[]) {
  const { child, output, urls } = run('--rows', '20', '--port', '0', '--state', file, ...args);
  const [url = ''] = await urls(1);
  return { child, output, url };
}

async function end(child: ChildProcess): Promise<unknown> {
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  return code;
}

test('with --state, a session and its changes survive a restart', async () => {
  const file = join(dirname(await fileWith('')), 'state.json');
  const first = await startWith(file, '--now', '2026-11-20T17:58:00Z');
  const status = await (await fetch(`${first.url}/__mock/status`)).json();
  expect(status).toMatchObject({ domains: 20, clock: { frozen: false } });
  const credentials = { email: 'user@dropcatch.test', password: 'dropcatch' };
  const login = await fetch(`${first.url}/api/auth/login`, {
    method: 'POST',
    body: JSON.stringify(credentials),
  });
  const { access_token } = (await login.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}` };
  const body = JSON.stringify({
    email: credentials.email,
    username: 'jnovak',
    company: 'Restarted Ltd',
  });
  const update = await fetch(`${first.url}/api/auth/profile`, { method: 'PUT', headers, body });
  expect(update.status).toBe(200);
  expect(await end(first.child)).toBe(0);
  const second = await startWith(file);
  expect(second.output.out).toContain(`continues from ${file}`);
  const profile = await fetch(`${second.url}/api/auth/profile`, { headers });
  expect(await profile.json()).toMatchObject({ company: 'Restarted Ltd' });
  expect(await end(second.child)).toBe(0);
});

test('one mock at a time uses a state file, by a link or not, and the file of a killed mock is free', async () => {
  const file = join(dirname(await fileWith('')), 'state.json');
  const link = join(dirname(file), 'link.json');
  const first = await startWith(file);
  await symlink(file, link);
  const second = run('--state', link, '--port', '0');
  const [code] = await once(second.child, 'exit');
  expect(code).toBe(2);
  expect(second.output.err).toBe(
    `dropcatch-mock: ${file}: process ${first.child.pid} uses this file; if it is not a mock, delete ${file}.lock\n`,
  );
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const third = await startWith(link);
  expect(third.output.out).toContain(`continues from ${file}`);
  expect(await end(third.child)).toBe(0);
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
  expect((await readdir(dirname(file))).toSorted()).toEqual(['file', 'link.json', 'state.json']);
});

test('a signal ends a start that never finishes reading', async () => {
  const { child } = run('--drop-list', '/dev/zero', '--port', '0');
  const folder = `/proc/${child.pid}/fd`;
  const files = async () =>
    Promise.all((await readdir(folder)).map((fd) => readlink(join(folder, fd)).catch(() => '')));
  await expect.poll(files).toContain('/dev/zero');
  expect(await end(child)).toBe(0);
});

test('a state that cannot be saved at the end is reported with exit code 2', async () => {
  const file = join(dirname(await fileWith('')), 'sub', 'state.json');
  await mkdir(dirname(file));
  const { child, output, urls } = run('--rows', '10', '--port', '0', '--state', file);
  await urls(1);
  await rm(dirname(file), { recursive: true });
  expect(await end(child)).toBe(2);
  expect(output.err).toContain('there is no such file or folder');
});

test.each([[['init']], [['init', '-x']], [['init', 'a', 'b']]])('%j is refused', async (args) => {
  const { code, err } = await outcomeOf(...args);
  expect(code).toBe(2);
  expect(err).toBe(
    'dropcatch-mock: init takes one folder: dropcatch-mock init public/; see --help\n',
  );
});

test('a signal during the start ends the mock in order and frees the state file', async () => {
  const file = join(dirname(await fileWith('')), 'state.json');
  const changes = watch(dirname(file));
  const { child } = run('--rows', '100000', '--port', '0', '--state', file);
  for await (const { filename } of changes) if (filename === 'state.json.lock') break;
  expect(await end(child)).toBe(0);
  expect(await readdir(dirname(file))).not.toContain('state.json.lock');
});

test('a mock that npx runs ends with the shell around it', async () => {
  const program = [process.execPath, CLI, '--port', '0', '--rows', '10'];
  const shell = spawn('sh', ['-c', '"$@"; true', 'sh', ...program], {
    env: { ...process.env, npm_lifecycle_event: 'npx' },
  });
  const [greeting] = await once(shell.stdout, 'data');
  const [url = ''] = /http:\/\/[\d.:]+/.exec(String(greeting)) ?? [];
  expect((await fetch(`${url}/__mock/status`)).status).toBe(200);
  // The output closes only when the mock has ended, too.
  const closed = once(shell, 'close');
  shell.kill();
  await closed;
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

test('a file that holds no state ends with exit code 2 and one line', async () => {
  const file = await fileWith('{"orders":[]}');
  const { child, output } = run('--state', file, '--port', '0');
  const [code] = await once(child, 'exit');
  expect(code).toBe(2);
  expect(output.err).toBe(`dropcatch-mock: ${file}: this is not a state of the mock\n`);
});

test('a drop list is loaded and its broken lines are reported; a start with an edited one keeps the rest of the state', async () => {
  const file = await fileWith('domain,drop_date\ntidalforge.com,2026-11-21\nbad,2026-11-21\n');
  const state = join(dirname(file), 'state.json');
  const args = ['--port', '0', '--drop-list', file, '--state', state];
  const first = run(...args);
  const [url] = await first.urls(1);
  expect(first.output.out).toContain(`1 domain of ${file}`);
  expect(first.output.err).toBe(
    `dropcatch-mock: ${file}, line 3: "bad" is not a domain name\ndropcatch-mock: ${file}: 1 broken line is left out\n`,
  );
  await fetch(`${url}/__mock/faults`, { method: 'POST', body: '{"kind":"reset"}' });
  expect(await end(first.child)).toBe(0);
  await writeFile(file, 'tidalforge.com\npixelbarn.net\n');
  const second = run(...args);
  const [again] = await second.urls(1);
  const status = await (await fetch(`${again}/__mock/status`)).json();
  expect(status).toMatchObject({ domains: 2, faults: 1 });
  expect(await end(second.child)).toBe(0);
});
