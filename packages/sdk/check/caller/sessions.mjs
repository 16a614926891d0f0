/**
 * Runs the examples of sessions, against a service whose tokens are valid for four calls of each process, and refresh
 * tokens once.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { createClient } from '@dropcatch/sdk';
import { keychainTokens } from './keychain-session.mts';
import { withSession } from './loader-session.mts';
import { clientOf, renewInProxy } from './next-session.mts';

let turn = 1;
/** The last turn whose token has expired for everybody. */
let expired = 0;
/** The calls by token and process. */
const uses = new Map();
const server = createServer((request, response) => {
  const token = request.headers.authorization?.replace('Bearer ', '');
  const answer = (status, body) => response.writeHead(status).end(JSON.stringify(body));
  if (request.url === '/api/auth/refresh') {
    if (token !== `refresh-${turn}`) return answer(401, { error: 'Used' });
    turn += 1;
    return answer(200, { access_token: `access-${turn}`, refresh_token: `refresh-${turn}` });
  }
  const use = `${token} ${String(request.headers['x-process'])}`;
  uses.set(use, (uses.get(use) ?? 0) + 1);
  const issued = Number(token?.replace('access-', ''));
  return issued > expired && issued <= turn && uses.get(use) <= 4
    ? answer(200, { id: 1, username: 'jan', role: 'user', permissions: {} })
    : answer(401, { error: 'Token expired' });
});
await new Promise((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
process.env.DROPCATCH_URL = `http://127.0.0.1:${server.address().port}/api`;

/** A session that has just begun. */
function signedIn() {
  turn += 1;
  return { access_token: `access-${turn}`, refresh_token: `refresh-${turn}` };
}
/** Ends the life of the access token. */
const expire = () => (expired = turn);

// Two processes with one file: nobody is signed out.
await writeFile('session.json', JSON.stringify(signedIn()));
const run = () => promisify(execFile)(process.execPath, ['file-user.mjs'], { env: process.env });
await Promise.all([run(), run()]);
assert.equal(JSON.parse(await readFile('session.json', 'utf8')).refresh_token, `refresh-${turn}`);
assert.ok(turn >= 6);

// A keychain.
let password = JSON.stringify(signedIn());
const entry = {
  getPassword: async () => password,
  setPassword: async (text) => void (password = text),
  deletePassword: async () => void (password = null),
};
const client = createClient({ tokens: keychainTokens(entry) });
expire();
await client.orders.get(1);
assert.equal(JSON.parse(password).refresh_token, `refresh-${turn}`);
await client.auth.logout();
assert.equal(password, null);

// Next: a page may not set cookies while it renders, and the proxy may.
const jar = new Map(Object.entries(signedIn()));
const cookies = (mayWrite) => ({
  get: (name) => (jar.has(name) ? { value: jar.get(name) } : undefined),
  set: (name, value) => {
    if (!mayWrite) throw new Error('Cookies can only be modified in a Server Action');
    jar.set(name, value);
  },
  delete: (name) => jar.delete(name),
});
expire();
assert.equal((await clientOf(cookies(false)).orders.get(1)).id, 1);
Object.entries(signedIn()).forEach(([name, value]) => jar.set(name, value));
expire();
await renewInProxy(cookies(true));
assert.equal(jar.get('refresh_token'), `refresh-${turn}`);
assert.equal((await clientOf(cookies(false)).orders.get(1)).id, 1);

// Loaders: the answer sets the cookies of the renewed session.
const { access_token, refresh_token } = signedIn();
const cookie = `theme=dark; access_token=${access_token}; refresh_token=${refresh_token}`;
const request = new Request('https://app.test/orders', { headers: { cookie } });
const loader = (one) => withSession(one, async (api) => Response.json(await api.orders.get(1)));
assert.deepEqual((await loader(request)).headers.getSetCookie(), []);
expire();
const set = (await loader(request)).headers.getSetCookie();
assert.equal(set.length, 2);
assert.match(set[1], new RegExp(`^refresh_token=refresh-${turn}; Path=/; HttpOnly`));
server.close();
