import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, roles, test } from './console.ts';
import { openScreen, screens } from './screens.ts';

/** What axe finds, one line for each thing that it finds fault with. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`)).toBeVisible();
    expect(await violations(page), colorScheme).toEqual([]);
  }
}

for (const role of roles) {
  for (const screen of screens.filter((candidate) => candidate.roles.includes(role))) {
    test(`axe finds nothing: ${screen.name}, ${role}`, async ({ page, mock }) => {
      await openScreen(page, mock, role, screen);
      await expectNoViolations(page);
    });
  }
}

for (const url of ['/login', '/forgot-password']) {
  test(`axe finds nothing: ${url}`, async ({ page }) => {
    await page.goto(url);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectNoViolations(page);
  });
}
