import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantInZone, zoneNames, zoneOffsetAt } from './zoneRules.ts';

const hour = 3_600_000;

const formats = Object.fromEntries(
  zoneNames.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
);

/** The offset of a zone by Intl, in milliseconds, as the expected value. */
function offsetByIntl(zone: string, at: number): number {
  const shown = formats[zone]?.format(at) ?? '';
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000;
}

describe.for(zoneNames)('%s', (zone) => {
  test('agrees with Intl in each hour of three years', () => {
    const differing: string[] = [];
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2029, 0, 1); at += hour) {
      if (zoneOffsetAt(zone, at) !== offsetByIntl(zone, at))
        differing.push(new Date(at).toISOString());
    }
    expect(differing).toEqual([]);
  });

  test('agrees with Intl at any instant since 2007', () => {
    const instants = fc.integer({ min: Date.UTC(2007, 0, 1), max: Date.UTC(2060, 0, 1) });
    fc.assert(
      fc.property(instants, (at) => {
        expect(zoneOffsetAt(zone, at)).toBe(offsetByIntl(zone, at));
      }),
    );
  });

  test('finds the instant of a local time, or the end of the hour that its clocks skip', () => {
    const minutes = fc.integer({
      min: Date.UTC(2007, 0) / 60_000,
      max: Date.UTC(2060, 0) / 60_000,
    });
    fc.assert(
      fc.property(minutes, (minute) => {
        const shown = minute * 60_000;
        const at = instantInZone(zone, shown);
        expect([0, hour]).toContain(at + offsetByIntl(zone, at) - shown);
      }),
    );
  });
});

test.for([
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['America/New_York', '2026-03-08T14:00', '2026-03-08T18:00:00.000Z'],
  ['America/New_York', '2026-03-07T14:00', '2026-03-07T19:00:00.000Z'],
  ['America/New_York', '2026-10-31T14:00', '2026-10-31T18:00:00.000Z'],
  ['America/New_York', '2026-11-01T14:00', '2026-11-01T19:00:00.000Z'],
] as const)('%s shows %s at %s', ([zone, shown, instant]) => {
  expect(new Date(instantInZone(zone, Date.parse(`${shown}Z`))).toISOString()).toBe(instant);
});
