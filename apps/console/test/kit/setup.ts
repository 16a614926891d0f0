import { afterEach, beforeEach, chai, vi } from 'vitest';
import { expectNothingLogged, captureLog } from './log.ts';

// As in vitest.config.ts, whose setting does not reach the browser.
chai.config.truncateThreshold = 2000;

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
