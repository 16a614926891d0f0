import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { as, type Send, testMock } from '../../../test/kit/mock.ts';
import { settle } from '../../world/jobs.ts';
import { Rng } from '../../world/rng.ts';
import { HOUR } from '../../world/time.ts';
import { pendingOrders } from './catches.ts';
import { raceOf } from './race.ts';
import { ordersOfToday, TODAY } from '../../../test/kit/catches.ts';

const settings = fc.record({
  capture_strategy: fc.constantFrom('check_then_create' as const, 'direct_create' as const),
  command_delay_ms: fc.integer({ min: 0, max: 300_000 }),
  max_commands_per_second: fc.integer({ min: 1, max: 100 }),
});

test('a race sends its creates in order and ends with the one that decides it', () => {
  fc.assert(
    fc.property(fc.string(), settings, (seed, given) => {
      const { steps, won, decided } = raceOf(new Rng(seed), given);
      const times = steps.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      const last = steps.at(-1);
      expect(last).toMatchObject({ command: 'create', code: won ? 1000 : 2302 });
      expect(decided).toBe((last?.at ?? 0) + (last?.duration ?? 0));
      expect(last?.at).toBeGreaterThan(0);
      for (const { at, free } of steps) expect(free && at < 0).toBe(false);
      const early = steps.filter(({ at }) => at < 0);
      const kind = given.capture_strategy === 'direct_create' ? 'create' : 'check';
      expect(early.length).toBeGreaterThan(1);
      expect(early.every(({ command }) => command === kind)).toBe(true);
    }),
  );
});

test('about four names in ten are caught', () => {
  const given = {
    capture_strategy: 'direct_create',
    command_delay_ms: 0,
    max_commands_per_second: 10,
  } as const;
  const races = Array.from({ length: 2000 }, (_, i) => raceOf(new Rng(i), given));
  const share = races.filter(({ won }) => won).length / races.length;
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.55);
});

test('a name that was lost at an earlier drop is raced for again', async () => {
  const mock = testMock();
  const { store } = mock.world;
  const account = store.eppAccounts.get(2);
  const lost = store.eppLogs.find(({ command, code }) => command === 'create' && code === 2302);
  if (account === undefined || lost === undefined) throw new Error('The seed has no lost race');
  const { id: _, ...row } = lost;
  const target_date = '2026-11-20';
  const orders = pendingOrders(store, account, target_date);
  for (const { domain } of orders) store.eppLogs.add({ ...row, names: [domain] });
  const admin = await as(mock, 'admin');
  await admin('POST', '/epp/accounts/2/real-catch/start-manual', { target_date });
  mock.clock.advance(3 * HOUR);
  settle(mock.world);
  expect(orders.map(({ state }) => state)).toContain('CATCHED_PROCESSING');
});

interface Status {
  readonly results: readonly { timestamp: string; domain: string | null; message: string }[];
  readonly is_running: boolean;
}

async function statusOf(send: Send, id: number): Promise<Status> {
  return (await send('GET', `/epp/accounts/${id}/test-catch/status`)).body as Status;
}

test('a test catch logs each race by the millisecond and ends by itself', async () => {
  const mock = testMock();
  const manager = await as(mock, 'manager');
  const before = mock.world.store.eppLogs.size;
  const path = '/epp/accounts/2/test-catch';
  expect(await statusOf(manager, 2)).toEqual({ success: true, results: [], is_running: false });
  const domains = ['tidalforge.com', 'Pixelbarn.net ', 'lumenpath.org', 'tidalforge.com'];
  expect(await manager('POST', `${path}/start`, { domains })).toMatchObject({
    body: { success: true, message: 'Test catch started successfully' },
  });
  expect(await statusOf(manager, 2)).toMatchObject({
    is_running: true,
    results: [
      { domain: null, message: expect.stringContaining('Test catch of 3 names on VRSN-02') },
    ],
  });
  mock.clock.advance(3000);
  expect((await statusOf(manager, 2)).results.map(({ message }) => message)).toEqual([
    expect.stringContaining('Test catch of 3 names'),
    expect.stringMatching(/^Connected to epp2\.verisign-grs\.example:700 in \d+ ms$/),
    expect.stringMatching(/^Logged in as dropcatch-b in \d+ ms$/),
  ]);
  mock.clock.advance(60_000);
  const { results, is_running } = await statusOf(manager, 2);
  expect(is_running).toBe(false);
  const times = results.map(({ timestamp }) => timestamp);
  expect(times).toEqual(times.toSorted());
  expect(times.every((time) => /\.\d{3}Z$/.test(time))).toBe(true);
  for (const domain of ['tidalforge.com', 'pixelbarn.net']) {
    const messages = results.filter((line) => line.domain === domain).map(({ message }) => message);
    expect(messages).toContainEqual(expect.stringMatching(/^Check answered: in use after \d+ ms$/));
    expect(messages).toContain('Dropped: the registry released the name');
    expect(messages.at(-2)).toMatch(/^Create answered (1000|2302) .* after \d+ ms$/);
    expect(messages.at(-1)).toMatch(messages.at(-2)?.includes('1000') ? /^Won/ : /^Lost/);
  }
  expect(results.filter(({ domain }) => domain === 'lumenpath.org')).toHaveLength(1);
  expect(results.at(-1)?.message).toMatch(/^Test catch finished: \d caught, \d lost$/);
  // A test catch registers nothing.
  expect(mock.world.store.eppLogs.size).toBe(before);
});

test('a test catch rehearses name after name and shows the answer to each create', async () => {
  const mock = testMock();
  const manager = await as(mock, 'manager');
  const domains = Array.from({ length: 20 }, (_, index) => `rehearsed${index}.com`);
  const rehearse = async () => {
    await manager('POST', '/epp/accounts/2/test-catch/start', { domains });
    mock.clock.advance(120_000);
    const { results, is_running } = await statusOf(manager, 2);
    expect(is_running).toBe(false);
    return results;
  };
  const results = await rehearse();
  const outcomes = results.filter(({ message }) => /^(Won|Lost)/.test(message));
  expect(outcomes.map(({ domain }) => domain)).toEqual(domains);
  const creates = results.filter(({ message }) => message.startsWith('Create answered'));
  const won = creates.map(({ message }) => message.includes(' 1000 '));
  expect(outcomes.map(({ message }) => message.startsWith('Won'))).toEqual(won);
  const caught = won.filter(Boolean).length;
  expect(caught).toBeGreaterThan(0);
  expect(caught).toBeLessThan(20);
  expect(results.at(-1)?.message).toBe(
    `Test catch finished: ${caught} caught, ${20 - caught} lost`,
  );
  const [last = 0, end = 0] = results.slice(-2).map(({ timestamp }) => Date.parse(timestamp));
  expect(end - last).toBeLessThan(1000);
  // The next test catch differs.
  const again = (await rehearse()).filter(({ message }) => message.startsWith('Create answered'));
  expect(again.map(({ message }) => message)).not.toEqual(creates.map(({ message }) => message));
});

test('a test catch that is stopped keeps its lines', async () => {
  const mock = testMock();
  const manager = await as(mock, 'manager');
  await manager('POST', '/epp/accounts/2/test-catch/start', { domains: ['tidalforge.com'] });
  mock.clock.advance(2000);
  for (let i = 0; i < 2; i += 1) {
    expect(await manager('POST', '/epp/accounts/2/test-catch/stop')).toMatchObject({
      body: { success: true, message: 'Test catch stopped' },
    });
  }
  mock.clock.advance(60_000);
  const { results, is_running } = await statusOf(manager, 2);
  expect(is_running).toBe(false);
  expect(results.at(-1)).toMatchObject({
    timestamp: '2026-11-20T17:58:02.000Z',
    message: 'Test catch stopped',
  });
});

test('a test catch that cannot log in fails and says why', async () => {
  const mock = testMock();
  Object.assign(mock.world.store.eppAccounts.get(2) ?? {}, { password: 'wrong' });
  const manager = await as(mock, 'manager');
  await manager('POST', '/epp/accounts/2/test-catch/start', { domains: ['tidalforge.com'] });
  mock.clock.advance(2000);
  expect((await statusOf(manager, 2)).results.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Test catch of 1 name on VRSN-02: /),
    'Test catch failed: 2200 Authentication error',
  ]);
});

test('a test catch that is not possible is refused', async () => {
  const mock = testMock();
  const admin = await as(mock, 'admin');
  const start = (id: number, domains: string[]) =>
    admin('POST', `/epp/accounts/${id}/test-catch/start`, { domains });
  for (const domains of [[], ['not a name']]) {
    expect(await start(1, domains)).toMatchObject({
      status: 400,
      body: { fields: { domains: expect.any(String) } },
    });
  }
  expect(await start(9, ['a.eu'])).toMatchObject({
    status: 409,
    body: { error: 'EURid-01 is inactive' },
  });
  await start(1, ['a.com']);
  const running = { status: 409, body: { error: 'A test catch runs on VRSN-01 already' } };
  expect(await start(1, ['a.com'])).toMatchObject(running);
  expect(await admin('DELETE', '/epp/accounts/1')).toMatchObject({ status: 409 });
});

test('a test catch takes more than 500 names', async () => {
  const mock = testMock();
  const admin = await as(mock, 'admin');
  const domains = Array.from({ length: 501 }, (_, i) => `name${i}.com`);
  const started = await admin('POST', '/epp/accounts/1/test-catch/start', { domains });
  expect(started).toMatchObject({ status: 200 });
});

test('a test catch of orders takes those of one drop day', async () => {
  const mock = testMock();
  const manager = await as(mock, 'manager');
  const orders = ordersOfToday(mock);
  expect(orders.length).toBeGreaterThan(0);
  const { body } = await manager('GET', '/epp/accounts/2/test-catch/available-dates');
  const { dates } = body as { dates: { date: string; count: number }[] };
  expect(dates[0]).toEqual({ date: TODAY, count: orders.length });
  expect(dates.map(({ date }) => date)).toEqual(dates.map(({ date }) => date).toSorted());
  const start = '/epp/accounts/2/test-catch/start-orders';
  expect(await manager('POST', start, { test_date: '2020-01-01' })).toMatchObject({
    status: 400,
    body: { fields: { test_date: 'has no pending orders' } },
  });
  expect(await manager('POST', start, { test_date: TODAY })).toMatchObject({ status: 200 });
  expect(await manager('POST', start, { test_date: TODAY })).toMatchObject({ status: 409 });
  const states = orders.map(({ state }) => state);
  mock.clock.advance(600_000);
  const { results } = await statusOf(manager, 2);
  const names = new Set(results.flatMap(({ domain }) => domain ?? []));
  expect(names).toEqual(new Set(orders.map(({ domain }) => domain)));
  expect(orders.map(({ state }) => state)).toEqual(states);
});
