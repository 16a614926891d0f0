import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listen } from '../src/server/listen.ts';
import { createMock } from '../src/mock.ts';

/** A program starts slowly on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

/** A folder inside the package, so that package names resolve. */
const folder = fileURLToPath(new URL('../test-results/readme/', import.meta.url));

/** The programs of the SDK's README. Its package check runs the one that needs a package of its own. */
const [first = '', ...recipes] = [
  ...readFileSync(new URL('../../sdk/README.md', import.meta.url), 'utf8').matchAll(
    /```ts\n(.*?)```/gs,
  ),
]
  .map(([, code = '']) => code)
  .filter((code) => !code.includes("from 'undici'"));

const mock = createMock({ seed: 1, rows: 1500 });
const server = await listen(mock, { port: 0 });
const { access_token } = await mock.signIn('admin@dropcatch.test');

/**
 * The environment that the programs expect: the service of the README, a session, and the globals of a page and a
 * worker.
 */
const surroundings = `
const { fetch } = globalThis;
globalThis.fetch = async (request) => {
  const { pathname, search } = new URL(request.url);
  if (pathname === '/api/health') return Response.json({ ok: true });
  const path = pathname.replace('/orders/42', '/orders/1867') + search;
  const headers = { authorization: 'Bearer ${access_token}', 'content-type': 'application/json' };
  const { method, signal } = request;
  const body = method === 'GET' ? undefined : await request.text();
  return fetch('${server.url}' + path, { method, headers, body, signal });
};
globalThis.throughProxy = globalThis.fetch;
globalThis.location = { href: 'https://dropcatch.example.com/', origin: 'https://dropcatch.example.com' };
globalThis.addEventListener = (_, listener) => listener({ data: '${access_token}' });
globalThis.postMessage = (message) => console.log(Object.keys(message));
`;

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}surroundings.mjs`, surroundings);
});
afterAll(() => server.close());

/** Runs a program as a user would. Returns its output. It must write nothing to standard error. */
async function run(...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    // Caches the compiled SDK for later starts.
    NODE_COMPILE_CACHE: join(tmpdir(), 'dropcatch-tests'),
    DROPCATCH_URL: `${server.url}/api`,
    DROPCATCH_EMAIL: 'admin@dropcatch.test',
    DROPCATCH_PASSWORD: 'dropcatch',
  };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env });
  expect(stderr).toBe('');
  return stdout;
}

test('the first program of the README prints the names of this week that can be registered', async () => {
  const program = `${folder}week.mjs`;
  writeFileSync(program, first);
  const names = (await run(program)).trim().split('\n');
  expect(names.length).toBeGreaterThan(5);
  expect(names.length).toBeLessThanOrEqual(50);
  for (const name of names) expect(name).toMatch(/^[a-z\d-]+(\.[a-z]+)+$/);
});

// Only compiled: the recipe for React Query, which this package does not install.
const runnable = recipes.filter((code) => !code.includes('@tanstack/'));

test.each(runnable.map((code, index) => [index + 2, code] as const))(
  'program %d of the README runs',
  async (number, code) => {
    const program = `${folder}program-${number}.ts`;
    writeFileSync(program, code);
    await run('--import', `${folder}surroundings.mjs`, program);
  },
);
