import { afterEach, beforeEach, vi } from 'vitest';
import { expectNothingLogged, captureLog } from './log.ts';

beforeEach(() => {
  // Only the date is fake, and a wait for an element moves it on a little. Timers run as usual.
  vi.useFakeTimers({ toFake: ['Date'] });
  captureLog();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expectNothingLogged();
});
