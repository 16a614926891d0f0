import { expect, test } from 'vitest';
import { Clock, DAY } from './clock.ts';

const START = Date.parse('2026-11-20T18:00:00Z');

function clockWith(options: object = {}): { clock: Clock; pass: (milliseconds: number) => void } {
  let wall = 1_000_000;
  const clock = new Clock({ start: START, wall: () => wall, ...options });
  return { clock, pass: (milliseconds) => (wall += milliseconds) };
}

test('a running clock goes on with real time from where it was set', () => {
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
