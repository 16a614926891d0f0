/** Calls a mock through a proxy, as the README says: by undici, and by the settings of newer Nodes. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { createClient, memoryTokens } from '@dropcatch/sdk';
import { createMock, listen } from '@dropcatch/mock-server/node';
import { ProxyAgent, setGlobalDispatcher } from 'undici';

const [, , baseUrl, access_token, proxyUrl] = process.argv;
if (baseUrl) {
  if (proxyUrl) setGlobalDispatcher(new ProxyAgent(proxyUrl));
  const client = createClient({ baseUrl, tokens: memoryTokens({ access_token }) });
  assert.equal((await client.auth.profile()).username, 'admin');
  process.exit();
}

let passed = 0;
const proxy = createServer((incoming, outgoing) => {
  passed += 1;
  const { url, method, headers } = incoming;
  const sent = request(url, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode, answer.headers);
    answer.pipe(outgoing);
  });
  incoming.pipe(sent);
});
proxy.on('connect', ({ url }, socket) => {
  passed += 1;
  const [host, port] = url.split(':');
  const service = connect(Number(port), host, () => socket.write('HTTP/1.1 200 OK\r\n\r\n'));
  for (const end of [service, socket]) end.on('error', () => {});
  service.pipe(socket).pipe(service);
});
await new Promise((resolve) => {
  proxy.listen(0, '127.0.0.1', resolve);
});

const mock = createMock({ seed: 1, rows: 50 });
const server = await listen(mock, { port: 0 });
const session = await mock.signIn('admin@dropcatch.test');
const url = `http://127.0.0.1:${proxy.address().port}`;
const call = [process.argv[1], `${server.url}/api`, session.access_token];
const run = (args, env) =>
  promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } });
await run([...call, url]);
assert.equal(passed, 1);
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 22 || (major === 22 && minor >= 21)) {
  await run(call, { HTTP_PROXY: url, NODE_USE_ENV_PROXY: '1' });
  assert.equal(passed, 2);
}
proxy.closeAllConnections();
proxy.close();
await server.close();
