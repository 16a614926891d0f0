import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../core/time/time.ts';
import { dropPhase, isDropLive, timeLeft } from './dropPhase.ts';
import { dropWindow, type DropWindow } from './dropWindows.ts';

const known = ['com', 'net', 'org', 'info', 'me', 'de', 'se', 'it', 'nz'];
const withoutHours = ['uk', 'co.uk', 'nl', 'eu', 'cz', 'dev', 'io'];

const minute = 60_000;
const hour = 60 * minute;

/** The window of a TLD on a day; a day that is one has it. */
function windowOf(tld: string, day: string): DropWindow {
  const drop = dropWindow(tld, day);
  if (!drop) throw new Error(`${day} is no day`);
  return drop;
}

/** Each day of the years in which the rules of today hold, and then some. */
const days = fc.nat(15_000).map((count) => addDays('2026-01-01', count - 5000));
const tld = fc.constantFrom(...known, ...withoutHours);

describe('the phase', () => {
  const com = windowOf('com', '2026-11-20');
  const twice = windowOf('it', '2026-11-20');
  const anyTime = windowOf('dev', '2026-11-20');
  const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);

  test.for([
    ['18:00:00', { kind: 'ahead', until: at('19:00:00') }],
    ['18:00:01', { kind: 'soon', until: at('19:00:00') }],
    ['18:59:59', { kind: 'soon', until: at('19:00:00') }],
    ['19:00:00', { kind: 'open', until: at('20:15:00') }],
    ['20:14:59', { kind: 'open', until: at('20:15:00') }],
    ['20:15:00', { kind: 'over' }],
  ] as const)('of .com at %s is %o', ([time, phase]) => {
    expect(dropPhase(com, at(time))).toEqual(phase);
  });

  test('of a release without a usual end lasts until the next one is near, then until the day ends', () => {
    expect(dropPhase(twice, at('07:30:00'))).toEqual({
      kind: 'soon',
      until: at('08:00:00'),
    });
    expect(dropPhase(twice, at('09:00:00'))).toEqual({ kind: 'open' });
    expect(dropPhase(twice, at('14:30:00')).kind).toBe('soon');
    expect(dropPhase(twice, at('16:00:00'))).toEqual({ kind: 'open' });
    expect(dropPhase(twice, Date.parse('2026-11-21T00:00:00Z'))).toEqual({ kind: 'over' });
  });

  test('of a TLD without known hours is that of the whole day', () => {
    expect(dropPhase(anyTime, Date.parse('2026-11-19T23:00:00Z'))).toEqual({ kind: 'ahead' });
    expect(dropPhase(anyTime, Date.parse('2026-11-19T23:30:00Z'))).toEqual({ kind: 'soon' });
    expect(dropPhase(anyTime, at('00:00:00'))).toEqual({ kind: 'open' });
    expect(dropPhase(anyTime, at('23:59:59'))).toEqual({ kind: 'open' });
    expect(dropPhase(anyTime, Date.parse('2026-11-21T00:00:00Z'))).toEqual({ kind: 'over' });
  });
});

describe('time left (spec, section 4; design, reading 27)', () => {
  /** The text of a row, `Soon · 12:41`. */
  const textOf = (drop: DropWindow | undefined, now: number) => {
    const { text, note } = timeLeft(drop, now);
    return note ? `${text} · ${note}` : text;
  };

  test.for([
    // What was said before of it is 23h, up to midnight; it drops 19 hours later.
    ['com', '2026-11-25', '2026-11-24T00:00:00', '1d 19h'],
    ['com', '2026-07-25', '2026-07-24T00:00:00', '1d 18h'],
    ['com', '2026-11-20', '2026-11-20T12:00:00', '7h'],
    ['com', '2026-11-20', '2026-11-20T18:00:00', '1h'],
    ['com', '2026-11-20', '2026-11-20T18:00:01', 'Soon · 59:59'],
    ['com', '2026-11-20', '2026-11-20T18:47:19', 'Soon · 12:41'],
    ['com', '2026-11-20', '2026-11-20T18:59:58.500', 'Soon · 00:02'],
    ['com', '2026-11-20', '2026-11-20T19:00:00', 'Soon · open now'],
    ['com', '2026-11-20', '2026-11-20T20:14:59', 'Soon · open now'],
    ['com', '2026-11-20', '2026-11-20T20:15:00', 'Soon · window over'],
    ['com', '2026-11-20', '2026-11-25T12:00:00', 'Soon · window over'],
    // Nothing is known of the hours: the day is the window.
    ['dev', '2026-11-21', '2026-11-20T12:00:00', '12h'],
    ['dev', '2026-11-21', '2026-11-20T23:00:00', '1h'],
    ['dev', '2026-11-21', '2026-11-20T23:00:01', 'Soon'],
    ['co.uk', '2026-11-21', '2026-11-21T13:00:00', 'Soon'],
    ['co.uk', '2026-11-21', '2026-11-22T00:00:00', 'Soon · window over'],
    ['dev', '2026-12-20', '2026-11-20T12:00:00', '29d 12h'],
    ['com', 'no day', '2026-11-20T12:00:00', '–'],
    // Dates with a time.
    ['com', '2026-11-20T00:00:00', '2026-11-20T12:00:00', '7h'],
    ['com', '2026-11-22T21:30:00Z', '2026-11-20T12:00:00', '2d 9h'],
    ['com', '2026-11-20T21:30:00+02:00', '2026-11-20T12:00:00', '7h'],
    ['dev', '2026-11-20 21:30:00', '2026-11-20T20:45:00', 'Soon · 45:00'],
    ['com', '2026-11-20T09:00:00Z', '2026-11-20T12:00:00', 'Soon · open now'],
    ['com', '2026-11-20T09:00:00Z', '2026-11-21T00:00:00', 'Soon · window over'],
  ] as const)('of .%s on %s at %s is %s', ([name, day, now, text]) => {
    expect(textOf(dropWindow(name, day), Date.parse(`${now}Z`))).toBe(text);
  });

  const moments = fc.integer({ min: -3 * 24 * 60, max: 3 * 24 * 60 }).map((m) => m * minute);

  test('is Soon from an hour before the window on, and says when the window is over', () => {
    fc.assert(
      fc.property(tld, days, moments, (name, day, away) => {
        const drop = windowOf(name, day);
        const now = drop.opens + away;
        const text = textOf(drop, now);
        const isOver = now >= drop.closes;
        // Between two lists that a registry publishes nothing is over, and nothing is far.
        const isSoon = now > drop.opens - hour;
        expect(text.startsWith('Soon')).toBe(isSoon);
        expect(text === 'Soon · window over').toBe(isOver);
        expect(text.includes('·')).toBe(isOver || (isSoon && drop.spans.length > 0));
      }),
    );
  });

  test('counts the hours to the start of the window, on every day of a year', () => {
    fc.assert(
      fc.property(tld, days, fc.integer({ min: 1, max: 90 * 24 }), (name, day, hours) => {
        const drop = windowOf(name, day);
        const [, wholeDays = '0', rest] =
          /^(?:(\d+)d )?(\d+)h$/.exec(textOf(drop, drop.opens - hours * hour)) ?? [];
        expect(Number(wholeDays) * 24 + Number(rest)).toBe(hours);
      }),
    );
  });

  test('is updated every second in the last hour, whenever a minute would change its text', () => {
    fc.assert(
      fc.property(tld, days, moments, (name, day, away) => {
        const drop = windowOf(name, day);
        const now = drop.opens + away;
        const texts = [textOf(drop, now), textOf(drop, now + minute)];
        const changes = texts[0] !== texts[1] && texts.some((text) => !/\dh$/.test(text));
        if (changes) expect(isDropLive(drop, now)).toBe(true);
        if (now < drop.opens - hour - minute || now > drop.closes)
          expect(isDropLive(drop, now)).toBe(false);
      }),
    );
  });
});
