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
import { type Deed, deeds, type Reach, withRecordsToDelete } from './kit/deeds.ts';

/** Screens where staff only look, into the details where there are some. */
const looks = ['EPP Accounts', 'EPP Logs', 'EPP Tools', 'Audit Logs', 'Data Sources', 'Dashboard'];

/** What somebody does not come to: it could not be loaded, or the session has ended. */
class OutOfReach extends Error {}

/** How long somebody waits for something before looking what is there instead, in milliseconds. */
const patience = 2000;
const ignored = () => undefined;

const toasts = (page: Page) => page.locator('.mantine-Notification-root');

/** What says on the screen that something went wrong, other than toasts. */
const alerts = (page: Page) =>
  page.locator('[role="alert"]:not(.mantine-Notification-root)').filter({ visible: true });

/** Tries again what could not be loaded, as a person does: a few times. */
const reachOn =
  (page: Page): Reach =>
  async (target) => {
    for (let tries = 0; tries < 4; tries += 1) {
      await target.first().waitFor({ timeout: patience, state: 'attached' }).catch(ignored);
      if ((await target.count()) > 0) return target;
      if (await signIn(page).isVisible()) break;
      const again = page.getByRole('button', { name: 'Try again' }).last();
      if (await again.isVisible()) await again.click({ timeout: patience }).catch(ignored);
    }
    throw new OutOfReach();
  };

/** Does something with an impatient double click. Answers how often the console says that it was done. */
async function attempt(page: Page, deed: Deed): Promise<number> {
  await deed.prepare(page, reachOn(page));
  await toasts(page).evaluateAll((shown) => {
    for (const toast of shown) toast.querySelector('button')?.click();
  });
  await expect(toasts(page)).toHaveCount(0);
  await dialog(page)
    .getByRole('button', { name: deed.button, exact: true })
    .dblclick({ noWaitAfter: true });
  const done = page.getByText(deed.done);
  await expect(done.or(toasts(page)).or(alerts(page)).or(signIn(page)).first()).toBeVisible();
  // What was said first may have been of something else, such as the list below the dialog.
  await expect(dialog(page).locator('[data-loading]')).toHaveCount(0);
  const text = (await done.count()) > 0 ? await done.first().textContent() : null;
  return text === null ? 0 : Number(deed.done.exec(text)?.[1] ?? 1);
}

/** Leaves the dialogs that are there, with or without what was typed. */
async function leave(page: Page): Promise<void> {
  const discard = page.getByRole('button', { name: 'Discard' });
  await expect(async () => {
    if (await discard.isVisible()) await discard.click({ timeout: patience });
    else if ((await dialog(page).count()) > 0) await page.keyboard.press('Escape');
    expect(await dialog(page).count()).toBe(0);
  }).toPass({ timeout: 10_000 });
}

// Some twenty steps in a row: on a busy machine they take longer than any other test.
test.describe.configure({ timeout: 180_000 });

for (const seed of seeds) {
  test(`chaos with seed ${seed}: what staff did is what the console said, once each`, async ({
    page,
    mock,
    problems,
  }) => {
    problems.allow(...trouble);
    const asked = followCalls(page);
    withRecordsToDelete(mock);
    await openAs(page, mock, 'admin', '/payments');
    await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
    const before = deeds.map((deed) => deed.count(mock));
    unleash(mock, seed);

    const told: (number | undefined)[] = [];
    for (const [at, deed] of deeds.entries()) {
      await visit(page, mock, 'admin', seed + at, deed.screen);
      told[at] = await attempt(page, deed).catch(async (error: unknown) => {
        // The session may end under the pointer.
        if (error instanceof OutOfReach || (await signIn(page).isVisible())) return undefined;
        throw error;
      });
      await leave(page);
    }
    for (const [at, name] of looks.entries()) {
      await visit(page, mock, 'admin', seed + at, name);
      const details = page.getByRole('link', { name: /^Details of / }).first();
      if (await details.isVisible()) {
        await details.click({ timeout: 3000 }).catch(() => expect(signIn(page)).toBeVisible());
        await reachOn(page)(dialog(page)).catch(ignored);
      }
      await leave(page);
    }
    for (const [at, deed] of deeds.entries()) {
      const did = deed.count(mock) - (before[at] ?? 0);
      const said = told[at] ?? 0;
      expect(did, `${deed.name}: lost`).toBeGreaterThanOrEqual(said);
      const unsaid = unheardCalls(mock, deed.operation);
      expect(did, `${deed.name}: done unsaid`).toBeLessThanOrEqual(said + unsaid);
      expect(did, `${deed.name}: doubled`).toBeLessThanOrEqual(deed.times ?? 1);
      // Sent once, whatever the clicks: once more only where the token had expired, or the browser lost the connection.
      const sent = mock.requests.filter(
        ({ operation, status, fault }) =>
          operation === deed.operation && status !== 401 && fault !== 'reset',
      );
      expect(sent.length, `${deed.name}: sent`).toBeLessThanOrEqual(deed.times ?? 1);
    }
    expect(told.filter((times) => times !== undefined).length, 'attempts').toBeGreaterThan(
      deeds.length / 2,
    );
    expect(asked().length, 'requests').toBeLessThanOrEqual(mostCalls);
  });
}
