import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { page, userEvent, type Locator } from 'vitest/browser';
import { PartsPage } from '../parts/PartsPage.tsx';
import { setScheme } from './kit/axe.ts';
import { loadCharts } from '../src/features/dashboard/loadCharts.ts';
import type { Role } from './kit/access.ts';
import { now, openConsole } from './kit/console.tsx';
import { setTime } from './kit/timers.ts';
import { expectSettled } from './kit/screen.ts';

/*
 * Compares the console with the pictures in __screenshots__. `pnpm --filter @dropcatch/console test look -u` takes new
 * pictures. Look at each of them before you commit.
 */

describe('the shared parts', () => {
  test.for(['light', 'dark'] as const)('%s', async (scheme) => {
    await page.viewport(1100, 2200);
    onTestFinished(() => page.viewport(1280, 800));
    setTime(now);
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

/** Parts that are masked in a picture. The board's list changes: it reads one account after the other. */
const masked: Readonly<Record<string, Locator[]>> = {
  board: [page.getByRole('list', { name: 'This window' })],
};

describe('the main screens', () => {
  // Charts show a placeholder until their code has loaded.
  beforeAll(async () => void (await loadCharts()));

  test.for(screens)('%s', async ([name, url, as, width]) => {
    await page.viewport(width, 900);
    // A pointer that the last test left over a chart would open its tooltip.
    await userEvent.hover(page.elementLocator(document.body), { position: { x: 0, y: 0 } });
    // The page gets its new width in the next frame.
    await new Promise(requestAnimationFrame);
    onTestFinished(() => page.viewport(1280, 800));
    // Limits the picture to the window.
    document.body.style.cssText = 'height: 100vh; overflow: hidden';
    onTestFinished(() => document.body.removeAttribute('style'));
    await openConsole(url, { as });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The next drop window comes after the first paint.
    await expect
      .element(page.getByRole('banner').getByRole('link', { name: /opens at|open until/ }))
      .toBeVisible();
    await document.fonts.ready;
    await expect
      .poll(() => document.querySelectorAll('#content [aria-busy="true"]').length)
      .toBe(0);
    await expectSettled();
    // No placeholder of a figure or a chart is left.
    await expect.poll(() => document.querySelectorAll('#content .delayed').length).toBe(0);
    for (const scheme of ['light', 'dark'] as const) {
      await setScheme(scheme);
      await expect(page.elementLocator(document.body)).toMatchScreenshot(`${name}-${scheme}`, {
        screenshotOptions: { mask: masked[name] ?? [] },
      });
    }
    await setScheme('light');
  });
});
