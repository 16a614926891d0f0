import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { utcMinute } from '../../core/time/time.ts';
import { currentWindows, dayWindows, nearWindow, nextWindow, tldsLabel } from './dayWindows.ts';
import { formatTimeSpan } from './formatTimeSpan.ts';

const at = (time: string) => Date.parse(time);

/** Any moment of some years. */
const moment = integer({ min: at('2026-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') });

describe('the windows of a day', () => {
  test('are shared by TLDs with the same hours, and are sorted by start', () => {
    const windows = dayWindows('2026-11-23');
    expect(windows.map((drop) => `${tldsLabel(drop)} ${utcMinute(drop.opens)}`)).toEqual([
      'de 01:00',
      'nz 02:00',
      'me 02:30',
      'se 04:00',
      'it 08:00',
      'info 10:00',
      'org 14:30',
      'it 15:00',
      'com · net 19:00',
    ]);
  });

  test('of Verisign open an hour earlier in the American summer', () => {
    const opens = (day: string) =>
      dayWindows(day)
        .filter(({ tlds }) => tlds.includes('com'))
        .map((drop) => utcMinute(drop.opens))[0];
    expect(opens('2026-07-01')).toBe('18:00');
    // Europe has left summer time by then, America has not.
    expect(opens('2026-10-28')).toBe('18:00');
    expect(opens('2026-11-23')).toBe('19:00');
  });
});

describe('the next window', () => {
  test('is the open one until it ends, then the next one', () => {
    const next = (time: string) => nextWindow(at(time))?.tlds;
    expect(next('2026-11-23T16:00:00Z')).toEqual(['com', 'net']);
    expect(next('2026-11-23T20:14:59Z')).toEqual(['com', 'net']);
    expect(next('2026-11-23T20:15:00Z')).toEqual(['de']);
  });

  test('is one for TLDs that open together, with its hours', () => {
    expect(nextWindow(at('2026-11-23T16:00:00Z'))).toEqual({
      tlds: ['com', 'net'],
      spans: [{ from: at('2026-11-23T19:00:00Z'), to: at('2026-11-23T20:15:00Z') }],
      opens: at('2026-11-23T19:00:00Z'),
      closes: at('2026-11-23T20:15:00Z'),
    });
  });

  test('may have no usual end, and then counts as open for an hour', () => {
    const next = (time: string) => nextWindow(at(time))?.tlds;
    expect(next('2026-11-23T03:59:59Z')).toEqual(['se']);
    expect(next('2026-11-23T04:59:59Z')).toEqual(['se']);
    expect(next('2026-11-23T05:00:00Z')).toEqual(['it']);
  });

  test('is near from half an hour before it opens', () => {
    expect(nearWindow(at('2026-11-23T18:29:00Z'))).toBeUndefined();
    expect(nearWindow(at('2026-11-23T18:30:00Z'))?.tlds).toEqual(['com', 'net']);
  });

  test('is the first of the current ones, with the next to open while no end is known', () => {
    const current = (time: string) => currentWindows(at(time)).map(tldsLabel);
    expect(current('2026-11-23T08:15:00Z')).toEqual(['it', 'info']);
    expect(current('2026-11-23T10:15:00Z')).toEqual(['info']);
    expect(current('2026-11-23T15:15:00Z')).toEqual(['org', 'it']);
    expect(current('2026-11-23T16:15:00Z')).toEqual(['com · net']);
    assert(property(moment, (now) => currentWindows(now)[0] === nextWindow(now)));
  });

  test('always exists, and is not over', () => {
    assert(
      property(moment, (now) => {
        const drop = nextWindow(now);
        return drop !== undefined && drop.closes > now && drop.opens < now + 86_400_000;
      }),
    );
  });
});

const com = { from: at('2026-11-20T19:00:00Z'), to: at('2026-11-20T20:15:00Z') };

test.for([
  ['UTC', '19:00–20:15'],
  ['Europe/Prague', '20:00–21:15'],
  ['America/New_York', '14:00–15:15'],
  ['Asia/Tokyo', 'Sat 04:00–05:15'],
] as const)('a window in %s: %s', ([zone, text]) => {
  expect(formatTimeSpan(com, zone)).toBe(text);
});

test('a window without a usual end shows its start', () => {
  expect(formatTimeSpan({ from: com.from }, 'UTC')).toBe('19:00');
});
