import type { Page } from '@playwright/test';
import {
  followCalls,
  mostCalls,
  seeds,
  signIn,
  trouble,
  unheardCalls,
  unleash,
  visit,
} from './kit/chaos.ts';
import { dialog, expect, openAs, test } from './kit/console.ts';

/** Orders a name of the catalogue; answers the number that the console tells, or nothing. */
async function order(page: Page, at: number): Promise<string | undefined> {
  try {
    return await place(page, at);
  } catch (error) {
    // A call in the background may end the session at any moment, under the pointer too.
    if (await signIn(page).isVisible()) return undefined;
    throw error;
  }
}

/** Orders with an impatient double click, as far as nothing gets in between. */
async function place(page: Page, at: number): Promise<string | undefined> {
  const buttons = page.getByRole('button', { name: /^Order .+\.\w+$/ });
  if ((await buttons.count()) <= at) return undefined;
  const said = page.locator('.mantine-Notification-root').filter({ hasText: 'Order ID' });
  await expect(said, 'the last toast is gone').toHaveCount(0);
  await buttons.nth(at).click();
  await expect(dialog(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  if (await signIn(page).isVisible()) return undefined;
  const category = dialog(page).getByLabel('EPP Registrar Category');
  const ready = (await category.locator('option').count()) > 1;
  // The only category that fits is chosen from the start: choosing it again changes nothing.
  const before = ready && (await category.inputValue());
  if (ready) {
    await category.selectOption({ index: 1 });
    await page.waitForLoadState('networkidle');
    await dialog(page)
      .getByRole('button', { name: 'Create Order' })
      .dblclick({ noWaitAfter: true });
    const refused = dialog(page).getByRole('alert');
    await expect(said.or(refused).or(signIn(page)).first()).toBeVisible();
    const text = (await said.count()) > 0 ? await said.textContent() : null;
    if (text) return /Order ID: (\d+)/.exec(text)?.[1];
  }
  if (await signIn(page).isVisible()) return undefined;
  const changed = ready && (await category.inputValue()) !== before;
  await page.keyboard.press('Escape');
  if (changed) await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page)).toBeHidden();
  return undefined;
}

for (const seed of seeds) {
  test(`chaos with seed ${seed}: a customer's orders are those that the console said`, async ({
    page,
    mock,
    problems,
  }) => {
    // The name was ordered before, by an order whose answer was lost.
    problems.allow(...trouble, /^409 POST \/api\/domains\/order$/);
    const asked = followCalls(page);
    await openAs(page, mock, 'user', '/payments');
    await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
    const before = new Set(mock.world.store.orders.all().map(({ id }) => id));
    unleash(mock, seed);

    const said: string[] = [];
    const expired = () =>
      mock.requests.filter(
        ({ operation, status }) => operation === 'domains/order' && status === 401,
      ).length;
    for (let at = 0; at < 5; at += 1) {
      await visit(page, mock, 'user', seed + at, 'Domains');
      const number = await order(page, at);
      if (number) said.push(number);
      await visit(page, mock, 'user', seed + at, at % 2 === 0 ? 'Orders' : 'Dashboard');
    }
    // One call for an order, sent once more only where the token had expired.
    const ordered = asked().filter((path) => path === '/api/domains/order').length;
    expect(ordered, 'orders sent').toBeLessThanOrEqual(5 + expired());
    const made = mock.world.store.orders.all().filter(({ id }) => !before.has(id));
    const numbers = made.map(({ id }) => String(id));
    expect(
      said.filter((number) => !numbers.includes(number)),
      'lost',
    ).toEqual([]);
    expect(new Set(said).size, 'told twice').toBe(said.length);
    expect(new Set(made.map(({ domain }) => domain)).size, 'doubled').toBe(made.length);
    // An order whose answer was broken on its way is there without having been told; no other is.
    const unsaid = unheardCalls(mock, 'domains/order');
    expect(made.length - said.length, 'made unsaid').toBeLessThanOrEqual(unsaid);
    expect(asked().length, 'requests').toBeLessThanOrEqual(mostCalls);
  });
}
