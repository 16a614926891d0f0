// Runs with `node --test` and with vitest, in a folder with only the packed package, msw and vitest.
import { deepEqual, equal, ok } from 'node:assert/strict';
import { createMock, listen } from '@dropcatch/mock-server/node';

const { test } = await import(process.env.VITEST ? 'vitest' : 'node:test');
const login = JSON.stringify({ email: 'user@dropcatch.test', password: 'dropcatch' });
/** msw 3 needs Node 22.12. With vitest, the msw that fits is installed. */
const hasMsw = Number(process.versions.node.split('.')[0]) >= 22 || process.env.VITEST;

async function session(url) {
  const { access_token } = await (
    await fetch(`${url}/auth/login`, { method: 'POST', body: login })
  ).json();
  return { headers: { authorization: `Bearer ${access_token}` } };
}

test('a mock answers without a network, and over HTTP', async () => {
  const mock = createMock({ seed: 1, rows: 200 });
  const { access_token } = await mock.signIn('user@dropcatch.test');
  const init = { headers: { authorization: `Bearer ${access_token}` } };
  const inPlace = await (await mock.fetch('/api/orders/stats', init)).json();
  const server = await listen(mock, { port: 0 });
  deepEqual(await (await fetch(`${server.url}/api/orders/stats`, init)).json(), inPlace);
  const page = await (await fetch(`${server.url}/reference`)).text();
  ok(page.includes('swagger-ui-bundle.js'));
  equal((await fetch(`${server.url}/reference/swagger-ui-bundle.js`)).status, 200);
  const { openapi } = await (await fetch(`${server.url}/openapi.json`)).json();
  ok(openapi.startsWith('3.1'));
  await server.close();
});

if (hasMsw) {
  const { setupServer } = await import('msw/node');
  const { handlers } = await import('@dropcatch/mock-server/msw');
  const baseUrl = 'https://api.example.com/v1';

  test('msw handlers: an order that fails, an empty catalogue, a bulk check that breaks after three events', async () => {
    const mock = createMock({ seed: 1, rows: 500 });
    const server = setupServer(...handlers(mock, { baseUrl }));
    server.listen();
    const { headers } = await session(baseUrl);
    mock.faults.add({ kind: 'status', operation: 'domains/order', status: 503 });
    const order = await fetch(`${baseUrl}/domains/order`, { method: 'POST', headers, body: '{}' });
    equal(order.status, 503);

    mock.reset(['empty']);
    const user = await session(baseUrl);
    const { domains } = await (await fetch(`${baseUrl}/domains`, user)).json();
    deepEqual(domains, []);

    mock.reset();
    mock.faults.add({ kind: 'cut', operation: 'eppTools/checkDomains', after: 3 });
    const { access_token } = await mock.signIn('admin@dropcatch.test');
    const check = await fetch(`${baseUrl}/epp/tools/domain-check`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}` },
      body: JSON.stringify({ account_id: 1, domains: ['a.com', 'b.com', 'c.com', 'd.com'] }),
    });
    // msw 3 ends a broken stream early. msw 2 breaks it, like a network.
    let text = '';
    const pieces = check.body.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
    const next = () => pieces.next().catch(() => ({ done: true }));
    for (let piece = await next(); !piece.done; piece = await next()) text += piece.value;
    const events = text.trim().split('\n\n');
    deepEqual(
      events.map((line) => JSON.parse(line.slice('data: '.length)).type),
      ['started', 'result', 'result'],
    );
    server.close();
  });
}
