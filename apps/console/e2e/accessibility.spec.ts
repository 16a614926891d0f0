import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { roles } from '../test/kit/access.ts';
import { expect, openAs, test } from './kit/console.ts';
import { expectNoOverflow, narrow, openScreen, screens } from './kit/screens.ts';

/** What axe finds fault with, one line for each; of all rules where none is named. */
async function violations(page: Page, ...rules: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // What is well needs no description, and without frames no page of its own to gather it: half the time.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
  const { violations: found } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** The hints in fields that have no room for all of them. */
function cutHints(page: Page): Promise<string[]> {
  return page.getByPlaceholder(/./).evaluateAll((fields) => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('text cannot be measured');
    return fields
      .filter((field) => field instanceof HTMLInputElement && field.clientWidth > 0)
      .filter((field) => {
        const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } =
          getComputedStyle(field);
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return pen.measureText(field.getAttribute('placeholder') ?? '').width > room;
      })
      .map((field) => field.getAttribute('placeholder') ?? '');
  });
}

/**
 * Every rule in light; in dark the rule about contrast, since nothing but colours differs there. Then the width of a
 * phone. What is found is told, and the test goes on with what it looks at next.
 */
async function expectFit(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html[data-mantine-color-scheme="light"]')).toBeVisible();
  expect.soft(await violations(page), `${what}, light`).toEqual([]);
  expect.soft(await cutHints(page), `${what}, hints that are cut`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html[data-mantine-color-scheme="dark"]')).toBeVisible();
  expect.soft(await violations(page, 'color-contrast'), `${what}, dark`).toEqual([]);
  await page.setViewportSize(narrow);
  await expectNoOverflow(page);
}

// One page for all screens of a role: a context for each of them would cost as much as what is looked at.
for (const role of roles) {
  const found = screens.filter((screen) => (screen.scanned ?? screen.roles).includes(role));
  test(`axe finds nothing, and 375 px are enough: ${role}`, async ({ page, mock, viewport }) => {
    test.setTimeout(found.length * 20_000);
    for (const screen of found) {
      await test.step(screen.name, async () => {
        await page.setViewportSize(viewport ?? narrow);
        await openScreen(page, mock, role, screen);
        await expectFit(page, screen.name);
      });
    }
  });
}

test('axe finds nothing, and 375 px are enough: signed out', async ({ page, viewport }) => {
  for (const url of ['/login', '/forgot-password']) {
    await page.setViewportSize(viewport ?? narrow);
    await page.goto(url);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectFit(page, url);
  }
});

test('nothing of a list is read but its table', async ({ page, mock }) => {
  await openAs(page, mock, 'user', '/orders');
  await expect(page.getByRole('cell').first()).toBeVisible();
  const read = await page.getByRole('region', { name: 'Orders' }).ariaSnapshot();
  expect(read.split('\n')[1]?.trim()).toBe('- table "Orders":');
});

test('in forced colours, chosen controls still show', async ({ page, mock }) => {
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
