import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { page, type Locator } from 'vitest/browser';
import { PartsPage } from '../parts/PartsPage.tsx';
import { setScheme } from './kit/axe.ts';
import { queryClient } from '../src/core/api/queryClient.ts';
import { loadCharts } from '../src/features/dashboard/lazyCharts.tsx';
import type { Role } from './kit/access.ts';
import { now, openConsole } from './kit/console.tsx';

/*
 * How the console looks, beside the pictures in __screenshots__. `pnpm --filter @dropcatch/console test look -u` takes them
 * anew; look at each of them before you commit.
 */

describe('the shared parts', () => {
  test.for(['light', 'dark'] as const)('%s', async (scheme) => {
    await page.viewport(1100, 2200);
    onTestFinished(() => page.viewport(1280, 800));
    vi.setSystemTime(now);
    onTestFinished(() => cleanup());
    await render(<PartsPage />);
    await setScheme(scheme);
    onTestFinished(() => setScheme('light'));
    await document.fonts.ready;
    await expect(page.getByTestId('parts')).toMatchScreenshot(`parts-${scheme}`);
  });
});

const screens: readonly (readonly [name: string, url: string, role: Role, width: number])[] = [
  ['catalogue', '/domains?per_page=25', 'user', 1440],
  ['orders', '/orders', 'admin', 1440],
  ['order', '/orders/1867', 'admin', 1440],
  ['dashboard', '/', 'admin', 1440],
  ['board', '/drops', 'admin', 1440],
  ['accounts', '/epp-accounts', 'admin', 1280],
  ['catalogue-phone', '/domains?per_page=25', 'user', 375],
  ['orders-phone', '/orders', 'user', 375],
];

/** What is drawn over before a picture is taken: the board reads the catch of one account after the other. */
const unsettled: Readonly<Record<string, Locator[]>> = {
  board: [page.getByRole('list', { name: 'EPP accounts' })],
};

describe('the main screens', () => {
  // A chart has its place until its code is there.
  beforeAll(async () => void (await loadCharts()));

  test.for(screens)('%s', async ([name, url, as, width]) => {
    await page.viewport(width, 900);
    // The page hears of its new width in the next frame.
    await new Promise(requestAnimationFrame);
    onTestFinished(() => page.viewport(1280, 800));
    // Of the page, what is in the window.
    document.body.style.cssText = 'height: 100vh; overflow: hidden';
    onTestFinished(() => document.body.removeAttribute('style'));
    await openConsole(url, { as });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await document.fonts.ready;
    await expect
      .poll(() => document.querySelectorAll('#content [aria-busy="true"]').length)
      .toBe(0);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    // What stands for a figure or a chart that is on its way is gone.
    await expect.poll(() => document.querySelectorAll('#content .shows-late').length).toBe(0);
    for (const scheme of ['light', 'dark'] as const) {
      await setScheme(scheme);
      await expect(page.elementLocator(document.body)).toMatchScreenshot(`${name}-${scheme}`, {
        screenshotOptions: { mask: unsettled[name] ?? [] },
      });
    }
    await setScheme('light');
  });
});
