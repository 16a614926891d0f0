import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { roles } from '../test/kit/access.ts';
import { expect, openAs, test } from './kit/console.ts';
import { expectNoOverflow, narrow, openScreen, screens } from './kit/screens.ts';

/** Returns one line for each axe violation. Checks every rule unless `rules` names some. */
async function violations(page: Page, ...rules: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Half the time: no report of the rules that pass, and no extra page to merge the results of frames.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
  const { violations: found } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
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

/**
 * Checks all axe rules in the light scheme, the contrast in the dark one (only colours differ there), and the width of
 * a phone. A failure does not end the test: it goes on with the next screen.
 */
async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html[data-mantine-color-scheme="light"]')).toBeVisible();
  expect.soft(await violations(page), `${what}, light`).toEqual([]);
  expect.soft(await cutPlaceholders(page), `${what}, cut placeholders`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html[data-mantine-color-scheme="dark"]')).toBeVisible();
  expect.soft(await violations(page, 'color-contrast'), `${what}, dark`).toEqual([]);
  await page.setViewportSize(narrow);
  await expectNoOverflow(page);
}

// One page for all screens of a role: a new context for each would take as long as the checks.
for (const role of roles) {
  const found = screens.filter((screen) => (screen.scanned ?? screen.roles).includes(role));
  test(`${role}: all screens pass axe and fit 375 px`, async ({ page, mock, viewport }) => {
    test.setTimeout(found.length * 20_000);
    for (const screen of found) {
      await test.step(screen.name, async () => {
        await page.setViewportSize(viewport ?? narrow);
        await openScreen(page, mock, role, screen);
        await expectAccessible(page, screen.name);
      });
    }
  });
}

test('signed out: all screens pass axe and fit 375 px', async ({ page, viewport }) => {
  for (const url of ['/login', '/forgot-password']) {
    await page.setViewportSize(viewport ?? narrow);
    await page.goto(url);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectAccessible(page, url);
  }
});

test('a list exposes only its table to screen readers', async ({ page, mock }) => {
  await openAs(page, mock, 'user', '/orders');
  await expect(page.getByRole('cell').first()).toBeVisible();
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
