import type { Page } from '@playwright/test';
import {
  failedCalls,
  followCalls,
  lostResponses,
  maxCalls,
  planFaults,
  seeds,
  signInButton,
  visit,
} from './kit/chaos.ts';
import { dialog, expect, openAs, test } from './kit/console.ts';

/** Orders the domain in a row of the catalogue. Returns the order number that the console reports, if any. */
async function order(page: Page, at: number): Promise<string | undefined> {
  try {
    return await place(page, at);
  } catch (error) {
    // A background call may end the session at any moment, even during a click.
    if (await signInButton(page).isVisible()) return undefined;
    throw error;
  }
}

/** Orders with a double click. Returns nothing if the order fails or the session ends. */
async function place(page: Page, at: number): Promise<string | undefined> {
  const buttons = page.getByRole('button', { name: /^Order .+\.\w+$/ });
  if ((await buttons.count()) <= at) return undefined;
  const toast = page.locator('.mantine-Notification-root').filter({ hasText: 'Order ID' });
  await expect(toast, 'the last toast is gone').toHaveCount(0);
  await buttons.nth(at).click();
  await expect(dialog(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  if (await signInButton(page).isVisible()) return undefined;
  if ((await dialog(page).getByLabel('EPP Registrar Category').count()) > 0) {
    await dialog(page)
      .getByRole('button', { name: 'Create Order' })
      .dblclick({ noWaitAfter: true });
    const refused = dialog(page).getByRole('alert');
    await expect(toast.or(refused).or(signInButton(page)).first()).toBeVisible();
    const text = (await toast.count()) > 0 ? await toast.textContent() : null;
    if (text) return /Order ID: (\d+)/.exec(text)?.[1];
  }
  if (await signInButton(page).isVisible()) return undefined;
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  return undefined;
}

for (const seed of seeds) {
  test(`chaos with seed ${seed}: a customer's orders match what the console reported`, async ({
    page,
    mock,
    problems,
  }) => {
    // 409: an earlier order of the same name succeeded, but its response was lost.
    problems.allow(...failedCalls, /^409 POST \/api\/domains\/order$/);
    const asked = followCalls(page);
    await openAs(page, mock, 'user', '/payments');
    await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
    const before = new Set(mock.world.store.orders.all().map(({ id }) => id));
    planFaults(mock, seed);

    const reported: string[] = [];
    const expired = () =>
      mock.requests.filter(
        ({ operation, status }) => operation === 'domains/order' && status === 401,
      ).length;
    for (let at = 0; at < 5; at += 1) {
      await visit(page, mock, 'user', seed + at, 'Domains');
      const number = await order(page, at);
      if (number) reported.push(number);
      await visit(page, mock, 'user', seed + at, at % 2 === 0 ? 'Orders' : 'Dashboard');
    }
    // One call for each order, and one more for each expired token.
    const ordered = asked().filter((path) => path === '/api/domains/order').length;
    expect(ordered, 'orders sent').toBeLessThanOrEqual(5 + expired());
    const made = mock.world.store.orders.all().filter(({ id }) => !before.has(id));
    const numbers = made.map(({ id }) => String(id));
    expect(
      reported.filter((number) => !numbers.includes(number)),
      'lost',
    ).toEqual([]);
    expect(new Set(reported).size, 'reported twice').toBe(reported.length);
    expect(new Set(made.map(({ domain }) => domain)).size, 'ordered twice').toBe(made.length);
    // Only an order whose response was lost may exist without a report.
    const lost = lostResponses(mock, 'domains/order');
    expect(made.length - reported.length, 'not reported').toBeLessThanOrEqual(lost);
    expect(asked().length, 'requests').toBeLessThanOrEqual(maxCalls);
  });
}
