/** Runs the examples against a mock, as their heads and the README say. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
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

// An export that breaks off in the middle goes on with the page that it lacks.
const total = mock.world.store.orders.all().length;
for (const nth of [2, 3, 4]) mock.faults.add({ kind: 'reset', operation: 'orders/list', nth });
await assert.rejects(run('export-orders.mts', 'orders.ndjson'));
await run('export-orders.mts', 'orders.ndjson');
const rows = (await readFile('orders.ndjson', 'utf8')).trim().split('\n');
assert.equal(new Set(rows.map((row) => JSON.parse(row).id)).size, total);
assert.equal(rows.length, total);

// A job whose answer is lost looks up the order, and orders no name twice.
const [first, second] = [...stdout.matchAll(/^ {2}(\S+\.com) /gm)]
  .map(([, name]) => name)
  .slice(-2);
await writeFile('names.txt', `${first}\n${second}\n`);
mock.faults.add({ kind: 'truncate', operation: 'domains/order', times: 1 });
const before = mock.world.store.orders.all().length;
const night = await run('nightly-orders.mts', 'names.txt');
assert.match(night.stdout, /found after a failure/);
assert.equal(mock.world.store.orders.all().length, before + 2);
const again = await run('nightly-orders.mts', 'names.txt');
assert.equal(again.stdout.match(/already ordered/g)?.length, 2);
assert.equal(mock.world.store.orders.all().length, before + 2);
await server.close();
