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
import {
  type StaffAction,
  staffActions,
  type WaitFor,
  withRecordsToDelete,
} from './kit/staffActions.ts';

/** Screens that the test only opens, with the first details where there are some. */
const viewed = ['EPP Accounts', 'EPP Logs', 'EPP Tools', 'Audit Logs', 'Data Sources', 'Dashboard'];

/** An element could not be loaded, or the session has ended. */
class Unreachable extends Error {}

/** How long to wait for an element before checking what shows instead, in milliseconds. */
const shortTimeout = 2000;
const ignore = () => undefined;

const toasts = (page: Page) => page.locator('.mantine-Notification-root');

/** The error messages on the screen, other than toasts. */
const alerts = (page: Page) =>
  page.locator('[role="alert"]:not(.mantine-Notification-root)').filter({ visible: true });

/** Waits for an element. Clicks Try again, up to four times, if it could not be loaded. */
const waitWithRetry =
  (page: Page): WaitFor =>
  async (target) => {
    for (let tries = 0; tries < 4; tries += 1) {
      await target.first().waitFor({ timeout: shortTimeout, state: 'attached' }).catch(ignore);
      if ((await target.count()) > 0) return target;
      if (await signInButton(page).isVisible()) break;
      const again = page.getByRole('button', { name: 'Try again' }).last();
      if (await again.isVisible()) await again.click({ timeout: shortTimeout }).catch(ignore);
    }
    throw new Unreachable();
  };

/** Double-clicks the button of an action. Returns how many times the console reports it done. */
async function attempt(page: Page, action: StaffAction): Promise<number> {
  await action.prepare(page, waitWithRetry(page));
  await toasts(page).evaluateAll((shown) => {
    for (const toast of shown) toast.querySelector('button')?.click();
  });
  await expect(toasts(page)).toHaveCount(0);
  await dialog(page)
    .getByRole('button', { name: action.button, exact: true })
    .dblclick({ noWaitAfter: true });
  const done = page.getByText(action.done);
  await expect(done.or(toasts(page)).or(alerts(page)).or(signInButton(page)).first()).toBeVisible();
  // The first message may be about something else, such as the list behind the dialog.
  await expect(dialog(page).locator('[data-loading]')).toHaveCount(0);
  await expect(dialog(page).getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0);
  // A run whose session has ended is told over the sign-in, and again when its last call is answered.
  await expect(page.getByText(/ under way/)).toHaveCount(0);
  const text = (await done.count()) > 0 ? await done.first().textContent() : null;
  return text === null ? 0 : Number(action.done.exec(text)?.[1] ?? 1);
}

/** Closes all dialogs and discards their input. */
async function closeDialogs(page: Page): Promise<void> {
  const discard = page.getByRole('button', { name: 'Discard' });
  await expect(async () => {
    if (await discard.isVisible()) await discard.click({ timeout: shortTimeout });
    else if ((await dialog(page).count()) > 0) await page.keyboard.press('Escape');
    expect(await dialog(page).count()).toBe(0);
  }).toPass({ timeout: 10_000 });
}

// About twenty steps: on a busy machine they take longer than any other test.
test.describe.configure({ timeout: 180_000 });

for (const seed of seeds) {
  test(`chaos with seed ${seed}: staff actions happen once, as the console reports`, async ({
    page,
    mock,
    problems,
  }) => {
    problems.allow(...failedCalls);
    const asked = followCalls(page);
    withRecordsToDelete(mock);
    await openAs(page, mock, 'admin', '/payments');
    await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
    const before = staffActions.map((action) => action.count(mock));
    planFaults(mock, seed);

    const reports: (number | undefined)[] = [];
    for (const [at, action] of staffActions.entries()) {
      await visit(page, mock, 'admin', seed + at, action.screen);
      reports[at] = await attempt(page, action).catch(async (error: unknown) => {
        // The session may end during a click.
        if (error instanceof Unreachable || (await signInButton(page).isVisible()))
          return undefined;
        throw error;
      });
      await closeDialogs(page);
    }
    for (const [at, name] of viewed.entries()) {
      await visit(page, mock, 'admin', seed + at, name);
      const details = page.getByRole('link', { name: /^Details of / }).first();
      if (await details.isVisible()) {
        await details
          .click({ timeout: 3000 })
          .catch(() => expect(signInButton(page)).toBeVisible());
        await waitWithRetry(page)(dialog(page)).catch(ignore);
      }
      await closeDialogs(page);
    }
    for (const [at, action] of staffActions.entries()) {
      const done = action.count(mock) - (before[at] ?? 0);
      const reported = reports[at] ?? 0;
      expect(done, `${action.name}: lost`).toBeGreaterThanOrEqual(reported);
      const lost = lostResponses(mock, action.operation);
      expect(done, `${action.name}: not reported`).toBeLessThanOrEqual(reported + lost);
      expect(done, `${action.name}: done twice`).toBeLessThanOrEqual(action.times ?? 1);
      // A double click sends one call. It is sent again only after an expired token or a lost connection.
      const sent = mock.requests.filter(
        ({ operation, status, fault }) =>
          operation === action.operation && status !== 401 && fault !== 'reset',
      );
      expect(sent.length, `${action.name}: sent`).toBeLessThanOrEqual(action.times ?? 1);
    }
    expect(reports.filter((times) => times !== undefined).length, 'attempts').toBeGreaterThan(
      staffActions.length / 2,
    );
    expect(asked().length, 'requests').toBeLessThanOrEqual(maxCalls);
  });
}
