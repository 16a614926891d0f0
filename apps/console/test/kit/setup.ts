import { afterEach, beforeEach, vi } from 'vitest';
import { expectQuietLog, followLog } from './log.ts';

beforeEach(() => {
  // Only the date stands still: timers run, as the console's own do.
  vi.useFakeTimers({ toFake: ['Date'] });
  followLog();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expectQuietLog();
});
