import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';
import { roles } from '../test/kit/access.ts';
import { axeScope } from '../test/kit/axeScope.ts';
import { expect, openAs, test } from './kit/console.ts';
import { expectNoOverflow, narrow, openScreen, screens } from './kit/screens.ts';

/**
 * Returns one line for each axe violation. Checks every rule unless `rules` names some. The page has loaded axe, once for
 * several scans: that takes longer than a scan.
 */
async function violations(page: Page, rules: readonly string[]): Promise<string[]> {
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules.length > 0 && { runOnly: [...rules] }),
  };
  const { violations: found } = await page.evaluate(
    ([scope, runOptions]) => {
      const loaded: typeof axe = Reflect.get(window, 'axe');
      return loaded.run(scope, runOptions);
    },
    [axeScope, options] as const,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** The placeholders that are too long for their fields. */
function cutPlaceholders(page: Page): Promise<string[]> {
  return page.getByPlaceholder(/./).evaluateAll((fields) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('text cannot be measured');
    return fields
      .filter((field) => field instanceof HTMLInputElement && field.clientWidth > 0)
      .filter((field) => {
        const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } =
          getComputedStyle(field);
        context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return context.measureText(field.getAttribute('placeholder') ?? '').width > room;
      })
      .map((field) => field.getAttribute('placeholder') ?? '');
  });
}

const wide = { width: 1440, height: 900 };

/** The rules that look at colours. In the dark scheme, nothing else differs. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Checks the axe rules in both colour schemes, in a wide window and on a phone. A failure does not end the test: it goes
 * on with the next screen.
 */
async function expectAccessible(page: Page, what: string): Promise<void> {
  const scan = async (colorScheme: 'light' | 'dark', rules: readonly string[] = []) => {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`)).toBeVisible();
    const { width } = page.viewportSize() ?? wide;
    expect.soft(await violations(page, rules), `${what}, ${colorScheme}, ${width}`).toEqual([]);
  };
  await scan('light');
  expect.soft(await cutPlaceholders(page), `${what}, cut placeholders`).toEqual([]);
  await scan('dark', colourRules);
  await page.setViewportSize(narrow);
  await expectNoOverflow(page);
  await scan('dark', colourRules);
  await scan('light');
}

// One page for all screens of a role: to load the console and axe for each would take as long as the checks.
for (const role of roles) {
  const found = screens.filter((screen) => (screen.scanned ?? screen.roles).includes(role));
  test(`${role}: all screens pass axe and fit 375 px`, async ({ page, mock }) => {
    test.setTimeout(found.length * 20_000);
    await openAs(page, mock, role, '/payments');
    await page.evaluate(axe.source);
    for (const screen of found) {
      await test.step(screen.name, async () => {
        await page.setViewportSize(wide);
        await openScreen(page, screen);
        await expectAccessible(page, screen.name);
      });
    }
  });
}

test('signed out: all screens pass axe and fit 375 px', async ({ page }) => {
  for (const url of ['/login', '/forgot-password']) {
    await page.setViewportSize(wide);
    await page.goto(url);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.evaluate(axe.source);
    await expectAccessible(page, url);
  }
});

test('a list exposes only its table to screen readers', async ({ page, mock }) => {
  await openAs(page, mock, 'user', '/orders');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const read = await page.getByRole('region', { name: 'Orders' }).ariaSnapshot();
  expect(read.split('\n')[1]?.trim()).toBe('- table "Orders":');
});

test('checked and focused controls show in forced colours', async ({ page, mock }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAs(page, mock, 'user', '/settings');
  const shortcuts = page.getByRole('checkbox', { name: 'Single-key shortcuts' });
  await expect(shortcuts).toBeChecked();
  const background = (target: Locator) =>
    target.evaluate((element) => getComputedStyle(element).backgroundColor);
  const checked = await background(shortcuts);
  await shortcuts.uncheck();
  await expect.poll(() => background(shortcuts)).not.toBe(checked);
  await page.getByRole('combobox', { name: 'Appearance' }).focus();
  await expect(page.getByRole('combobox', { name: 'Appearance' })).toHaveCSS(
    'outline-style',
    'solid',
  );
});
