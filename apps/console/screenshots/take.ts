import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { chromium } from 'playwright';
import { provideBrowser } from '@dropcatch/tooling/browser';
import { openStage } from '../e2e/kit/stage.ts';

/** The pictures of the documentation: the file's name, who looks, where, and at what width in pixels. */
const pictures = [
  { name: 'catalogue', as: 'user', url: '/domains', scheme: 'light', width: 1280 },
  { name: 'orders', as: 'admin', url: '/orders', scheme: 'light', width: 1280 },
  { name: 'drop-board', as: 'admin', url: '/drops', scheme: 'dark', width: 1280 },
  { name: 'phone', as: 'user', url: '/domains', scheme: 'light', width: 375 },
] as const;

/** Ten minutes before the .info window, and how long the service then runs: until shortly before its end. */
const start = '2026-11-20T09:50:00Z';
const minutes = 37;
const rowsAreThere = 'table[aria-busy="false"] tbody td';

// Takes them anew from the production build and the seeded mock: `pnpm --filter @dropcatch/console screenshots`.
const stage = await openStage({
  seed: 1,
  rows: 20_000,
  now: start,
  frozen: false,
  scenarios: ['drop-day'],
});
for (let minute = 0; minute < minutes; minute += 1) stage.mock.clock.advance(60_000);
const browser = await chromium.launch(provideBrowser());
try {
  for (const { name, as, url, scheme, width } of pictures) {
    const page = await browser.newPage({
      baseURL: stage.url,
      viewport: { width, height: 800 },
      colorScheme: scheme,
      locale: 'en-GB',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    });
    // Both clocks run: calls are throttled by the page's.
    await page.clock.install({ time: stage.mock.clock.now() });
    const { access_token, refresh_token, user } = await stage.mock.signIn(`${as}@dropcatch.test`);
    await page.addInitScript(
      (items) => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value)),
      { access_token, refresh_token, user: JSON.stringify(user) },
    );
    await page.goto(url);
    await page.locator(rowsAreThere).first().waitFor();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main .skeleton')).toHaveCount(0, { timeout: 90_000 });
    await page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, import.meta.url)) });
    await page.close();
  }
} finally {
  await browser.close();
  await stage.close();
}
