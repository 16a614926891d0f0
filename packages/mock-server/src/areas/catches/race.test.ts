import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { as, testMock } from '../../../test/kit/mock.ts';
import { settle } from '../../world/jobs.ts';
import { Rng } from '../../world/rng.ts';
import { HOUR } from '../../world/clock.ts';
import { pendingOrders } from './catches.ts';
import { raceOf } from './race.ts';

const settings = fc.record({
  capture_strategy: fc.constantFrom('check_then_create' as const, 'direct_create' as const),
  command_delay_ms: fc.integer({ min: 0, max: 300_000 }),
  max_commands_per_second: fc.integer({ min: 1, max: 100 }),
});

test('a race is in order and ends with the create that decides it', () => {
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
