import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Clock } from './clock.ts';
import { DAY, isoTime, parseTime } from './time.ts';

const START = Date.parse('2026-11-20T18:00:00Z');

function clockWith(options: object = {}): { clock: Clock; pass: (milliseconds: number) => void } {
  let wall = 1_000_000;
  const clock = new Clock({ start: START, wall: () => wall, ...options });
  return { clock, pass: (milliseconds) => (wall += milliseconds) };
}

test('a clock that is set runs on from there with real time', () => {
  const { clock, pass } = clockWith();
  pass(3000);
  expect(clock.iso()).toBe('2026-11-20T18:00:03Z');
  clock.set(START + DAY);
  pass(1000);
  expect(clock.iso()).toBe('2026-11-21T18:00:01Z');
});

test('a frozen clock stands still until it is advanced or resumed', () => {
  const { clock, pass } = clockWith({ frozen: true });
  pass(5000);
  expect(clock.now()).toBe(START);
  clock.advance(1500);
  expect(clock.now()).toBe(START + 1500);
  clock.resume();
  pass(500);
  expect(clock.now()).toBe(START + 2000);
});

test('a sped-up clock counts more seconds than pass, without a jump at the change', () => {
  const { clock, pass } = clockWith();
  pass(1000);
  clock.setSpeed(60);
  expect(clock.now()).toBe(START + 1000);
  pass(1000);
  expect(clock.now()).toBe(START + 61_000);
});

test('reset goes back to the start', () => {
  const { clock, pass } = clockWith({ frozen: true });
  clock.advance(DAY);
  clock.setSpeed(5);
  clock.resume();
  pass(10);
  clock.reset();
  expect(clock.state()).toEqual({ now: '2026-11-20T18:00:00Z', frozen: true, speed: 1 });
});

test.each([
  ['2026-11-20', '2026-11-20T00:00:00Z'],
  ['2026-11-20T18:00', '2026-11-20T18:00:00Z'],
  ['2026-11-20 18:00:03.250', '2026-11-20T18:00:03Z'],
  ['2026-11-20t18:00:03z', '2026-11-20T18:00:03Z'],
  ['2026-11-20T18:00:00+01:00', '2026-11-20T17:00:00Z'],
  ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59Z'],
])('%s is a time', (text, iso) => {
  expect(isoTime(parseTime(text) ?? 0)).toBe(iso);
});

test.each(['', 'noon', '5', '2026-02-30', '2026-11-20T25:00', '10000-01-01', '1970-01-01'])(
  '"%s" is no time',
  (text) => expect(parseTime(text)).toBeUndefined(),
);

test('a clock that is advanced stays in the years of four digits', () => {
  const { clock, pass } = clockWith();
  clock.advance(1e300);
  pass(1e9);
  expect(clock.iso()).toBe('9999-12-31T23:59:59Z');
  clock.set(-1e300);
  expect(clock.iso()).toBe('1971-01-01T00:00:00Z');
});

test.each([['noon'], [NaN], [new Date(START)], [undefined]])(
  'a clock is not set to %s, and keeps its time',
  (at) => {
    const { clock } = clockWith({ frozen: true });
    expect(() => Reflect.apply(clock.set, clock, [at])).toThrow(
      'now must be a time from 1971 to 9999 such as 2026-11-20T17:58:00Z, or its milliseconds',
    );
    expect(() => Reflect.apply(clock.advance, clock, [at])).toThrow(
      'now must be a time from 1971 to 9999 such as 2026-11-20T17:58:00Z, or its milliseconds',
    );
    expect(clock.now()).toBe(START);
  },
);

test.each([0, -1, NaN, 100_001])('a speed of %d is refused', (speed) => {
  const { clock } = clockWith();
  expect(() => clock.setSpeed(speed)).toThrow('speed must be a number above 0');
  expect(clock.state().speed).toBe(1);
});

test('an instant is written as JavaScript writes it, to the second', () => {
  const instants = fc.date({
    min: new Date('1969-12-30'),
    max: new Date('9999-12-31T23:59:59.999Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, (date) => {
      expect(isoTime(date.getTime())).toBe(date.toISOString().replace(/\.\d+/, ''));
    }),
  );
});
