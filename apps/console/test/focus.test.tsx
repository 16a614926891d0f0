import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openConsole } from './kit/console.tsx';
import { button, dialog } from './kit/screen.ts';

const bar = page.getByRole('region', { name: 'Selection' });
const focusedText = () => document.activeElement?.textContent;

/** Whether the focused element is fully in view and not covered. */
function focusIsInView(): boolean {
  const focused = document.activeElement;
  if (!focused) return false;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const shown = (y: number) => {
    const there = document.elementFromPoint((left + right) / 2, y);
    return there !== null && (focused.contains(there) || there.contains(focused));
  };
  return shown(top + 2) && shown(bottom - 2);
}

describe('the focus is not lost', () => {
  test('at the last page or the first', async () => {
    await openConsole('/orders', { as: 'user' });
    const pages = page.getByRole('navigation', { name: 'Pagination' });
    const pageButton = (number: number) =>
      pages.getByRole('button', { name: `Page ${number}`, exact: true });
    await expect.element(pages).toBeVisible();
    const last = Number(/of (\d+)/.exec(pages.element().textContent)?.[1]);
    for (let number = 2; number <= last; number += 1) {
      await pages.getByRole('button', { name: 'Next' }).click();
      await expect.element(pageButton(number)).toHaveAttribute('aria-current', 'page');
    }
    await expect.element(pageButton(last)).toHaveFocus();
    for (let number = last - 1; number >= 1; number -= 1) {
      await pages.getByRole('button', { name: 'Previous' }).click();
      await expect.element(pageButton(number)).toHaveAttribute('aria-current', 'page');
    }
    await expect.element(pageButton(1)).toHaveFocus();
  });

  test('if the next page of cards starts far away from the button', async () => {
    await page.viewport(375, 800);
    onTestFinished(() => page.viewport(1280, 800));
    await openConsole('/orders', { as: 'user' });
    await page.getByRole('button', { name: 'Next' }).click();
    await expect
      .element(page.getByRole('button', { name: 'Page 2' }))
      .toHaveAttribute('aria-current');
    await expect.element(page.getByRole('region', { name: 'Orders', exact: true })).toHaveFocus();
  });

  test('when the next page of stored records loads', async () => {
    await openConsole('/data-sources/1/browse', { as: 'admin' });
    await button('Next').click();
    await expect.element(page.getByText('Page 2', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^Showing 50 of/)).toBeVisible();
    await expect.element(button('Next')).toHaveFocus();
  });

  test('with a deleted row: the row in its place gets it', async () => {
    await openConsole('/news', { as: 'admin' });
    const titles = page.getByRole('row').getByRole('link');
    await expect.element(titles.nth(2)).toBeVisible();
    const next = titles.nth(3).element().textContent;
    await page
      .getByRole('button', { name: /^Actions for/ })
      .nth(2)
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: /^Delete/ }).click();
    await expect.element(titles.nth(2)).toHaveTextContent(next);
    await expect.poll(focusedText).toContain(next);
  });

  test('with the only row of a list: its replacement gets it', async () => {
    await openConsole('/users?search=tokafor', { as: 'admin' });
    await page.getByRole('button', { name: 'Actions for tokafor' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete User' }).click();
    await expect.element(page.getByText('No users match these filters')).toBeVisible();
    await expect.poll(focusedText).toContain('No users match these filters');
    expect(document.activeElement).not.toBe(document.body);
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Clear Filters' }).last()).toHaveFocus();
  });

  test('with the button that clears the filters', async () => {
    await openConsole('/domains?search=no-such-name', { as: 'user' });
    const list = page.getByRole('region', { name: 'Domains', exact: true });
    await expect.element(page.getByText('No domains match these filters')).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).last().click();
    await expect.element(list).toHaveFocus();
  });

  test('with the buttons in the line of the filters that clear them', async () => {
    await openConsole('/orders?state=FAILED', { as: 'user' });
    const status = page.getByRole('combobox', { name: 'Status' });
    await page.getByRole('button', { name: 'Clear Status' }).click();
    await expect.element(status).toHaveValue('');
    await expect.element(status).toHaveFocus();
    await userEvent.selectOptions(status, 'NEW');
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect.element(status).toHaveValue('');
    await expect.element(page.getByRole('region', { name: 'Orders', exact: true })).toHaveFocus();
  });

  test('with the button that clears the filters of a phone’s sheet', async () => {
    await page.viewport(375, 800);
    onTestFinished(() => page.viewport(1280, 800));
    const { go } = await openConsole('/payments', { as: 'user' });
    await expect.element(page.getByText('This page is under construction.')).toBeVisible();
    go('/orders?state=FAILED');
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    await dialog.getByRole('button', { name: 'Clear Filters' }).click();
    await expect
      .element(dialog.getByRole('button', { name: 'Filters', exact: true }))
      .toHaveFocus();
  });

  test('with the selection bar', async () => {
    await openConsole('/domains?per_page=25', { as: 'user' });
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .click();
    await expect.element(bar.getByText('1 selected')).toHaveAttribute('aria-live', 'polite');
    await bar.getByRole('button', { name: 'Clear selection' }).click();
    await expect.element(bar).not.toBeInTheDocument();
    await expect.element(page.getByRole('row').nth(1)).toHaveFocus();
  });
});

describe('the focused element is in view', () => {
  test.for([
    [1280, 800],
    [640, 600],
    [320, 256],
  ] as const)('beside the selection bar, at %d × %d', async ([width, height]) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    await openConsole('/domains?per_page=25', { as: 'user' });
    const first = page.getByRole('checkbox', { name: /^Select (?!all)/ }).first();
    await expect.element(first).toBeInTheDocument();
    (first.element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(bar).toBeInTheDocument();
    for (let stop = 0; stop < 24; stop += 1) {
      await userEvent.tab();
      await expect.poll(focusIsInView, { message: focusedText() ?? '' }).toBe(true);
    }
  });

  test.for([
    [1280, 800, 'stay in view'],
    [375, 600, 'stay in view'],
    [320, 256, 'stay in view'],
    [320, 220, 'scroll with the fields'],
  ] as const)('in a long form at %d × %d, whose buttons %s', async ([width, height, buttons]) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    await openConsole('/epp-accounts/1/settings', { as: 'admin' });
    const save = button('Save Settings');
    if (buttons === 'stay in view') await expect.element(save).toBeInViewport({ ratio: 1 });
    else await expect.element(save).not.toBeInViewport({ ratio: 1 });
    let stops = 0;
    while (document.activeElement !== save.element() && stops < 99) {
      await userEvent.tab();
      await expect.poll(focusIsInView, { message: focusedText() ?? '' }).toBe(true);
      stops += 1;
    }
    expect(stops).toBeGreaterThan(30);
  });

  test('when the first selected row opens the selection bar', async () => {
    await openConsole('/domains?per_page=25', { as: 'user' });
    const rows = page.getByRole('checkbox', { name: /^Select (?!all)/ });
    await expect.element(rows.nth(24)).toBeInTheDocument();
    const lowest = rows.elements().findLast((row) => {
      const { bottom } = row.getBoundingClientRect();
      return bottom < window.innerHeight;
    });
    (lowest as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(bar).toBeInTheDocument();
    await expect.poll(focusIsInView).toBe(true);
  });

  test('in the head of a table whose rows are cards', async () => {
    await page.viewport(375, 800);
    onTestFinished(() => page.viewport(1280, 800));
    await openConsole('/domains?per_page=25', { as: 'user' });
    const all = page.getByRole('checkbox', { name: 'Select all shown' });
    await expect.element(all).toBeInTheDocument();
    (all.element() as HTMLElement).focus();
    for (const name of ['Domain', 'Chars', 'Drop Date', 'Price']) {
      await expect.poll(focusIsInView).toBe(true);
      await userEvent.tab();
      await expect.element(page.getByRole('button', { name, exact: true })).toHaveFocus();
    }
    await expect.poll(focusIsInView).toBe(true);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  });

  test('on the button that shows a password', async () => {
    await openConsole('/login');
    await page.getByRole('textbox', { name: 'Password' }).fill('secret');
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Show what is typed' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByLabelText('Password', { exact: true }))
      .toHaveAttribute('type', 'text');
  });
});
