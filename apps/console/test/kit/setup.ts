import { afterEach, beforeEach, vi } from 'vitest';
import { expectQuietLog, followLog } from './log.ts';

beforeEach(() => {
  // Only the date is fake, and a wait for an element moves it on a little. Timers run as usual.
  vi.useFakeTimers({ toFake: ['Date'] });
  followLog();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expectQuietLog();
});
