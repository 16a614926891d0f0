import { afterEach, beforeEach, vi } from 'vitest';

// Only the date stands still: timers run, as the console's own do.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
