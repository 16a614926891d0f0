import { assert, double, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { dayWindows } from './dayWindows.ts';
import { positionInDay, ribbonWindows } from './ribbonWindows.ts';

const day = '2026-11-23';
const midnight = Date.parse(`${day}T00:00:00Z`);

test('a moment is drawn at its share of the day', () => {
  expect(positionInDay(day, midnight)).toBe(0);
  expect(positionInDay(day, midnight + 43_200_000)).toBe(50);
  expect(positionInDay(day, midnight + 2 * 86_400_000)).toBe(100);
});

test('the open window is marked and has its label', () => {
  const bars = ribbonWindows(day, dayWindows(day), Date.parse(`${day}T19:22:00Z`), 2);
  const [open] = bars.filter((bar) => bar.open);
  expect(open).toMatchObject({ label: 'com · net', labelled: true });
  expect(open?.x).toBeCloseTo((19 / 24) * 100);
  expect(open?.width).toBeCloseTo((1.25 / 24) * 100);
});

test('windows that overlap lie in two lanes, and one without a known end fades', () => {
  const bars = ribbonWindows(day, dayWindows(day), midnight, 2);
  const lanes = (label: string) =>
    bars.filter((bar) => bar.label === label).map(({ lane }) => lane);
  expect(lanes('org')).toEqual(['upper']);
  expect(lanes('it')).toEqual(['whole', 'lower']);
  expect(lanes('info')).toEqual(['whole']);
  expect(['de', 'nz', 'me'].flatMap(lanes)).toEqual(['upper', 'lower', 'lower']);
  expect(bars.map(({ endLabel }) => endLabel).filter(Boolean)).toEqual(['nz · me', 'it']);
  expect(bars.filter(({ fades }) => fades).map(({ label }) => label)).toEqual(['se', 'it', 'it']);
});

test('the next window is marked, also while one is open', () => {
  const at = (time: string) =>
    ribbonWindows(day, dayWindows(day), Date.parse(`${day}T${time}Z`), 2);
  const next = (time: string) =>
    at(time)
      .filter((bar) => bar.next)
      .map(({ label }) => label);
  expect(next('09:59:59')).toEqual(['info']);
  expect(next('10:00:00')).toEqual(['org']);
});

test('no bar leaves the day, and no two labels overlap', () => {
  const moments = integer({ min: midnight, max: midnight + 86_399_999 });
  assert(
    property(moments, double({ min: 0.3, max: 3, noNaN: true }), (now, character) => {
      const bars = ribbonWindows(day, dayWindows(day), now, character);
      expect(bars.every(({ x, width }) => x >= 0 && x + width <= 100.7)).toBe(true);
      const labelled = bars.filter((bar) => bar.labelled).toSorted((a, b) => a.labelX - b.labelX);
      expect(labelled.length).toBeGreaterThan(0);
      for (const [index, bar] of labelled.entries()) {
        const next = labelled[index + 1];
        if (!next) continue;
        const needed = ((bar.label.length + next.label.length) / 2) * character;
        expect(next.labelX - bar.labelX).toBeGreaterThanOrEqual(needed);
      }
    }),
  );
});
