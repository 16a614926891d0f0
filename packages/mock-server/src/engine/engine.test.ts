import { expect, test } from 'vitest';
import { as, sender, testMock } from '../../test/kit/mock.ts';
import { operations } from '../generated/contract.ts';
import { ContractViolation } from '../mock/mock.ts';

test('a role that the contract does not allow gets a 403 from every operation', async () => {
  const mock = testMock();
  for (const who of ['admin', 'manager', 'user'] as const) {
    const send = await as(mock, who);
    const forbidden = operations.filter(
      ({ auth, roles }) => auth === 'access' && !roles.includes(who),
    );
    for (const { method, path } of forbidden) {
      const { status, body } = await send(method, path.replaceAll(/\{\w+\}/g, '1'));
      expect({ path, status }).toEqual({ path, status: 403 });
      expect(body).toEqual({ error: expect.stringMatching(/^Only .+ can do this$/) });
    }
  }
});

test('every operation that needs a token answers 401 without one and names the scheme', async () => {
  const send = sender(testMock());
  for (const { method, path, auth } of operations.filter(({ auth: kind }) => kind !== 'none')) {
    const { status, headers } = await send(method, path.replaceAll(/\{\w+\}/g, '1'));
    expect({ path, auth, status }).toEqual({ path, auth, status: 401 });
    expect(headers.get('www-authenticate')).toBe('Bearer');
  }
});

test('a wrong parameter gets a 400 that names it', async () => {
  const send = await as(testMock(), 'user');
  const cases = {
    '/orders?page=0': { page: 'must be at least 1' },
    '/orders?page=-1': { page: 'must be at least 1' },
    '/orders?page=two': { page: 'must be a whole number' },
    '/orders?per_page=100000': { per_page: 'must be at most 250' },
    '/domains?char_type=emoji': { char_type: 'must be one of alpha, alphanumeric' },
    '/domains?drop_date_from=yesterday': { drop_date_from: 'must be a date such as 2026-11-20' },
    '/domains?min_price=-5': { min_price: 'must be at least 0' },
    '/domains?sort_by=ds9_main': { sort_by: 'is not a column of the catalogue' },
    '/domains?sort_by=password': {
      sort_by:
        'has a form that is not allowed: it can be domain, chars_before_tld, drop_date, price',
    },
    '/orders/abc': { id: 'must be a whole number' },
  };
  for (const [path, fields] of Object.entries(cases)) {
    const { status, body } = await send('GET', path);
    expect({ path, status }).toEqual({ path, status: 400 });
    expect(body).toMatchObject({ fields });
  }
});

test('a wrong body gets a 400 that names each field', async () => {
  const send = await as(testMock(), 'user');
  const { status, body } = await send('POST', '/domains/order', {
    domain: '',
    drop_date: 'soon',
    price: '69',
    colour: 'red',
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    fields: {
      epp_registrar_category_id: 'is required',
      domain: 'must not be empty',
      drop_date: 'must be a date such as 2026-11-20',
      price: 'must be a number',
      colour: 'is not known here',
    },
  });
});

test('a body that is missing or not JSON gets a 400', async () => {
  const mock = testMock();
  const { access_token } = await mock.signIn('user@dropcatch.test');
  const headers = { authorization: `Bearer ${access_token}` };
  for (const body of ['{"domain":', 'null', '[]', '"text"', '', '['.repeat(100_000)]) {
    const response = await mock.fetch('/api/domains/watchlist', { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    await response.text();
  }
});

test('an oversized body gets a 413', async () => {
  const send = await as(testMock(), 'user');
  const { status } = await send('POST', '/domains/watchlist', { domain: 'a'.repeat(6_000_000) });
  expect(status).toBe(413);
});

test('a query parameter that the contract does not have fails a strict mock, and is noted', async () => {
  const mock = testMock();
  const send = await as(mock, 'user');
  await expect(send('GET', '/orders?sort=price')).rejects.toThrow(ContractViolation);
  expect(() => mock.assertContract()).toThrow('orders/list has no query parameter sort');

  const lenient = testMock({ strict: false });
  const { status } = await (await as(lenient, 'user'))('GET', '/orders?sort=price');
  expect(status).toBe(200);
  expect(lenient.violations).toHaveLength(1);
});

test('a request that the contract does not have fails a strict mock, and else gets a 404 or 405', async () => {
  await expect(sender(testMock())('GET', '/nowhere')).rejects.toThrow('no GET /api/nowhere');

  const mock = testMock({ strict: false });
  const send = sender(mock);
  expect(await send('GET', '/nowhere')).toMatchObject({ status: 404 });
  expect(await send('GET', '/orders/')).toMatchObject({ status: 404 });
  const broken = await as(mock, 'user');
  expect(await broken('DELETE', '/domains/watchlist/%E0%A4%A')).toMatchObject({ status: 404 });
  const { status, headers } = await send('PATCH', '/auth/profile');
  expect(status).toBe(405);
  expect(headers.get('allow')).toBe('GET, PUT');
});

test('an answer that breaks the contract fails the call and is noted', async () => {
  const mock = testMock();
  const send = await as(mock, 'user');
  const [order] = mock.world.store.orders.filter(({ user_id }) => user_id === 3);
  if (order === undefined) throw new Error('The seed has no order of the user');
  order.price = -1;
  await expect(send('GET', `/orders/${order.id}`)).rejects.toThrow(
    'orders/get answer 200: price: must be at least 0',
  );
});

test('the journal keeps what was asked and answered, without secrets', async () => {
  const mock = testMock();
  const send = sender(mock);
  await send('POST', '/auth/login', { email: 'user@dropcatch.test', password: 'dropcatch' });
  const user = await as(mock, 'user');
  await user('GET', '/orders?page=2');
  expect(mock.requests).toEqual([
    {
      number: 1,
      at: '2026-11-20T17:58:00Z',
      method: 'POST',
      path: '/api/auth/login',
      params: {},
      query: {},
      operation: 'auth/login',
      body: { email: 'user@dropcatch.test', password: '***' },
      status: 200,
    },
    expect.objectContaining({
      operation: 'orders/list',
      query: { page: '2' },
      user: 'jnovak',
      status: 200,
    }),
  ]);
});

test.each([
  [
    '/sources',
    { auth_config: { username: 'dc', header: 'X-Key', key: 'hunter2', token: 'hunter2' } },
    { auth_config: { username: 'dc', header: 'X-Key', key: '***', token: '***' } },
  ],
  [
    '/data-sources/',
    {
      name: 'Moz',
      request_headers: { Authorization: 'Bearer hunter2' },
      auth_credentials: { key: 'X-Key', value: 'hunter2' },
    },
    { name: 'Moz', request_headers: '***', auth_credentials: '***' },
  ],
  [
    '/epp/accounts',
    { name: 'VRSN-09', ssl_cert: 'PEM', ssl_key: 'hunter2' },
    { name: 'VRSN-09', ssl_cert: 'PEM', ssl_key: '***' },
  ],
  [
    '/sources',
    { url: 'ftp://bob:hunter2@files.example.com/x.csv' },
    { url: 'ftp://bob:***@files.example.com/x.csv' },
  ],
  [
    '/data-sources/',
    { url: 'https://api.example.com/v1?fields=a&apikey=hunter2&access_token=hunter2#top' },
    { url: 'https://api.example.com/v1?fields=a&apikey=***&access_token=***#top' },
  ],
])('the journal keeps no secret of a body to %s', async (path, body, kept) => {
  const mock = testMock();
  const send = await as(mock, 'admin');
  await send('POST', path, body);
  expect(mock.requests.at(-1)?.body).toEqual(kept);
});

test('the same seed, clock and requests give the same bytes', async () => {
  const run = async (): Promise<unknown[]> => {
    const mock = testMock({ latency: '0-1' });
    const anonymous = sender(mock);
    const answers = [
      await anonymous('POST', '/auth/login', {
        email: 'user@dropcatch.test',
        password: 'dropcatch',
      }),
    ];
    mock.faults.add({ kind: 'status', status: 503, rate: 0.5 });
    const send = await as(mock, 'admin');
    for (const path of [
      '/orders',
      '/domains?sort_by=ds1_main',
      '/dashboard/stats',
      '/notifications',
    ]) {
      answers.push(await send('GET', path), await send('GET', path));
    }
    return answers.map(({ status, body }) => [status, body]);
  };
  expect(await run()).toEqual(await run());
});

test('reset brings everything back to the start', async () => {
  const mock = testMock();
  const send = await as(mock, 'admin');
  const before = await send('GET', '/orders/stats');
  await send('PUT', '/orders/1700/status', { state: 'FAILED' });
  mock.clock.advance(1000);
  mock.faults.add({ kind: 'reset' });
  mock.reset();
  expect(await (await as(mock, 'admin'))('GET', '/orders/stats')).toEqual(before);
  expect(mock.clock.iso()).toBe('2026-11-20T17:58:00Z');
  expect(mock.requests).toHaveLength(1);
});

test('every answer has its own id: errors, faults, events, files and answers without a body, too', async () => {
  const mock = testMock({ rows: 50, strict: false });
  const send = await as(mock, 'admin');
  mock.faults.add({ kind: 'status', operation: 'orders/stats', status: 503 });
  const answers = [
    await send('GET', '/orders'),
    await send('GET', '/orders/stats'),
    await send('GET', '/orders/999999'),
    await send('GET', '/orders?page=0'),
    await send('GET', '/nowhere'),
    await send('PUT', '/orders'),
    await send('POST', '/domains/export', { filters: {}, format: 'csv' }),
    await send('POST', '/epp/tools/domain-check', { account_id: 1, domains: ['a.com'] }),
  ];
  const ids = answers.map(({ headers }) => headers.get('x-request-id'));
  expect(ids).toEqual(answers.map((_, index) => `req-${index + 1}`));
  mock.reset();
  expect((await (await as(mock, 'admin'))('GET', '/orders')).headers.get('x-request-id')).toBe(
    'req-1',
  );
});

test('a planned answer may set its own request id', async () => {
  const mock = testMock({ rows: 50 });
  const send = await as(mock, 'admin');
  const headers = { 'X-Request-Id': 'edge-7' };
  mock.faults.add({ kind: 'answer', operation: 'orders/stats', headers, loose: true, body: {} });
  expect((await send('GET', '/orders/stats')).headers.get('x-request-id')).toBe('edge-7');
});
