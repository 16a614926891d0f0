import { request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { as, sender, testMock } from '../../test/kit/mock.ts';
import { operations } from '../generated/contract.ts';
import { listen, type RunningServer } from '../http/listen.ts';
import type { Mock } from '../mock.ts';

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

/** The status of a page that is asked for by another name of this machine; fetch would not send a false Host. */
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

test('the first page tells accounts, seed, scenario, clock and the way to the others', async () => {
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
    'href="/reference"',
    'href="/requests"',
    `${server.url}/api`,
  ]) {
    expect(text).toContain(part);
  }
  mock.clock.setSpeed(60);
  mock.clock.resume();
  mock.reset(['empty', 'expired-session']);
  expect(await textOf('/')).toContain('empty + expired-session');
});

test.each(['/', '/reference', '/requests'])(
  '%s is a page without script, for here only',
  async (path) => {
    const response = await fetch(`${server.url}${path}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const text = await response.text();
    expect(text.toLowerCase()).not.toContain('<script');
    expect(text).toMatch(/^<!doctype html>\s*<html lang="en">/);
    expect(text).toContain('prefers-color-scheme: dark');
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(await statusFor(path, { host: 'evil.example' })).toBe(403);
    expect(await statusFor(path, { origin: 'https://evil.example' })).toBe(403);
  },
);

test('the reference has every call with its roles, and every link of it leads somewhere', async () => {
  const text = await textOf('/reference');
  const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const { id, path } of operations) {
    expect(ids).toContain(id);
    expect(text).toContain(`<code>/api${path}</code>`);
  }
  const targets = [...text.matchAll(/href="(?:\/reference)?#([^"]+)"/g)].map(
    ([, target]) => target,
  );
  expect(targets.length).toBeGreaterThan(500);
  expect(targets.filter((target) => !ids.has(target))).toEqual([]);
  expect(text).toContain('<span class="role">manager</span>');
  expect(text).toContain('at most 253 characters');
  expect(text).toContain('default <code>50</code>');
});

test('a schema of the reference has the fields that it inherits, with their stars, and values that never change', async () => {
  const text = await textOf('/reference');
  const fieldsOf = (name: string) => {
    const section = text.split(`id="schema-${name}"`)[1]?.split('</section>')[0] ?? '';
    return [...section.matchAll(/<code>([a-z_]+)<\/code>(<span title="required")?/g)].map(
      ([, field, star]) => `${field}${star === undefined ? '' : '*'}`,
    );
  };
  const settings = fieldsOf('EppCategorySettings').filter((field) => field.endsWith('*'));
  expect(settings).toHaveLength(24);
  expect(settings).toContain('capture_strategy*');
  expect(fieldsOf('EppAccountInput')).toEqual(
    expect.arrayContaining(['name*', 'password*', 'host_override', 'ssl_cert']),
  );
  expect(text).toContain('always true');
});

test('the journal shows what was asked, escaped and without secrets', async () => {
  expect(await textOf('/requests')).toContain('Nobody has asked anything yet');
  const admin = await as(mock, 'admin');
  await admin('GET', '/orders?domain=%3Cscript%3Ealert(1)%3C/script%3E&strange=1');
  await sender(mock)('POST', '/auth/login', { email: '<b>', password: 'my-secret-9' });
  await sender(mock, { prefer: 'code=503' })('GET', '/news');
  const text = await textOf('/requests');
  expect(text).toContain('<a href="/reference#orders/list">orders/list</a>');
  expect(text).toContain('orders/list has no query parameter strange');
  expect(text).toContain('(fault: status)');
  expect(text).toContain('&lt;b&gt;');
  expect(text).not.toMatch(/<b>|<script|my-secret-9/);
});

test('other methods and other paths are not pages', async () => {
  expect((await fetch(`${server.url}/`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${server.url}/reference/`)).status).toBe(404);
  const head = await fetch(`${server.url}/`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});
