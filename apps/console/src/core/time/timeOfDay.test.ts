import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toTimeOfDay } from './timeOfDay.ts';

const two = (number: number) => String(number).padStart(2, '0');
const times = fc.tuple(fc.nat(23), fc.nat(59), fc.nat(59));

test('keeps every time that is written in full', () => {
  fc.assert(
    fc.property(times, ([hours, minutes, seconds]) => {
      const text = `${two(hours)}:${two(minutes)}:${two(seconds)}`;
      expect(toTimeOfDay(text)).toBe(text);
      expect(toTimeOfDay(`  ${text} `)).toBe(text);
    }),
  );
});

test('adds what a person leaves out', () => {
  fc.assert(
    fc.property(times, ([hours, minutes]) => {
      expect(toTimeOfDay(`${hours}:${two(minutes)}`)).toBe(`${two(hours)}:${two(minutes)}:00`);
    }),
  );
});

test('takes no hour above 23 and no minute or second above 59 [§5.epp-settings.times]', () => {
  const pairs = fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99));
  fc.assert(
    fc.property(pairs, ([hours, minutes, seconds]) => {
      const read = toTimeOfDay(`${two(hours)}:${two(minutes)}:${two(seconds)}`);
      expect(read !== undefined).toBe(hours < 24 && minutes < 60 && seconds < 60);
    }),
  );
});

test('takes nothing else', () => {
  for (const text of ['', '24:00:00', '1750', '5:5', '17:50:00 UTC', '-1:00', '17:60', 'noon']) {
    expect(toTimeOfDay(text)).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = toTimeOfDay(text);
      if (read !== undefined) expect(toTimeOfDay(read)).toBe(read);
    }),
  );
});
