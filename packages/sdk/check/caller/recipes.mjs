/**
 * Runs the README's programs, each in its own module, against a mock in place of their address. Their calls are those of
 * an admin, because most of them show no sign-in.
 */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { createMock } from '@dropcatch/mock-server/node';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const address = 'https://dropcatch.example.com/api';
// Of today, as the first program asks for the names of this week.
const mock = createMock({ seed: 1, rows: 1500 });
const { access_token } = await mock.signIn('admin@dropcatch.test');
const [order] = mock.world.store.orders.all();

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  assert.ok(request.url.startsWith(`${address}/`), request.url);
  const path = request.url.slice(address.length).replace(/^\/orders\/42\b/, `/orders/${order.id}`);
  // The path beyond the contract that `client.request` shows.
  if (path.startsWith('/health')) return Response.json({ ok: true });
  if (path.endsWith('/status') && request.method === 'GET') mock.clock.advance(10 * 60_000);
  const { method, signal } = request;
  const headers = { authorization: `Bearer ${access_token}` };
  return mock.fetch(`/api${path}`, {
    method,
    headers,
    body: (await request.text()) || null,
    signal,
  });
};
const env = { URL: address, EMAIL: 'admin@dropcatch.test', PASSWORD: 'dropcatch' };
for (const [name, value] of Object.entries(env)) process.env[`DROPCATCH_${name}`] = value;

// What a worker has. Only its own recipe uses it.
let received;
const posted = [];
globalThis.addEventListener = (_type, handler) => (received = handler);
globalThis.postMessage = (message) => posted.push(message);

const lines = [];
process.stdout.write = (text) => lines.push(text.trimEnd()) > 0;
const folder = new URL('recipes/', import.meta.url);
for (const name of (await readdir(folder)).toSorted()) {
  try {
    const { default: Component, ...recipe } = await import(new URL(name, folder));
    if (!Component) continue;
    const isServer = Component.constructor.name === 'AsyncFunction';
    const element = isServer ? await Component({ access_token }) : createElement(Component);
    lines.push(renderToString(element), ...Object.keys(recipe));
  } catch (error) {
    throw new Error(`${name}: ${await readFile(new URL(name, folder), 'utf8')}`, { cause: error });
  }
}
globalThis.location = new URL(address);
await received({ data: access_token });

const shown = `${lines.join('\n')}\n`;
for (const expected of [
  /^[\w-]+\.com\n/, // in one minute
  /^order \d+$|^not ordered: /m, // an order
  /<p>Loading<\/p>/, // a client component on the server
  /All orders: \$(?:<!-- -->)?\d/, // a server component
  /^\d{4}-\d\d-\d\dT\S+ .+/m, // the lines of a catch
]) {
  assert.match(shown, expected);
}
assert.equal(posted[0].user_info.username, 'admin');
assert.match(await readFile('domains.csv', 'utf8'), /^domain,.*\r?\n[\w-]+\.com,/);
