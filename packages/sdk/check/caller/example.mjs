/** Runs the example against a mock, as its head and the README say. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createMock, listen } from '@dropcatch/mock-server/node';

const mock = createMock({ seed: 1, rows: 1500 });
const server = await listen(mock, { port: 0 });
const options = ['--base-url', `${server.url}/api`, '--tld', 'com', '--days', '7', '--check', '1'];
const account = { DROPCATCH_EMAIL: 'admin@dropcatch.test', DROPCATCH_PASSWORD: 'dropcatch' };
const { stdout } = await promisify(execFile)(
  process.execPath,
  ['order-drops.mts', ...options, '--order', '1'],
  { env: { ...process.env, ...account } },
);
assert.match(stdout, /^\d+ domains drop\n(?: {2}\S+\.com \S+ \$\d+\n)+/);
assert.match(stdout, /^ordered \S+\.com for /m);
await server.close();
