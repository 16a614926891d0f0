import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { minCallInterval, throttled } from './apiQuery.ts';

const never = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
});

test('starts a few at once, the others one after another, fewer than two a second', async () => {
  const started: number[] = [];
  for (let index = 0; index < 20; index += 1) {
    void throttled(async () => void started.push(index), never);
  }
  expect(started.length).toBeLessThanOrEqual(6);
  const atOnce = started.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect(started.length - atOnce).toBe(Math.floor(5000 / minCallInterval));
  expect(started.length - atOnce).toBeLessThan(10);
  expect(started).toEqual([...started].toSorted((a, b) => a - b));
});

test('drops what nobody waits for any more, and gives its turn to the next', async () => {
  const asked: string[] = [];
  const call = (name: string) => async () => void asked.push(name);
  for (let index = 0; index < 4; index += 1) void throttled(call('first'), never);
  const leaving = new AbortController();
  const gone = throttled(call('gone'), leaving.signal);
  void throttled(call('stays'), never);
  leaving.abort(new Error('left'));
  await expect(gone).rejects.toThrow('left');
  await vi.advanceTimersByTimeAsync(minCallInterval);
  expect(asked).toContain('stays');
  expect(asked).not.toContain('gone');
});

test('urgent calls start at once, before those that wait', () => {
  const asked: string[] = [];
  const call = (name: string) => async () => void asked.push(name);
  for (let index = 0; index < 10; index += 1) void throttled(call('ordinary'), never);
  const ordinary = asked.length;
  for (let index = 0; index < 2; index += 1) void throttled(call('urgent'), never, true);
  expect(asked.slice(ordinary)).toEqual(['urgent', 'urgent']);
});

test('a failed call fails its caller, and the next one runs', async () => {
  const failed = throttled(() => Promise.reject(new Error('500')), never);
  await expect(failed).rejects.toThrow('500');
  await expect(throttled(async () => 'answer', never)).resolves.toBe('answer');
});
