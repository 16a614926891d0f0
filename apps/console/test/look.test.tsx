import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { PartsPage } from '../parts/PartsPage.tsx';
import { setScheme } from './kit/axe.ts';
import { now } from './kit/console.tsx';

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
