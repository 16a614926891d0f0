import { afterEach, beforeEach, vi } from 'vitest';
import { expectQuietLog, followLog } from './log.ts';

beforeEach(() => {
  // Only the date stands still, but for the little that a wait for an element sets it on: timers run, as the console’s own do.
  vi.useFakeTimers({ toFake: ['Date'] });
  followLog();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expectQuietLog();
});
