import { expect, test } from 'vitest';
import type { Fault } from '@dropcatch/mock-server/node';
import { differencesOf, runCheck, type Spoil, spoilt, testedMock, withBody } from '../test/kit.ts';

function rowsChanged(
  key: string,
  change: (row: object) => object,
): (body: Record<string, unknown>) => unknown {
  return (body) => {
    const rows = body[key];
    return { ...body, [key]: Array.isArray(rows) ? rows.map(change) : rows };
  };
}

function pathIs({ url }: Request, path: string): boolean {
  return new URL(url).pathname === `/api${path}`;
}

test.each(['admin', 'manager', 'user'] as const)(
  'the mock keeps to the contract in every read and write that %s may try',
  async (who) => {
    const mock = testedMock();
    const { code, text } = await runCheck(mock, who, ['--writes']);
    expect(text).toContain(' 0 differ, ');
    expect(text).not.toContain('✗');
    expect(code).toBe(0);
    expect(mock.violations).toEqual([]);
  },
);

test('without --writes, the check sends only reads', async () => {
  const mock = testedMock();
  await runCheck(mock, 'admin');
  const sent = new Set(
    mock.requests.filter(({ method }) => method !== 'GET').map(({ operation }) => operation),
  );
  expect([...sent]).toEqual(['domains/export']);
});

test('--writes removes the records that it created, even when a change fails', async () => {
  const mock = testedMock();
  const { store } = mock.world;
  const size = () => [
    store.news.size,
    store.users.size,
    store.sources.size,
    store.dataSources.size,
    store.eppCategories.size,
  ];
  const before = size();
  mock.faults.add({ kind: 'status', operation: 'news/update', status: 500 });
  const { code, text } = await runCheck(mock, 'admin', ['--writes', '--area', 'news']);
  expect(code).toBe(1);
  expect(text).toContain('is answered 500 (“Internal server error”), not 200');
  expect(size()).toEqual(before);
  expect(mock.requests.map(({ operation }) => operation)).toContain('news/delete');
});

test('records that cannot be removed are reported', async () => {
  const mock = testedMock();
  mock.faults.add({ kind: 'status', operation: 'sources/delete', status: 503 });
  const { code, text } = await runCheck(mock, 'admin', ['--writes', '--area', 'sources']);
  expect(code).toBe(1);
  expect(text).toMatch(
    /\nCould not be removed, please remove by hand\n {2}sources\/create made \d+ \(“contract-check-\w+”\), which may still be there\n/,
  );
});

test('records that may have been created, or may still exist, are reported, too', async () => {
  const mock = testedMock();
  mock.faults.add({ kind: 'reset', operation: 'sources/create' });
  expect((await runCheck(mock, 'admin', ['--writes', '--area', 'sources'])).text).toMatch(
    /\n {2}sources\/create may have made “contract-check-\w+”: its answer did not arrive\n/,
  );
  mock.faults.clear();
  mock.faults.add({ kind: 'malformed', operation: 'sources/list' });
  expect((await runCheck(mock, 'admin', ['--writes', '--area', 'sources'])).text).toMatch(
    /\n {2}sources\/create made \d+ \(“contract-check-\w+”\), which may still be there\n/,
  );
});

test('a record created with an unexpected status is still removed', async () => {
  const mock = testedMock();
  const { store } = mock.world;
  const before = store.sources.size;
  const asOk: Spoil = (answer) =>
    answer.status === 201 ? new Response(answer.body, { status: 200 }) : answer;
  const args = ['--writes', '--area', 'sources'];
  const { text } = await runCheck(mock, 'admin', args, spoilt(mock, asOk));
  expect(text).toContain('is answered 200, not 201');
  expect(text).not.toContain('Could not be removed');
  expect(store.sources.size).toBe(before);
});

const faults: [string, Fault, object][] = [
  [
    'a status that is not expected',
    { kind: 'status', operation: 'orders/list', status: 503 },
    {
      kind: 'status',
      request: 'GET /orders',
      problem: /^is answered 503 \(“.+”\), not 200 or 404$/,
    },
  ],
  [
    'a status that the contract does not have',
    { kind: 'status', operation: 'orders/list', status: 418 },
    { kind: 'status', problem: /^is answered 418/ },
  ],
  [
    'a body that is no whole JSON',
    { kind: 'malformed', operation: 'orders/list', times: 1 },
    { kind: 'body', pointer: '', problem: 'is not complete JSON' },
  ],
  [
    'a connection that breaks before the answer',
    { kind: 'reset', operation: 'orders/list', times: 1 },
    { kind: 'connection', problem: /^is not answered: / },
  ],
  [
    'a connection that breaks within the body',
    { kind: 'truncate', operation: 'orders/list', times: 1 },
    { kind: 'connection', problem: /connection was closed/ },
  ],
  [
    'an answer that does not come in time',
    { kind: 'hang', operation: 'orders/list', times: 1 },
    { kind: 'connection', problem: 'is not answered: no answer in time' },
  ],
];

test.each(faults)('it finds %s', async (_, fault, difference) => {
  const mock = testedMock();
  mock.faults.add(fault);
  const patience = fault.kind === 'hang' ? ['--timeout', '0.5'] : [];
  const found = await differencesOf(mock, mock.fetch, 'orders', ...patience);
  expect(Object.keys(found)).toContain('orders/list');
  expect(found['orders/list']?.[0]).toMatchObject(
    Object.fromEntries(
      Object.entries(difference).map(([key, value]) => [
        key,
        value instanceof RegExp ? expect.stringMatching(value) : value,
      ]),
    ),
  );
});

const violations: [string, string, Spoil, object][] = [
  [
    'a field of another type, once for all rows of a list',
    'domains/list',
    withBody(
      '/domains',
      rowsChanged('domains', (row) => ({ ...row, domain: 7 })),
    ),
    {
      kind: 'body',
      pointer: '/domains/*/domain',
      problem: 'must be string, but is a number',
      times: 50,
    },
  ],
  [
    'a field that is missing',
    'auth/profile',
    withBody('/auth/profile', ({ email: _, ...body }) => body),
    { kind: 'body', pointer: '', problem: "must have required property 'email'" },
  ],
  [
    'null where the contract does not allow it, in one row',
    'orders/list',
    withBody('/orders', (body) => {
      const orders: unknown = body['orders'];
      if (!Array.isArray(orders)) return body;
      return {
        ...body,
        orders: orders.map((row, i) => (i === 1 ? { ...row, domain: null } : row)),
      };
    }),
    { kind: 'body', pointer: '/orders/1/domain', problem: 'must be string, but is null' },
  ],
  [
    'another content type',
    'dashboard/stats',
    (answer, request) => {
      if (pathIs(request, '/dashboard/stats')) answer.headers.set('content-type', 'text/html');
      return answer;
    },
    { kind: 'content-type', problem: 'is answered text/html, not application/json' },
  ],
  [
    'no content type',
    'domains/export',
    (answer, request) => {
      if (pathIs(request, '/domains/export')) answer.headers.delete('content-type');
      return answer;
    },
    { kind: 'content-type', problem: 'is answered without a content type, not text/csv' },
  ],
  [
    'a redirect, which is not followed',
    'domains/tlds',
    (answer, request) =>
      pathIs(request, '/domains/tlds')
        ? new Response(null, { status: 302, headers: { location: 'https://elsewhere.example/' } })
        : answer,
    { kind: 'status', problem: 'is answered 302, not 200' },
  ],
  [
    'an error answer of another form',
    'orders/get',
    async (answer) => (answer.status === 404 ? Response.json({ message: 'no' }, answer) : answer),
    { kind: 'body', pointer: '', problem: "must have required property 'error'" },
  ],
  [
    'a call that answers people without a token',
    'orders/stats',
    (answer, request) =>
      pathIs(request, '/orders/stats') ? new Response('{}', { status: 200 }) : answer,
    {
      kind: 'roles',
      request: 'GET /orders/stats without a token',
      problem: 'is answered 200, not 401',
    },
  ],
  [
    'a call that answers a role that it is not for',
    'scheduler/health',
    (answer) => (answer.status === 403 ? new Response('{}', { status: 200 }) : answer),
    { kind: 'roles', request: 'GET /scheduler/health', problem: 'is answered 200, not 403' },
  ],
  [
    'more rows than a page was asked for',
    'orders/list',
    withBody('/orders', ({ orders, ...body }) =>
      Array.isArray(orders) ? { ...body, orders: [...orders, ...orders] } : body,
    ),
    { kind: 'paging', pointer: '/orders', problem: 'has 4 rows, not 2' },
  ],
  [
    'a page that is the page before again',
    'domains/list',
    (() => {
      let first: unknown;
      return withBody('/domains', (body) => {
        const rows = body['domains'];
        if (!Array.isArray(rows) || rows.length !== 2) return body;
        first ??= rows;
        return { ...body, domains: first };
      });
    })(),
    {
      kind: 'paging',
      request: 'GET /domains?page=2&per_page=2',
      problem: 'has rows of the page before',
    },
  ],
  [
    'pagination that contradicts itself',
    'notifications/list',
    withBody('/notifications', (body) => ({
      ...body,
      pagination: { page: 1, pages: 9, per_page: 2, total: 3, has_prev: false, has_next: false },
    })),
    { kind: 'paging', pointer: '/pagination/pages', problem: 'is 9, not 2' },
  ],
  [
    'wrong parameters that are taken',
    'news/list',
    (answer, request) =>
      request.url.endsWith('/news?per_page=0') ? Response.json({ news: [] }) : answer,
    { kind: 'status', request: 'GET /news?per_page=0', problem: 'is answered 200, not 400' },
  ],
];

test.each(violations)('it finds %s', async (_, operation, spoil, difference) => {
  const mock = testedMock();
  const found = await differencesOf(mock, spoilt(mock, spoil), operation.split('/')[0] ?? '');
  expect(found[operation]).toContainEqual(expect.objectContaining(difference));
});

test('one more row on a growing list is not a difference', async () => {
  const mock = testedMock();
  let extra = 0;
  const growing = withBody('/domains', (body) => {
    const { pagination } = body;
    if (typeof pagination !== 'object' || pagination === null) return body;
    extra += 1;
    const total = Number(Reflect.get(pagination, 'total')) + 2 * extra;
    return { ...body, pagination: { ...pagination, total, pages: total / 2, has_next: true } };
  });
  const found = await differencesOf(mock, spoilt(mock, growing), 'domains');
  expect(JSON.stringify(found)).not.toContain('page before');
});
