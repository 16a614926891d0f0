import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { as, calledFrom, sender, testMock } from './kit/mock.ts';
import { createMock, type Mock } from '../src/mock/mock.ts';
import { listen, type RunningServer } from '../src/server/listen.ts';

let mock: Mock;
let server: RunningServer;

beforeEach(async () => {
  mock = testMock({ rows: 50 });
  server = await listen(mock, { port: 0 });
});

afterEach(() => server.close());

async function control(method: string, path: string, body?: unknown) {
  const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
  return calledFrom(await fetch(`${server.url}/__mock${path}`, init));
}

describe('records', () => {
  test('one record is read, changed and removed, and answers show it', async () => {
    const admin = await as(mock, 'admin');
    const changed = await control('PATCH', '/state/orders/1750', { state: 'FAILED', price: 12.5 });
    expect(changed.body).toMatchObject({ id: 1750, state: 'FAILED', price: 12.5 });
    expect((await admin('GET', '/orders/1750')).body).toMatchObject({ state: 'FAILED' });
    expect((await control('GET', '/state/orders/1750')).body).toMatchObject({ price: 12.5 });
    expect((await control('DELETE', '/state/orders/1750')).body).toEqual({ removed: 1750 });
    expect((await admin('GET', '/orders/1750')).status).toBe(404);
    expect((await control('GET', '/state/orders')).body).toHaveProperty('orders');
  });

  test("a record shares nothing with the caller's values or with its copies", () => {
    const settings = { command_delay_ms: 30 };
    const [first, second] = mock.create('eppAccounts', { settings }, 2);
    mock.change('eppAccounts', 1, { settings });
    Object.assign(first?.settings ?? {}, { command_delay_ms: 60 });
    Object.assign(settings, { command_delay_ms: 90 });
    expect(second?.settings).toMatchObject({ command_delay_ms: 30 });
    expect(mock.get('eppAccounts', 1).settings).toMatchObject({ command_delay_ms: 30 });
  });

  test('the calls that the README shows find their records', async () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const calls = readme.matchAll(
      /^curl (?:-X (\w+))? +'?localhost:4010\/__mock(\/state\/[^\s']+)'?(?: -d '(.+)')?$/gm,
    );
    const statuses: unknown[] = [];
    for (const [, method = 'GET', path = '', body] of calls) {
      statuses.push((await control(method, path, body && JSON.parse(body))).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200]);
  });

  test('a new record has ordinary values where none are given', async () => {
    const { status, body } = await control('POST', '/state/news', {
      title: 'Hello',
      is_published: true,
    });
    expect([status, body]).toEqual([200, expect.objectContaining({ content: expect.any(String) })]);
    const admin = await as(mock, 'admin');
    const list = await admin('GET', '/news?per_page=250');
    expect(list.body).toMatchObject({
      news: expect.arrayContaining([expect.objectContaining({ title: 'Hello' })]),
    });
  });

  test('records are added in any number, and found by their values', async () => {
    const given = { state: 'FAILED', user: 'user@dropcatch.test', price: 4321 };
    const made = await control('POST', '/state/orders?count=3', given);
    expect(made.body).toMatchObject({ orders: [{ user_id: 3 }, { user_id: 3 }, { user_id: 3 }] });
    const found = await control('GET', '/state/orders?state=FAILED&price=4321');
    expect(found.body).toEqual(made.body);
    expect((await control('GET', '/state/orders?state=NONE')).body).toEqual({ orders: [] });
  });

  test('a record that others need stays', async () => {
    expect(await control('DELETE', '/state/users/2')).toMatchObject({
      status: 409,
      body: { error: 'users 2 cannot be removed: users 3 needs it as manager_id' },
    });
  });

  test.each([
    ['POST', '/state/orders?count=-1', {}, 400, 'count must be a whole number from 0'],
    ['GET', '/state/orders?colour=red', undefined, 400, 'colour is not a field of the records'],
    ['POST', '/state/users', { email: 'admin@dropcatch.test' }, 400, 'email: users 1 has the same'],
    ['POST', '/state/orders', { user_id: 99_999 }, 400, 'user_id: users has no record 99999'],
    ['PATCH', '/state/orders/1750', { history: 'x' }, 400, 'history: must be a list'],
    ['PATCH', '/state/orders/1750', { stat: 'NEW' }, 400, 'stat: is unknown. Known: id, tld'],
    ['PATCH', '/state/orders/1750', { price: 'dear' }, 400, 'price: must be a number'],
    ['PATCH', '/state/orders/1750', { id: 3 }, 400, 'id cannot be changed'],
    ['PATCH', '/state/orders/1750', { created_at: 'soon' }, 400, 'created_at: must be a time'],
    ['PATCH', '/state/orders/1', {}, 404, 'orders has no record 1'],
    ['PATCH', '/state/order/1', {}, 404, 'There is no table order. Tables: users, orders'],
    ['POST', '/state/news', { id: 7 }, 400, 'id is assigned by the mock'],
    ['POST', '/state/news', [], 400, 'The body must be a JSON object'],
    ['DELETE', '/state', {}, 405, 'state allows GET, PUT'],
  ])('%s %s %j is refused with %i: %s', async (method, path, body, status, error) => {
    const before = mock.stateText();
    const answer = await control(method, path, body);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ error: expect.stringContaining(error) });
    expect(mock.stateText()).toBe(before);
  });
});

describe('a fault of kind answer', () => {
  test('gives status, headers and body in place of the service', async () => {
    const user = await as(mock, 'user');
    await control('POST', '/faults', {
      kind: 'answer',
      operation: 'orders/stats',
      headers: { 'X-Mine': 'yes' },
      body: { by_state: { NEW: 3 }, total_amount: 207 },
    });
    const { status, headers, body } = await user('GET', '/orders/stats');
    expect([status, headers.get('x-mine')]).toEqual([200, 'yes']);
    expect(body).toEqual({ by_state: { NEW: 3 }, total_amount: 207 });
    expect(mock.requests.at(-1)).toMatchObject({ fault: 'answer', status: 200 });
  });

  test('may be a stream, a file, or nothing', async () => {
    mock.faults.add({
      kind: 'answer',
      operation: 'eppTools/checkDomains',
      body: [{ type: 'started', total: 1 }, { type: 'completed' }],
    });
    mock.faults.add({ kind: 'answer', operation: 'domains/export', body: 'domain\nmine.com\n' });
    mock.faults.add({ kind: 'answer', operation: 'news/delete', status: 204, loose: true });
    const admin = await as(mock, 'admin');
    const stream = await admin('POST', '/epp/tools/domain-check', {
      account_id: 1,
      domains: ['a.com'],
    });
    expect(stream.body).toBe(
      'data: {"type":"started","total":1}\n\ndata: {"type":"completed"}\n\n',
    );
    const file = await admin('POST', '/domains/export', { filters: {}, format: 'csv' });
    expect(file.body).toBe('domain\nmine.com\n');
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect((await admin('DELETE', '/news/1')).status).toBe(204);
  });

  test.each([
    [{ body: {} }, 'answer needs operation, unless loose is true'],
    [{ operation: 'orders/stats', body: { by_state: 3 } }, 'body breaks the contract'],
    [{ operation: 'orders/stats', status: 404, body: { text: 'x' } }, 'error: is required'],
    [{ operation: 'eppTools/checkDomains', body: {} }, 'body must be a list of events'],
    [{ operation: 'eppTools/checkDomains', body: [{ type: 1 }] }, 'body.0:'],
    [{ operation: 'domains/export', body: {} }, 'body must be text'],
    [
      { operation: 'orders/stats', headers: { a: 1 } },
      'headers must be an object with text values',
    ],
    [{ operation: 'orders/stats', after: 1 }, 'after has no effect on the fault answer'],
  ])('%j is refused: %s', async (fault, error) => {
    const answer = await control('POST', '/faults', { kind: 'answer', ...fault });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: expect.stringContaining(error) });
  });

  test('may break the contract when it is loose', async () => {
    mock.faults.add({ kind: 'answer', operation: 'orders/stats', body: 'odd', loose: true });
    const user = await as(mock, 'user');
    expect((await user('GET', '/orders/stats')).body).toBe('odd');
    mock.assertContract();
  });
});

describe('a world of one’s own', () => {
  test('patch changes the seeded world, also after a reset', () => {
    const own = createMock({
      rows: 50,
      patch: ({ store }) => store.orders.clear(),
    });
    expect(own.world.store.orders.size).toBe(0);
    own.reset();
    expect(own.world.store.orders.size).toBe(0);
  });

  test('patch adds a copy of a record under a new id, and a name to the catalogue', async () => {
    const own = createMock({
      rows: 50,
      now: '2026-11-20T12:00:00Z',
      patch: ({ store, catalogue, clock }) => {
        const [order] = store.orders.all();
        if (order) store.orders.add({ ...structuredClone(order), domain: 'mine.com', user_id: 3 });
        const tomorrow = { day: clock.day() + 1, cents: 6900 };
        catalogue.append([{ label: 'mine', tld: 'com', variations: [tomorrow] }]);
      },
    });
    const [first, last] = [own.world.store.orders.all()[0], own.world.store.orders.all().at(-1)];
    expect(last).toEqual({ ...first, id: last?.id, domain: 'mine.com', user_id: 3 });
    expect(Object.keys(last ?? {})[0]).toBe('id');
    expect(last?.id).toBeGreaterThan(first?.id ?? 0);
    const user = await as(own, 'user');
    expect(await user('GET', `/orders/${last?.id}`)).toMatchObject({
      body: { domain: 'mine.com' },
    });
    expect(await user('GET', '/domains?search=mine.com')).toMatchObject({
      body: { domains: [{ selected_drop_date: '2026-11-21', selected_price: 69 }] },
    });
    own.assertContract();
  });

  test('a scenario is a function, and a reset knows it by its name', async () => {
    function payday({ store }: Mock['world']): void {
      for (const user of store.users.all()) user.credit_balance = 1000;
    }
    const own = createMock({ rows: 50, scenarios: ['expired-session', payday] });
    expect(own.scenarios).toEqual(['expired-session', 'payday']);
    expect(own.world.store.users.get(3)?.credit_balance).toBe(1000);
    own.reset(['default']);
    expect(own.world.store.users.get(3)?.credit_balance).not.toBe(1000);
    own.reset(['payday']);
    expect(own.world.store.users.get(3)?.credit_balance).toBe(1000);
    own.load(own.state());
    expect(() => own.reset(['pay-day'])).toThrow('scenarios must be a list, each one of default');
  });

  test('a scenario may start the clock elsewhere and size the world', () => {
    const own = createMock({
      now: '2026-11-20T12:00:00Z',
      scenarios: [{ name: 'drop', rows: 7, start: (now) => now + 3_600_000 }],
    });
    expect([own.clock.iso(), own.world.catalogue.size]).toEqual(['2026-11-20T13:00:00Z', 7]);
  });
});

test('the journal has what was answered, without secrets', async () => {
  const login = { email: 'user@dropcatch.test', password: 'dropcatch' };
  await sender(mock)('POST', '/auth/login', login);
  const user = await as(mock, 'user');
  await user('GET', '/orders/stats');
  const { body } = await control('GET', '/requests');
  expect(body).toMatchObject({
    requests: [
      { answer: { access_token: '***', refresh_token: '***', user: { username: 'jnovak' } } },
      { answer: { by_state: expect.any(Object) } },
    ],
  });
  expect(mock.requests.at(-1)?.answer).toHaveProperty('total_amount');
});

test.each(['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'])(
  'the control API and the pages refuse what a proxy passes on (%s)',
  async (name) => {
    for (const path of ['/__mock/state', '/__mock/state/../../api/x', '/', '/requests']) {
      const status = await new Promise((resolve, reject) => {
        request({ port: server.port, path, headers: { [name]: 'for=192.0.2.1' } }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on('error', reject)
          .end();
      });
      expect(status).toBe(403);
    }
  },
);
