import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../lib/time/time.ts';
import { dropPhase, dropWindow, formatSpan } from './dropWindows.ts';

const tlds = ['com', 'net', 'org', 'info', 'me', 'uk', 'de', 'nl', 'eu', 'se', 'it', 'nz', 'cz'];

/** The usual times of a TLD on a day, in UTC. */
const inUtc = (tld: string, day: string) =>
  dropWindow(tld, day)?.spans.map((span) => formatSpan(span, 'UTC'));

describe('the usual release', () => {
  test.for([
    ['com', '2026-11-20', ['19:00–20:15']],
    ['net', '2026-07-20', ['18:00–19:15']],
    ['org', '2026-11-20', ['14:30–15:30']],
    ['info', '2026-11-20', ['10:00–10:30']],
    ['me', '2026-11-20', ['02:30–03:00']],
    ['de', '2026-11-20', ['01:00–03:00']],
    ['de', '2026-07-20', ['00:00–02:00']],
    // The clocks go from 02:00 to 03:00 that night, and from 03:00 back to 02:00 that one.
    ['de', '2026-03-29', ['01:00–02:00']],
    ['de', '2026-10-25', ['00:00–03:00']],
    ['se', '2026-11-20', ['04:00']],
    ['it', '2026-11-20', ['08:00', '15:00']],
    ['co.nz', '2026-11-20', ['02:00–03:00']],
    ['co.uk', '2026-11-20', []],
  ] as const)('of .%s on %s is at %j UTC', ([tld, day, times]) => {
    expect(inUtc(tld, day)).toEqual(times);
  });

  test('is not known of every TLD, and of no day that is none', () => {
    expect(dropWindow('dev', '2026-11-20')).toBeUndefined();
    expect(dropWindow('toString', '2026-11-20')).toBeUndefined();
    expect(dropWindow('com', 'soon')).toBeUndefined();
  });

  test.for(['co.uk', 'nl', 'eu', 'cz'])('of .%s has no fixed hours, but a word on how', (tld) => {
    const window = dropWindow(tld, '2026-11-20');
    expect(window?.spans).toEqual([]);
    expect(window?.note).toMatch(/\w/);
  });

  test('lies on the UTC day of the drop, begins before it ends, and follows in time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...tlds), fc.nat(20_000), (tld, days) => {
        const day = addDays('2000-01-01', days);
        const times = dropWindow(tld, day)?.spans.flatMap(({ from, to }) =>
          to ? [from, to] : [from],
        );
        expect(times?.every((time) => time.startsWith(day))).toBe(true);
        expect(times?.toSorted()).toEqual(times);
      }),
    );
  });
});

describe('a window in another zone', () => {
  const com = { from: '2026-11-20T19:00:00.000Z', to: '2026-11-20T20:15:00.000Z' };

  test.for([
    ['Europe/Prague', '20:00–21:15'],
    ['America/New_York', '14:00–15:15'],
    ['Asia/Tokyo', 'Sat 04:00–05:15'],
  ] as const)('%s: %s', ([zone, text]) => {
    expect(formatSpan(com, zone)).toBe(text);
  });
});

describe('the phase', () => {
  const spans = dropWindow('com', '2026-11-20')?.spans ?? [];
  const twice = dropWindow('it', '2026-11-20')?.spans ?? [];
  const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);

  test.for([
    ['17:59:59', { kind: 'far' }],
    ['18:00:00', { kind: 'soon', opens: '2026-11-20T19:00:00.000Z' }],
    ['18:59:59', { kind: 'soon', opens: '2026-11-20T19:00:00.000Z' }],
    ['19:00:00', { kind: 'open', closes: '2026-11-20T20:15:00.000Z' }],
    ['20:14:59', { kind: 'open', closes: '2026-11-20T20:15:00.000Z' }],
    ['20:15:00', { kind: 'over' }],
  ] as const)('of .com at %s is %o', ([time, phase]) => {
    expect(dropPhase(spans, at(time))).toEqual(phase);
  });

  test('of a release without a usual end is unknown once it began, until the next one comes', () => {
    expect(dropPhase(twice, at('07:30:00'))).toEqual({
      kind: 'soon',
      opens: '2026-11-20T08:00:00.000Z',
    });
    expect(dropPhase(twice, at('09:00:00'))).toEqual({ kind: 'far' });
    expect(dropPhase(twice, at('14:30:00')).kind).toBe('soon');
    expect(dropPhase(twice, at('16:00:00'))).toEqual({ kind: 'unknown' });
  });
});
