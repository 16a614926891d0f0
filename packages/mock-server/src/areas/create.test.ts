import type { Order, OrderList } from '@dropcatch/sdk';
import { describe, expect, test } from 'vitest';
import { as, NOW, testMock } from '../../test/kit/mock.ts';
import { createMock, type Mock } from '../mock/mock.ts';
import type { TableName } from '../world/records/tables.ts';

const mockOf = (): Mock => testMock({ rows: 200 });

test('one call creates three failed orders of a user', async () => {
  const mock = mockOf();
  const orders = mock.create('orders', { state: 'FAILED', user: 'user@dropcatch.test' }, 3);
  const send = await as(mock, 'user');
  const { orders: rows } = (await send('GET', '/orders?state=FAILED&per_page=250'))
    .body as OrderList;
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(orders.map(({ id }) => id)));
  expect(new Set(orders.map(({ domain }) => domain)).size).toBe(3);
  for (const { id } of orders) {
    const { history = [], ...order } = (await send('GET', `/orders/${id}`)).body as Order;
    expect(order).toMatchObject({ state: 'FAILED', user: { username: 'jnovak' } });
    expect(order.paid_at).not.toBeNull();
    expect(history[0]).toMatchObject({ to_state: 'NEW', actor: { username: 'jnovak' } });
    expect(history.at(-1)).toMatchObject({ to_state: 'FAILED' });
  }
  mock.assertContract();
});

const TABLES: readonly TableName[] = [
  'users',
  'orders',
  'notifications',
  'eppCategories',
  'eppAccounts',
  'eppLogs',
  'news',
  'auditLogs',
  'sources',
  'releasedDomains',
  'dataSources',
];

test.each(['default', 'empty'] as const)(
  'every table takes records without any value, in the scenario %s',
  async (scenario) => {
    const mock = testMock({ rows: 50, scenarios: [scenario] });
    for (const table of TABLES) {
      const [, second] = mock.create(table, {}, 2);
      expect(mock.world.store.table(table).all().at(-1)).toEqual(second);
    }
    const send = await as(mock, 'admin');
    for (const path of ['/admin/users', '/orders', '/epp/accounts', '/epp/logs', '/sources']) {
      expect(await send('GET', path)).toMatchObject({ status: 200 });
    }
    createMock({ state: mock.state() });
    mock.assertContract();
  },
);

test('the same seed, clock and calls give the same records', () => {
  const made = () => mockOf().create('orders', { state: 'CATCHED_COMPLETED' }, 4);
  expect(made()).toEqual(made());
});

test('a domain of the catalogue takes a name, a price and a drop date, and the rest is ordinary', async () => {
  const mock = mockOf();
  const given = { domain: 'mine.co.uk', price: 99.5, drop_date: '2026-11-24' };
  expect(mock.create('domains', given)).toEqual({ ...given, tld: 'co.uk' });
  const more = mock.create('domains', { tld: 'shop' }, 3);
  expect(new Set(more.map(({ domain }) => domain)).size).toBe(3);
  const send = await as(mock, 'admin');
  expect(await send('GET', '/domains?search=mine.co.uk')).toMatchObject({
    body: {
      domains: [{ domain: 'mine.co.uk', tld: 'co.uk', selected_price: 99.5 }],
    },
  });
  const { size } = mock.world.catalogue;
  for (const [values, error] of [
    [{ domain: 'mine.co.uk' }, 'domain: mine.co.uk is in the catalogue already'],
    [{ domain: [] }, 'domain: must be a domain name'],
    [{ price: -1 }, 'price: must be a price'],
    [{ drop_date: 'tomorrow' }, 'drop_date: must be a date'],
    [{ colour: 'red' }, 'must not have colour'],
    [{ domain: 'a.com', tld: 'net' }, 'tld: a.com does not end in it'],
  ] as const) {
    expect(() => mock.create('domains', values as object)).toThrow(error);
  }
  expect(mock.world.catalogue.size).toBe(size);
  mock.assertContract();
});

test('the text of a notification fits its type', () => {
  for (const scenario of ['default', 'empty'] as const) {
    const mock = testMock({ rows: 50, scenarios: [scenario] });
    const textOf = (type: string) => mock.create('notifications', { type }).title;
    expect(textOf('order_status_change')).toMatch(/^Order #\d+: /);
    expect(textOf('payment')).toBe('Payment received');
    expect(textOf('system')).toBe('Maintenance tonight');
    const article = textOf('news');
    expect(mock.world.store.news.all().map(({ title }) => title)).toContain(article);
  }
});

test('every EPP account of the seed, of a drop day and of `create` has a manager', () => {
  for (const scenario of ['default', 'drop-day', 'empty'] as const) {
    const mock = testMock({ rows: 50, scenarios: [scenario] });
    mock.create('eppAccounts');
    for (const { manager_id } of mock.world.store.eppAccounts.all()) {
      expect(mock.world.store.users.get(manager_id ?? 0)).toMatchObject({ role: 'manager' });
    }
  }
});

test('an email and a password make a user who can sign in', async () => {
  const mock = mockOf();
  mock.create('users', { email: 'eva@example.com', role: 'manager', password: 'secret123' });
  expect((await mock.signIn('eva@example.com')).user).toMatchObject({ role: 'manager' });
});

describe('wrong and impossible values', () => {
  test.each<[TableName, object, string]>([
    ['orders', { state: 7 }, 'state: must be a state in capitals such as FAILED'],
    ['orders', { history: 'x' }, 'history: must be a list'],
    ['orders', { history: [{}] }, "history.0: must have required property 'id'"],
    ['orders', { user_id: 99_999 }, 'user_id: users has no record 99999'],
    ['orders', { user: 'nobody@example.com' }, 'user: nobody has the email or username'],
    ['orders', { epp_account_id: 500 }, 'epp_account_id: eppAccounts has no record 500'],
    ['orders', { colour: 'red' }, 'colour: is unknown. Known: id, tld'],
    ['orders', { id: 7 }, 'id is assigned by the mock'],
    ['users', { email: 'ADMIN@dropcatch.test' }, 'email: users 1 has the same'],
    ['orders', { state: 'failed' }, 'state: must be a state in capitals such as FAILED'],
    ['orders', { domain: 'not a domain' }, 'domain: must be a domain name in ASCII'],
    ['orders', { domain: 'háček.cz' }, 'domain: must be a domain name in ASCII'],
    ['orders', { domain: [] }, 'domain: must be a domain name in ASCII'],
    ['orders', { domain: null }, 'domain: must be a domain name in ASCII'],
    ['releasedDomains', { domain: 5 }, 'domain: must be a domain name in ASCII'],
    ['releasedDomains', { domain: {} }, 'domain: must be a domain name in ASCII'],
    ['releasedDomains', { domain: 'com' }, 'domain: must be a domain name in ASCII'],
    ['users', { username: 'jnovak' }, 'username: users 3 has the same'],
    ['users', { manager_id: 500 }, 'manager_id: users has no record 500'],
    ['users', { password: 5 }, 'password: must be text'],
    ['eppAccounts', { registrar_category_id: 77 }, 'eppCategories has no record 77'],
    ['eppAccounts', { settings: { command_delay_ms: -1 } }, 'command_delay_ms: must be at least 0'],
    ['eppAccounts', { released_domain_schedule_cron: 'x' }, 'must be a cron expression'],
    ['eppCategories', { settings: {} }, 'settings: must have required property'],
    ['eppCategories', { name: 'pir org' }, 'name: eppCategories 2 has the same'],
    ['sources', { epp_category_ids: [1, 80] }, 'eppCategories has no record 80'],
    ['dataSources', { coverage: 7 }, 'coverage: must be a number from 0 to 1'],
    ['jobs', { kind: 'nope', plan: {} }, 'kind: must be one of enrichment, source_import'],
  ])('of %s %j are refused: %s', (table, values, error) => {
    const mock = mockOf();
    const before = mock.stateText();
    expect(() => mock.create(table, values)).toThrow(RangeError);
    expect(() => mock.create(table, values)).toThrow(error);
    expect(mock.stateText()).toBe(before);
  });

  test('for an unknown table are refused, and the error names the known ones', () => {
    // @ts-expect-error what callers without types may pass
    expect(() => mockOf().create('order', {})).toThrow(
      'There is no table order. Tables: users, orders, notifications',
    );
  });

  test.each([-1, 1.5, '3', 10_001])('are refused with a count of %j', (count) => {
    expect(() => mockOf().create('orders', {}, count as number)).toThrow(
      'count must be a whole number from 0 to 10000',
    );
  });

  test('in one record of a list add none of its records', () => {
    const mock = mockOf();
    const { size } = mock.world.store.users;
    expect(() => mock.create('users', { email: 'eva@example.com' }, 2)).toThrow('email: users');
    expect(mock.world.store.users.size).toBe(size);
  });

  test('in a patch or a scenario of one’s own are refused by record and field', () => {
    const mock = mockOf();
    const id = mock.world.store.orders.all()[0]?.id ?? 0;
    const options = { rows: 50, now: NOW } as const;
    expect(() =>
      createMock({
        ...options,
        patch: ({ store }) => Object.assign(store.orders.get(id) ?? {}, { history: 'x' }),
      }),
    ).toThrow(`orders ${id}: history: must be a list`);
    expect(() =>
      createMock({ ...options, patch: ({ store }) => void store.users.delete(2) }),
    ).toThrow('users 3: manager_id: users has no record 2');
    expect(() =>
      mock.reset([
        ({ store }) => {
          for (const user of store.users.all()) user.email = 'me@example.com';
        },
      ]),
    ).toThrow('users 2: email: users 1 has the same');
  });

  test('include an async patch and an async scenario, which are refused', () => {
    const later: () => unknown = async () => {
      await Promise.resolve();
    };
    expect(() => createMock({ rows: 50, now: NOW, patch: later })).toThrow('must not be async');
    expect(() => mockOf().reset([later])).toThrow('must not be async');
  });

  test('in a state keep it from being loaded', () => {
    const mock = mockOf();
    const state = mock.state();
    const before = mock.stateText();
    const [user] = state.store.tables['users']?.rows ?? [];
    Object.assign(user ?? {}, { username: 'jnovak' });
    expect(() => mock.load(state)).toThrow('users 3: username: users 1 has the same');
    Object.assign(user ?? {}, { username: 5 });
    expect(() => mock.load(state)).toThrow('store.tables.users.rows.0.username must be text');
    expect(mock.stateText()).toBe(before);
  });
});
