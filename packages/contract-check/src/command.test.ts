import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { listen, type Mock, type RunningServer } from '@dropcatch/mock-server/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCheck, spoilt, testedMock } from '../test/kit.ts';
import { CannotCheck } from './check-server.ts';
import { contractCheck } from './command.ts';

const CLI = join(import.meta.dirname, 'cli.ts');

let mock: Mock;
let server: RunningServer;

beforeAll(async () => {
  mock = testedMock();
  server = await listen(mock, { port: 0 });
});

afterAll(() => server.close());

async function cli(
  args: string[],
  token = '',
): Promise<{ code: unknown; out: string; err: string }> {
  const child: ChildProcess = spawn(process.execPath, [CLI, ...args], {
    env: { ...process.env, DROPCATCH_TOKEN: token },
  });
  const output = { out: '', err: '' };
  child.stdout?.on('data', (bytes) => (output.out += String(bytes)));
  child.stderr?.on('data', (bytes) => (output.err += String(bytes)));
  const [code] = await once(child, 'close');
  return { code, ...output };
}

async function refusal(args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const run = contractCheck(args, { env, write: () => undefined, fetch: mock.fetch });
  const error: unknown = await run.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(CannotCheck);
  expect(String(error)).not.toContain('\n');
  return String(error);
}

const BASE = ['--base-url', 'http://mock/api'];

test.each([
  [[], '--base-url is required'],
  [['--base-url', 'console.example.com'], '--base-url must be an address'],
  [['--base-url', 'ftp://console.example.com'], '--base-url must be an address'],
  [['--base-url', 'https://jan:hunter2@console.example.com'], 'must have no password'],
  [BASE, '--token or DROPCATCH_TOKEN is required'],
  [[...BASE, '--token', 'short'], 'the token is too short'],
  [[...BASE, '--token', 'two words'], 'the token has characters that are not allowed in a header'],
  [
    [...BASE, '--token', 'some-token', '--timeout', 'long'],
    '--timeout must be a number of seconds',
  ],
  [[...BASE, '--tokn', 'some-token'], "Unknown option '--tokn'"],
  [[...BASE, '--token', 'some-token', '--area', 'order'], '--area must be one of auth, '],
  [[...BASE, 'eyJhbGciOi'], 'there is an argument without an option'],
  [[...BASE, '--token', 'mangled-token'], 'the server does not accept the token (401)'],
])('%j is refused in one line', async (args, text) => {
  const words = await refusal(args);
  expect(words).toContain(text);
  expect(words).not.toMatch(/hunter2|eyJ/);
});

test('one line says that a server has another API or cannot be reached', async () => {
  const elsewhere = () => Promise.resolve(new Response('<h1>Welcome</h1>', { status: 200 }));
  const run = contractCheck([...BASE, '--token', 'some-token'], {
    env: {},
    write: () => undefined,
    fetch: elsewhere,
  });
  await expect(run).rejects.toThrow('has no role: is the base URL right?');
  const { code, err } = await cli(['--base-url', 'http://127.0.0.1:9', '--token', 'some-token']);
  expect(code).toBe(2);
  expect(err).toMatch(/^contract-check: the server cannot be reached: .+\n$/);
});

test('the exit code is 0 for a server that keeps to the contract', async () => {
  const areas = ['--area', 'orders', '--area', 'domains'];
  const { code, text: out } = await runCheck(mock, 'user', areas);
  expect(out).toMatch(/✓ orders\/list +\d+ requests\n/);
  expect(out).toContain('needs --writes: domains/watch, domains/unwatch');
  expect(out).toMatch(/As user, \d+ requests: \d+ operations agree with the contract, 0 differ/);
  expect(code).toBe(0);
});

test('the program ends with 1 and JSON that says where a server differs', async () => {
  const { access_token } = await mock.signIn('user@dropcatch.test');
  const fault = mock.faults.add({ kind: 'status', operation: 'orders/stats', status: 500 });
  const { code, out } = await cli(
    ['--base-url', `${server.url}/api/`, '--area', 'orders', '--json'],
    access_token,
  );
  fault.remove();
  expect(code).toBe(1);
  const report = JSON.parse(out);
  expect(report).toMatchObject({ base_url: `${server.url}/api`, role: 'user', left: [] });
  expect(report.findings).toContainEqual({
    operation: 'orders/stats',
    result: 'differs',
    requests: 2,
    differences: expect.arrayContaining([
      {
        kind: 'status',
        request: 'GET /orders/stats',
        problem: 'is answered 500 (“Internal server error”), not 200',
      },
    ]),
  });
});

test('a token that the server sends back is not in the report, nor are control characters', async () => {
  const echo = spoilt(mock, (answer, request) => {
    if (!request.url.endsWith('/orders/stats')) return answer;
    const error = `bad ${request.headers.get('authorization')} \u001B[2J\nsecond line`;
    return Response.json({ error }, { status: 500 });
  });
  for (const args of [[], ['--json']]) {
    const { text, token } = await runCheck(mock, 'user', ['--area', 'orders', ...args], echo);
    expect(text).toContain('bad Bearer ***');
    expect(text).not.toContain(token);
    expect(text).not.toContain('\u001B');
    expect(text).not.toContain(token.slice(0, 40));
  }
});

test('the help names every option and the exit codes', async () => {
  let text = '';
  const code = await contractCheck(['--help'], { env: {}, write: (piece) => (text += piece) });
  expect(code).toBe(0);
  for (const part of [
    '--base-url',
    '--token',
    'DROPCATCH_TOKEN',
    '--writes',
    '--json',
    '--timeout',
    'Exit codes: 0',
  ]) {
    expect(text).toContain(part);
  }
});
