import { expect, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { runEffects } from './timers.ts';
import { queryClient } from '../../src/core/api/queryClient.ts';

/** The heading of the screen. */
export const heading = page.getByRole('heading', { level: 1 });

/** The open dialog. */
export const dialog = page.getByRole('dialog');

/** A field of the open dialog. */
export const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });

/** A select of the open dialog. */
export const select = (name: string) => dialog.getByRole('combobox', { name, exact: true });

/** A button of the open dialog. */
export const button = (name: string) => dialog.getByRole('button', { name, exact: true });

/** A figure above a list, by its label. Its text is the label, the value and the note below. */
export const figure = (label: string) =>
  page.getByTestId('figure').filter({ hasText: new RegExp(`^${label}`) });

/** A row of a table, by a text in it. */
export function row(text: string | RegExp): Locator {
  return page.getByRole('row').filter({ hasText: text });
}

/** Waits until a table shows a row with a text. */
export async function expectRow(text: string | RegExp): Promise<void> {
  await expect.element(row(text)).toBeVisible();
}

/** Waits until every call of what is on screen is answered. The effects run first: they send calls. */
export async function expectSettled(message?: string): Promise<void> {
  const underWay = () => {
    runEffects();
    return queryClient.isFetching();
  };
  await expect.poll(underWay, { message }).toBe(0);
}

/** Opens the menu of a record's row and chooses an action. */
export async function rowAction(record: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${record}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Signs in through the form, with a seeded account. */
export async function signInAs(role: string): Promise<void> {
  await page.getByLabelText('Email').fill(`${role}@dropcatch.test`);
  await page.getByLabelText('Password', { exact: true }).fill('dropcatch');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect.element(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
}

/** Signs out through the user menu. */
export async function signOut(): Promise<void> {
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect.element(page.getByLabelText('Email')).toBeVisible();
}

/** Waits for a toast with a text. */
export async function expectToast(text: string | RegExp): Promise<void> {
  const shown = () =>
    [...document.querySelectorAll('.mantine-Notification-root')].map(
      ({ textContent }) => textContent,
    );
  const said =
    typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text);
  await expect.poll(shown).toContainEqual(said);
}

/** A filter of a list. Opens the panel that it is in, such as More filters. */
export async function filterField(label: string): Promise<Locator> {
  const filter = page.getByRole('search').getByLabelText(label, { exact: true });
  await expect.element(filter).toBeInTheDocument();
  if (!filter.element().checkVisibility()) {
    const panel = filter.element().closest('[popover]');
    const opener = document.querySelector(`[popovertarget="${panel?.id}"]`);
    if (opener) await page.elementLocator(opener).click();
  }
  return filter;
}

/** Waits until the text of an element contains a part. */
export async function expectHolds(locator: Locator, part: string): Promise<void> {
  await expect.poll(() => locator.query()?.textContent).toContain(part);
}

/** The domains of the table's rows, in order. */
export function domainNames(): string[] {
  return [...document.querySelectorAll('tbody [data-column=domain]')].map(
    (cell) => cell.textContent,
  );
}

/** Hides or shows the tab. */
export function showTab(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** Types letters after a field's text in one task, so that no wait of the test is a pause between them. */
export function typeAtOnce(into: Locator, letters: string): void {
  const input = into.element() as HTMLInputElement;
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  for (const letter of letters) {
    value?.set?.call(input, input.value + letter);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}
