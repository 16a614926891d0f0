import { expect, test } from 'vitest';
import { testMock } from '../../../test/kit/mock.ts';
import { datePrices } from '../domains/domains.ts';
import { dropTime, dropWindow } from '../registry/drop-window.ts';
import { isCaught } from './orders.ts';
import type { StoredHistoryEntry } from '../../world/records/orders.ts';
import type { World } from '../../world/world.ts';
import { PAYMENT_NOTES } from './seed.ts';

/** Two seeds at different times: before and after most drops, at the end of a day and just after its start. */
const WORLDS = [
  { seed: 1, now: '2026-11-20T12:00:00Z' },
  { seed: 1, now: '2026-11-20T23:30:00Z' },
  { seed: 2, now: '2026-11-20T17:58:00Z' },
  { seed: 2, now: '2026-07-01T00:00:00Z' },
].map((options) => ({ ...options, world: testMock(options).world }));

/** Upper bound for the decision of a race, in milliseconds. */
const RACE = 3000;
const at = ({ created_at }: StoredHistoryEntry): number => Date.parse(created_at);

/** Whether an entry belongs to a race: being caught, caught, or lost. */
const isRace = ({ to_state, note }: StoredHistoryEntry): boolean =>
  to_state === 'PROCESSING' ||
  to_state === 'CATCHED_PROCESSING' ||
  note?.startsWith('2302') === true;

const ordersOf = ({ store }: World) => store.orders.filter(({ history }) => history.length > 0);

test.each(WORLDS)('nothing is decided before the name drops: seed $seed at $now', ({ world }) => {
  const now = world.clock.now();
  let races = 0;
  for (const { domain, tld, drop_date, state, history } of ordersOf(world)) {
    const times = history.map(at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(now);
    const index = history.findIndex(isRace);
    const race = history[index];
    if (race === undefined) {
      expect(times.at(-1)).toBeLessThanOrEqual(dropTime(world, domain, drop_date));
      continue;
    }
    races += 1;
    const date = race.created_at.slice(0, 10);
    const drop = dropTime(world, domain, date);
    const [from, to] = dropWindow(tld, date);
    expect(at(race)).toBeGreaterThanOrEqual(Math.max(drop, from));
    expect(at(race)).toBeLessThanOrEqual(Math.min(drop, to) + RACE);
    expect(Math.max(...times.slice(0, index))).toBeLessThanOrEqual(drop);
    if (state === 'PAID_WAITING_CATCH') expect(drop_date > date).toBe(true);
    else expect(date).toBe(drop_date);
  }
  expect(races).toBeGreaterThan(50);
});

test.each(WORLDS)(
  'each caught order was caught once and then completed: seed $seed at $now',
  ({ world }) => {
    for (const { state, history } of ordersOf(world)) {
      const states = history.flatMap(({ to_state }) => to_state ?? []);
      const caught = states.filter((to) => to === 'CATCHED_PROCESSING').length;
      expect(caught).toBe(isCaught(state) ? 1 : 0);
      if (states.includes('CATCHED_COMPLETED')) expect(states.at(-2)).toBe('CATCHED_PROCESSING');
    }
  },
);

test.each(WORLDS)('a caught name does not drop again: seed $seed at $now', ({ world }) => {
  const { catalogue, store } = world;
  for (const { domain, drop_date } of store.orders.filter(({ state }) => isCaught(state))) {
    const row = catalogue.find(domain);
    const dates = row === undefined ? [] : datePrices(catalogue, row);
    expect(dates.filter((offered) => offered.drop_date > drop_date)).toEqual([]);
  }
});

test.each(WORLDS)(
  'orders are ready or raced for on the day of their drop: seed $seed at $now',
  ({ world }) => {
    const today = world.clock.iso().slice(0, 10);
    for (const { state, domain, drop_date, history } of ordersOf(world)) {
      if (state !== 'READY_FOR_CATCH' && state !== 'PROCESSING') continue;
      expect(drop_date).toBe(today);
      expect(history.at(-1)?.created_at.slice(0, 10)).toBe(today);
      if (state === 'READY_FOR_CATCH') expect(domain).toMatch(/\.com$/);
    }
  },
);

test.each(WORLDS)('each payment has the note of its method: seed $seed at $now', ({ world }) => {
  const methods = new Set<string>();
  for (const { paid_at, payment_method, history } of ordersOf(world)) {
    const index = history.findIndex(({ action }) => action === 'payment_update');
    expect(paid_at).toBe(history[index]?.created_at ?? null);
    if (payment_method === null) continue;
    methods.add(payment_method);
    expect(history[index]?.note).toBe(PAYMENT_NOTES[payment_method]);
    // Quick approval approves and records the payment at once (spec, section 4).
    const isQuick = payment_method === 'quick_approval';
    const quick = history.findIndex(({ note }) => note === 'Approved via quick action');
    expect(quick).toBe(isQuick ? index - 1 : -1);
    if (isQuick) expect(history[quick]?.from_state).toBe('NEW');
  }
  expect(methods.size).toBeGreaterThanOrEqual(5);
});
