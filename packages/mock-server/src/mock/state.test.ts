import type { DomainList } from '@dropcatch/sdk';
import { expect, test } from 'vitest';
import { as, bearer, NOW, sender, testMock } from '../../test/kit/mock.ts';
import { hashName } from '../world/catalogue/columns.ts';
import { parseDropList } from '../world/drop-list/drop-list.ts';
import { jobsOf } from '../world/jobs.ts';
import { createMock, type Mock } from './mock.ts';
import { DAY, MINUTE } from '../world/time.ts';
import { StateError } from './state.ts';

/** A hash of a state: a difference between whole states would fill screens. */
function hashOf(mock: Mock): number {
  return hashName(mock.stateText());
}

/** A session of work: orders, edits, watches, imports, deletes the data of a source, starts a check. */
async function workedMock() {
  const mock = testMock();
  const send = await as(mock, 'admin');
  const { domains } = (await send('GET', '/domains?tld=com&drop_date_from=2026-11-25'))
    .body as DomainList;
  const [domain] = domains;
  if (domain === undefined) throw new Error('There is no .com domain');
  const order = {
    domain: domain.domain,
    drop_date: domain.selected_drop_date,
    price: domain.selected_price,
    epp_registrar_category_id: 1,
  };
  expect(await send('POST', '/domains/order', order)).toMatchObject({ body: { success: true } });
  await send('POST', '/domains/watchlist', { domain: domain.domain });
  await send('POST', '/sources/6/import', { limit: 40 });
  await send('POST', '/sources/4/delete-data', { confirm: true, delete_all: true });
  await send('POST', '/released-domains/check', {
    release_date: '2026-11-19',
    epp_account_id: 1,
  });
  return mock;
}

test('the same seed, clock and requests give the same state, byte for byte', async () => {
  const [first, second] = [await workedMock(), await workedMock()];
  expect(hashOf(first)).toBe(hashOf(second));
  expect(hashOf(first)).not.toBe(hashOf(testMock()));
  expect(hashOf(testMock({ seed: 2 }))).not.toBe(hashOf(testMock()));
});

test('reading changes nothing', async () => {
  const mock = testMock();
  const send = await as(mock, 'admin');
  const before = hashOf(mock);
  for (const path of [
    '/domains',
    '/orders',
    '/scheduler/health',
    '/dashboard/stats',
    '/epp/logs',
  ]) {
    await send('GET', path);
  }
  expect(hashOf(mock)).toBe(before);
});

test('a mock that loads a state answers like the mock that saved it', async () => {
  const mock = await workedMock();
  const twin = createMock({ state: JSON.parse(mock.stateText()) });
  expect(hashOf(twin)).toBe(hashOf(mock));
  for (const days of [0.01, 1, 2]) {
    for (const each of [mock, twin]) {
      each.clock.advance(days * DAY);
      await (
        await as(each, 'admin')
      )('GET', '/scheduler/health');
    }
    expect(hashOf(twin)).toBe(hashOf(mock));
  }
  const query = '/domains?sort_by=ds1_main&sort_order=desc&per_page=250';
  expect((await (await as(twin, 'user'))('GET', query)).body).toEqual(
    (await (await as(mock, 'user'))('GET', query)).body,
  );
});

test('only the edits of the catalogue are saved, and the rest is built again', async () => {
  const { catalogue } = (await workedMock()).state();
  expect(catalogue).toMatchObject({ rows: 1500, added: { length: expect.any(Number) } });
  expect(catalogue.added.length).toBeGreaterThan(20);
  expect(catalogue.removed.length).toBeGreaterThan(20);
  expect(catalogue.size).toBe(1500 + catalogue.added.length - catalogue.removed.length);
  expect(testMock().state().catalogue).toMatchObject({ added: [], removed: [] });
});

test('open sessions go on, and ended ones stay ended', async () => {
  const mock = testMock();
  const [open, ended] = [
    await mock.signIn('user@dropcatch.test'),
    await mock.signIn('user@dropcatch.test'),
  ];
  await sender(mock, bearer(ended.access_token))('POST', '/auth/logout');
  const twin = createMock({ state: mock.state() });
  const profile = (token: string) => sender(twin, bearer(token))('GET', '/auth/profile');
  expect(await profile(open.access_token)).toMatchObject({ status: 200 });
  expect(await profile(ended.access_token)).toMatchObject({ status: 401 });
});

test('a job that was under way ends when the clock says so', async () => {
  const mock = await workedMock();
  const [check] = jobsOf(mock.world.store, 'released_check');
  const twin = createMock({ state: mock.state() });
  twin.clock.advance(MINUTE);
  twin.state();
  expect(check?.status).toBe('running');
  expect(jobsOf(twin.world.store, 'released_check')[0]).toMatchObject({ status: 'completed' });
});

test('after a load, a frozen clock keeps its time and a running clock has moved on', () => {
  const still = createMock({ state: testMock().state() });
  expect(still.clock.state()).toEqual({ now: NOW, frozen: true, speed: 1 });
  const state = testMock({ frozen: false, speed: 60 }).state();
  const hour = 3_600_000;
  const saved_at = new Date(Date.parse(state.clock.saved_at ?? '') - hour).toISOString();
  const later = createMock({ state: { ...state, clock: { ...state.clock, saved_at } } });
  expect(later.clock.now() - Date.parse(state.clock.now)).toBeGreaterThanOrEqual(60 * hour);
  expect(later.clock.state()).toMatchObject({ frozen: false, speed: 60 });
});

test('a state has faults, latency, error rate and lifetimes of sessions', async () => {
  const mock = testMock({ scenarios: ['expired-session'], latency: '0-1', rows: 50 });
  mock.faults.add({ kind: 'status', operation: 'orders/list', rate: 0.5 });
  mock.faults.add({ kind: 'status', operation: 'orders/stats', times: 1 });
  const send = await as(mock, 'user');
  await send('GET', '/orders/stats');
  await send('GET', '/orders');
  const twin = createMock({ state: mock.state() });
  const goOn = await as(twin, 'user');
  expect(await goOn('GET', '/orders/stats')).toMatchObject({ status: 200 });
  for (let i = 0; i < 12; i += 1) {
    expect((await goOn('GET', '/orders')).status).toBe((await send('GET', '/orders')).status);
  }
  expect(twin.faults.add({ kind: 'reset', operation: 'news/list' }).id).toBe(3);
  expect(twin.network.state).toEqual({ latency: '0-1', error_rate: 0 });
  twin.clock.advance(61_000);
  expect(await goOn('GET', '/auth/profile')).toMatchObject({ status: 401 });
});

test('a mock and a state that it loads or saves share no records', () => {
  const mock = testMock({ rows: 50 });
  const state = mock.state();
  const twin = createMock({ state });
  const [order] = twin.world.store.orders.all();
  if (order !== undefined) order.notes = 'scribbled';
  expect(mock.state()).toEqual(state);
  expect(JSON.stringify(state)).not.toContain('scribbled');
});

test('a reset goes back to what the options say, not to the state', () => {
  const mock = createMock({ rows: 50, now: NOW, state: testMock({ seed: 7 }).state() });
  expect(mock.seed).toBe('7');
  mock.reset();
  expect(mock.seed).toBe('1');
  expect(hashOf(mock)).toBe(hashOf(testMock({ rows: 50 })));
});

const STATE = testMock({ rows: 20, scenarios: ['empty'] }).state();
const { tables } = STATE.store;

/** The first user of the state. */
const USER = { ...tables['users']?.rows[0], id: 1 };

/** A record that is nested too deeply to copy. */
const DEEP: object = {
  id: 1,
  created_at: NOW,
  actor: null,
  actor_id: null,
  action: 'login',
  resource_type: 'User',
  resource_id: null,
  success: true,
  ip_address: null,
  error_message: null,
  details: { list: JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) },
};

/** An order whose price is 1e999 in a file. */
const PRICELESS = { ...testMock({ rows: 20 }).find('orders')[0], id: 1, price: Infinity };

/** A job without its subject, which cannot continue. */
const PLANLESS = {
  id: 1,
  kind: 'released_check',
  plan: {},
  started_at: 0,
  duration: 1,
  status: 'running',
};

function stateWithFault(settings: object): object {
  const fault = { kind: 'status', ...settings };
  return { ...STATE, faults: { last: 1, planned: [{ id: 1, fault, seen: 0, hits: 0 }] } };
}

test.each([
  [undefined, 'this is not a state of the mock'],
  [[], 'this is not a state of the mock'],
  [{ users: [] }, 'this is not a state of the mock'],
  [{ ...STATE, dropcatch_mock: 2 }, 'the state has version 2, this mock reads version 1'],
  [{ dropcatch_mock: 1 }, "the state must have required property 'seed'"],
  [{ ...STATE, colour: 'red' }, 'the state must not have colour'],
  [{ ...STATE, scenarios: ['doom'] }, 'scenarios.0 must be one of default, empty'],
  [
    { ...STATE, clock: { ...STATE.clock, now: 'noon' } },
    'clock.now must be a time from 1971 to 9999',
  ],
  [{ ...STATE, network: { latency: 'slow', error_rate: 0 } }, 'network.latency must be like 200'],
  [stateWithFault({ rate: 7 }), 'fault.rate must be a number from 0 to 1'],
  [stateWithFault({ nth: 0 }), 'fault.nth must be a whole number from 1'],
  [stateWithFault({ status: 42 }), 'fault.status must be a whole number from 200 to 599'],
  [stateWithFault({ kind: 'explode' }), 'fault.kind must be one of status, reset'],
  [
    { ...STATE, store: { ...STATE.store, tables: { ...tables, orders: { next: 1, rows: [{}] } } } },
    "store.tables.orders.rows.0 must have required property 'id'",
  ],
  [
    {
      ...STATE,
      store: {
        ...STATE.store,
        tables: { ...tables, users: { next: 2, rows: [{ id: 1 }] } },
      },
    },
    "store.tables.users.rows.0 must have required property 'email'",
  ],
  [
    {
      ...STATE,
      store: { ...STATE.store, tables: { ...tables, users: { next: 2, rows: [USER, USER] } } },
    },
    'the state is broken: users: an id is given twice',
  ],
  [
    {
      ...STATE,
      store: { ...STATE.store, tables: { ...tables, jobs: { next: 2, rows: [{ id: 1 }] } } },
    },
    'the state is broken: ',
  ],
  [
    {
      ...STATE,
      store: { ...STATE.store, tables: { ...tables, auditLogs: { next: 2, rows: [DEEP] } } },
    },
    'the state is broken: Maximum call stack size exceeded',
  ],
  [
    { ...STATE, catalogue: { ...STATE.catalogue, rows: 1e9 } },
    'the state is broken: catalogue.rows must be a whole number from 0 to 2000000',
  ],
  [
    { ...STATE, lifetimes: { ...STATE.lifetimes, access: 0 } },
    'the state is broken: lifetimes.access must be seconds from 1',
  ],
  [
    {
      ...STATE,
      store: { ...STATE.store, tables: { ...tables, orders: { next: 2, rows: [PRICELESS] } } },
    },
    'the state is broken: store.tables.orders.rows.0.price must be a number',
  ],
  [
    { ...STATE, catalogue: { ...STATE.catalogue, rows: null } },
    'the state is from a mock with a drop list, but this mock has none',
  ],
  [
    {
      ...STATE,
      store: { ...STATE.store, tables: { ...tables, jobs: { next: 2, rows: [PLANLESS] } } },
    },
    'the state is broken: ',
  ],
])(
  'a document that is no state of this mock is refused, and nothing changes: %#',
  (state, words) => {
    const mock = testMock({ rows: 30 });
    const before = hashOf(mock);
    expect(() => mock.load(state)).toThrow(StateError);
    expect(() => mock.load(state)).toThrow(words);
    expect(hashOf(mock)).toBe(before);
  },
);

test('a mock that loads a state uses the edited drop list', () => {
  const dropList = parseDropList('tidalforge.com\npixelbarn.net\nlumenpath.org');
  const mock = testMock({ dropList });
  mock.world.catalogue.append([
    { label: 'imported', tld: 'com', variations: [{ day: 20_800, cents: 6900 }] },
  ]);
  const state = mock.state();
  const edited = parseDropList('tidalforge.com\nquietfox.de\nlumenpath.org\nimported.com\nnew.se');
  const { catalogue } = createMock({ dropList: edited, state }).world;
  expect(catalogue.size).toBe(5);
  expect(catalogue.find('quietfox.de')).toBeDefined();
  expect(catalogue.find('pixelbarn.net')).toBeUndefined();
  expect(() => createMock({ state })).toThrow('this mock has none');
});
