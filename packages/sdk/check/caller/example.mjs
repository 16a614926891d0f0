/** Runs the examples against a mock, as their heads and the README say. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createMock, listen } from '@dropcatch/mock-server/node';

const mock = createMock({ seed: 1, rows: 1500 });
const server = await listen(mock, { port: 0 });
const options = ['--base-url', `${server.url}/api`, '--tld', 'com', '--days', '7', '--check', '1'];
const account = {
  DROPCATCH_URL: `${server.url}/api`,
  DROPCATCH_EMAIL: 'admin@dropcatch.test',
  DROPCATCH_PASSWORD: 'dropcatch',
};
const run = (...args) =>
  promisify(execFile)(process.execPath, args, { env: { ...process.env, ...account } });
const week = await run('available-this-week.mts');
const names = week.stdout.trim().split('\n');
assert.ok(names.length > 5 && names.length <= 50, week.stdout);
for (const name of names) assert.match(name, /^[a-z\d-]+\.com$/);
assert.equal(week.stderr, '');
const { stdout } = await run('order-drops.mts', ...options, '--order', '1');
assert.match(stdout, /^\d+ domains drop\n(?: {2}\S+\.com \S+ \$\d+\n)+/);
assert.match(stdout, /^ordered \S+\.com for /m);
await server.close();
