import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Rng } from '../../world/rng.ts';
import { DAY, isoDay } from '../../world/time.ts';
import { dropTime, dropWindow } from './drop-window.ts';

const iso = (at: number) => new Date(at).toISOString().slice(0, 16);

// The console's windows are the same (its dropWindows.test.ts).
test.each([
  ['com', '2026-11-20', '19:00', '20:15'],
  ['net', '2026-07-20', '18:00', '19:15'],
  ['org', '2026-11-20', '14:30', '15:30'],
  ['info', '2026-07-20', '10:00', '10:30'],
  ['me', '2026-11-20', '02:30', '03:00'],
  ['de', '2026-11-20', '01:00', '03:00'],
  ['de', '2026-07-20', '00:00', '02:00'],
  // On these nights, clocks go from 02:00 to 03:00 and from 03:00 back to 02:00.
  ['de', '2026-03-29', '01:00', '02:00'],
  ['de', '2026-10-25', '00:00', '03:00'],
  ['se', '2026-11-20', '04:00', '05:00'],
  ['nu', '2026-11-20', '04:00', '05:00'],
  ['it', '2026-11-20', '08:00', '08:01'],
  ['it', '2026-07-20', '07:00', '07:01'],
  ['nz', '2026-11-20', '02:00', '03:00'],
  ['co.nz', '2026-11-20', '02:00', '03:00'],
  ['dev', '2026-11-20', '12:00', '13:00'],
] as const)('.%s drops on %s from %s to %s UTC', (tld, day, from, to) => {
  expect(dropWindow(tld, day).map(iso)).toEqual([`${day}T${from}`, `${day}T${to}`]);
});

test.each(['uk', 'co.uk', 'org.uk'])('.%s drops at any second of the day', (tld) => {
  const midnight = Date.parse('2026-11-20');
  expect(dropWindow(tld, '2026-11-20')).toEqual([midnight, midnight + DAY]);
});

test('a name drops within the window of its TLD and on its day, always at the same instant', () => {
  const names = fc
    .constantFrom('com', 'de', 'co.uk', 'it', 'cz', 'eu', 'dev')
    .map((tld) => `a.${tld}`);
  fc.assert(
    fc.property(fc.string(), names, fc.integer({ min: 366, max: 40_000 }), (seed, name, day) => {
      const date = isoDay(day);
      const [from, to] = dropWindow(name.slice(2), date);
      const at = dropTime({ rng: new Rng(seed) }, name, date);
      expect(at).toBe(dropTime({ rng: new Rng(seed) }, name, date));
      expect(at).toBeGreaterThanOrEqual(from);
      expect(at).toBeLessThanOrEqual(to);
      expect(iso(at).slice(0, 10)).toBe(date);
    }),
  );
});

test('each name drops at its own millisecond, which differs from day to day', () => {
  const world = { rng: new Rng(1) };
  const times = ['a.com', 'b.com', 'c.com'].map((name) => dropTime(world, name, '2026-11-20'));
  expect(new Set(times).size).toBe(3);
  const next = dropTime(world, 'a.com', '2026-11-21');
  expect(next - (times[0] ?? 0)).not.toBe(DAY);
});
