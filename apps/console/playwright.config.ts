import { provideTestBrowser } from '@dropcatch/tooling/browser';
import { defineConfig } from '@playwright/test';

/** Journeys that wait for a clock. They start first, and each file has one worker: the others work meanwhile. */
const waiting = ['**/drop-day.spec.ts', '**/demo.spec.ts'];

/** Journeys through the production build. Each worker has a mock and a server of its own: nothing is shared. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  projects: [
    { name: 'waiting', testMatch: waiting },
    { name: 'working', testIgnore: waiting },
  ],
  // Journeys also wait: four keep two cores busy.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  // A busy machine is slow, not wrong: axe alone takes many seconds there.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 10_000,
    launchOptions: provideTestBrowser(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Prague',
    contextOptions: { reducedMotion: 'reduce' },
  },
});
