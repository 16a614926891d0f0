import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { schedule, wait } from './wait.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a late event does not delay the next one', async () => {
  const moment = schedule(new AbortController().signal);
  vi.advanceTimersByTime(130);
  await moment(100);
  const reached = vi.fn<() => void>();
  void moment(200).then(reached);
  await vi.advanceTimersByTimeAsync(69);
  expect(reached).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reached).toHaveBeenCalledOnce();
});

test('a wait ends when the client leaves', async () => {
  const leaving = new AbortController();
  const moment = schedule(leaving.signal)(60_000);
  leaving.abort();
  await moment;
});

test('a wait that exceeds the longest timer is not cut short', async () => {
  const over = vi.fn<() => void>();
  void wait(1e12, new AbortController().signal).then(over);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(over).not.toHaveBeenCalled();
});
