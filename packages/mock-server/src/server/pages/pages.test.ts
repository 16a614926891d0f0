import { request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { as, sender, testMock } from '../../../test/kit/mock.ts';
import { operations } from '../../generated/contract.ts';
import { listen, type RunningServer } from '../listen.ts';
import type { Mock } from '../../mock/mock.ts';

let mock: Mock;
let server: RunningServer;

beforeEach(async () => {
  mock = testMock({ rows: 50, strict: false });
  server = await listen(mock, { port: 0 });
});

afterEach(() => server.close());

async function textOf(path: string): Promise<string> {
  return (await fetch(`${server.url}${path}`)).text();
}

/** The status of a page with these headers. `fetch` cannot send a false Host. */
function statusFor(path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ port: server.port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test('the first page shows accounts, seed, scenario and clock, and links to the others', async () => {
  const text = await textOf('/');
  for (const part of [
    'admin@dropcatch.test',
    'manager@dropcatch.test',
    'user@dropcatch.test',
    'Jan Novák',
    '<code>dropcatch</code>',
    'datetime="2026-11-20T17:58:00Z"',
    'stands still',
    'failing-jobs',
    'drop-day',
    'name="speed" value="60"',
    'href="/reference"',
    'href="/requests"',
    `${server.url}/api`,
    `/__mock/state/orders/${mock.world.store.orders.all().at(-1)?.id} `,
  ]) {
    expect(text).toContain(part);
  }
  mock.clock.setSpeed(60);
  mock.clock.resume();
  mock.reset(['empty', 'expired-session']);
  expect(await textOf('/')).toContain('empty + expired-session');
});

test.each(['/', '/requests'])('%s has no script, and answers only this machine', async (path) => {
  const response = await fetch(`${server.url}${path}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const text = await response.text();
  expect(text.toLowerCase()).not.toContain('<script');
  expect(text).toMatch(/^<!doctype html>\s*<html lang="en">/);
  expect(text).toContain('color-scheme: light dark');
  expect(text.match(/<h1/g)).toHaveLength(1);
  expect(await statusFor(path, { host: 'evil.example' })).toBe(403);
  expect(await statusFor(path, { origin: 'https://evil.example' })).toBe(403);
});

test('the contract is served as OpenAPI, also to pages of this machine', async () => {
  const response = await fetch(`${server.url}/openapi.json`, {
    headers: { origin: 'http://localhost:5173' },
  });
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  const { openapi, paths } = await response.json();
  expect(openapi).toMatch(/^3\.1/);
  for (const { id, method, path } of operations) {
    expect(paths[path][method.toLowerCase()].operationId).toBe(id);
  }
});

test('the reference has its own renderer, no inline script and no other host, and answers only this machine', async () => {
  const response = await fetch(`${server.url}/reference`);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  const text = await response.text();
  expect(text).not.toMatch(/<script>|https?:/);
  const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
  expect(files).toHaveLength(3);
  for (const file of files) {
    const { status, headers } = await fetch(server.url + file);
    expect([status, headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(file.endsWith('.css') ? /^text\/css/ : /^text\/javascript/),
    ]);
    expect(await statusFor(file, { host: 'evil.example' })).toBeGreaterThanOrEqual(403);
  }
  expect((await fetch(`${server.url}/reference/package.json`)).status).toBe(404);
});

/** Sends a form of the page at `/`. */
function submit(fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams(fields);
  return fetch(`${server.url}/`, { method: 'POST', body, redirect: 'manual' });
}

test('buttons of the first page move the clock, remove faults, change the scenario and reset', async () => {
  const hour = { control: 'clock.advance', milliseconds: '3600000' };
  expect((await submit(hour)).status).toBe(303);
  expect(mock.clock.iso()).toBe('2026-11-20T18:58:00Z');
  await submit({ control: 'clock.resume' });
  expect(mock.clock.state().frozen).toBe(false);
  await submit({ control: 'network.set', latency: '1-2' });
  expect(mock.network.state.latency).toBe('1-2');
  mock.faults.add({ kind: 'reset', operation: 'orders/list', times: 2 });
  expect(await textOf('/')).toContain('reset of orders/list, 0');
  await submit({ control: 'faults.remove', id: '1' });
  expect(mock.faults.list()).toEqual([]);
  await submit({ control: 'reset', scenarios: '["empty"]' });
  expect(mock.scenarios).toEqual(['empty']);
  await submit({ control: 'reset' });
  expect([mock.scenarios, mock.clock.iso()]).toEqual([['default'], '2026-11-20T17:58:00Z']);
});

test('every form of the first page names a control and its inputs', async () => {
  mock.faults.add({ kind: 'reset' });
  const forms = (await textOf('/')).split('<form').slice(1);
  expect(forms.length).toBeGreaterThan(15);
  for (const form of forms) {
    const fields = [...form.matchAll(/name="(\w+)"\s+value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')],
    );
    const { status } = await submit(Object.fromEntries(fields));
    expect([status, fields]).toEqual([303, fields]);
  }
});

test('a form that cannot be carried out says why, and a foreign page cannot send one', async () => {
  const refused = await submit({ control: 'clock.set', now: '<b>' });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('role="alert"');
  const body = new URLSearchParams({ control: 'reset', scenarios: '["empty"]' });
  const headers = { origin: 'https://evil.example' };
  expect((await fetch(`${server.url}/`, { method: 'POST', body, headers })).status).toBe(403);
  expect(mock.scenarios).toEqual(['default']);
});

test('the journal shows what was asked, escaped and without secrets', async () => {
  expect(await textOf('/requests')).toContain('No requests yet');
  const admin = await as(mock, 'admin');
  await admin('GET', '/orders?domain=%3Cscript%3Ealert(1)%3C/script%3E&strange=1');
  await sender(mock)('POST', '/auth/login', { email: '<b>', password: 'my-secret-9' });
  await sender(mock, { prefer: 'code=503' })('GET', '/news');
  const text = await textOf('/requests');
  expect(text).toContain('<a href="/reference#/orders/orders%2Flist">orders/list</a>');
  expect(text).toContain('orders/list has no query parameter strange');
  expect(text).toContain('(fault: status)');
  expect(text).toContain('&lt;b&gt;');
  expect(text).toContain('Invalid email or password');
  expect(text).not.toMatch(/<b>|<script|my-secret-9/);
});

test('other methods and other paths are not pages', async () => {
  expect((await fetch(`${server.url}/`, { method: 'PUT' })).status).toBe(404);
  expect((await fetch(`${server.url}/reference/`)).status).toBe(404);
  const head = await fetch(`${server.url}/`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});
