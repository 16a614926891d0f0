import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { recordAnnouncements } from './kit/announcements.ts';
import { openConsole } from './kit/console.tsx';
import { dialog, heading, row } from './kit/screen.ts';

/*
 * What a reader says of rows, controls and pages.
 */

const table = page.getByRole('table').first();

describe('rows', () => {
  test.for([
    ['/domains', /^[a-z0-9-]+(\.[a-z]+)+/],
    ['/orders', /^#\d+ [a-z0-9-]+(\.[a-z]+)+/],
    ['/users', /^\w+/],
    ['/epp-logs', /^.+ details of entry \d+ [a-z]+/],
  ] as const)('of %s have their name and a row header', async ([url, name]) => {
    await openConsole(url, { as: 'admin' });
    const rows = table.getByRole('rowheader');
    await expect.element(rows.first()).toBeVisible();
    await userEvent.keyboard('j');
    await expect.element(table.getByRole('row').nth(1)).toHaveFocus();
    await expect.element(table.getByRole('row').nth(1)).toHaveAccessibleName(name);
    expect(rows.elements().length).toBe(document.querySelectorAll('tr[data-row]').length);
  });

  test('say their columns on a phone, which leaves some of them out', async () => {
    await page.viewport(375, 800);
    try {
      await openConsole('/orders', { as: 'admin' });
      await expect.element(page.getByRole('rowheader').first()).toBeVisible();
      const heads = [...document.querySelectorAll('thead th')].map((head) => head.textContent);
      const cells = document.querySelectorAll('tbody tr:first-child > *');
      const said = [...cells].map((cell) => heads[Number(cell.getAttribute('aria-colindex')) - 1]);
      expect(said).toEqual(heads);
    } finally {
      await page.viewport(1280, 800);
    }
  });
});

describe('a selection', () => {
  test('leads to its actions by one key, which is announced once and is in the help', async () => {
    await openConsole('/orders', { as: 'admin' });
    await expect.element(row(/#\d+/).first()).toBeVisible();
    const said = recordAnnouncements(document.body);
    await userEvent.keyboard('a');
    expect(document.activeElement?.closest('section')).toBeNull();
    await userEvent.keyboard('jxjx');
    await expect.poll(said).toContain('2 selected');
    expect(said().filter((text) => /Press a/.test(text))).toEqual(['Press a for the actions']);
    await userEvent.keyboard('a');
    await expect.element(page.getByRole('button', { name: 'Approve' }).first()).toHaveFocus();
    await userEvent.keyboard('?');
    await expect.element(dialog.getByText('Go to the actions for the selected rows')).toBeVisible();
  });
});

describe('a list', () => {
  test('says how it is sorted, in words and in its heads', async () => {
    await openConsole('/domains', { as: 'user' });
    const price = page.getByRole('columnheader', { name: 'Price' });
    await expect.element(price).toHaveAttribute('aria-sort', 'none');
    await expect.element(row(/\.\w+/).nth(1)).toBeVisible();
    const said = recordAnnouncements(document.body);
    await price.getByRole('button').click();
    await expect.element(price).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(said).toContain('Sorted by Price, ascending');
    await expect
      .element(page.getByRole('columnheader', { name: 'Actions' }))
      .not.toHaveAttribute('aria-sort');
  });

  test('is silent while a dialog covers it', async () => {
    await openConsole('/orders?state=NEW', { as: 'admin' });
    await expect.element(row(/#\d+/).first()).toBeVisible();
    await userEvent.keyboard('jxjx');
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    const said = recordAnnouncements(document.body);
    await dialog.getByRole('button', { name: /^Approve \(/ }).click();
    await expect.element(dialog.getByRole('button', { name: 'Close' }).last()).toHaveFocus();
    await expect.poll(said).toContain('2 done');
    expect(said().filter((text) => /result|selected/.test(text))).toEqual([]);
  });
});

describe('the title of the tab', () => {
  test.for([
    ['/orders/1850', 'Order Details: #1850 · Orders Management · DropCatch'],
    ['/users/2', / · User Management · DropCatch$/],
    ['/epp-categories/new', / · EPP Registrar Categories · DropCatch$/],
  ] as const)('of %s names the record', async ([url, title]) => {
    await openConsole(url, { as: 'admin' });
    await expect.element(page.getByRole('dialog', { name: /./ })).toBeVisible();
    await expect
      .poll(() => document.title)
      .toMatch(title instanceof RegExp ? title : new RegExp(`^${title}$`));
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.title.split(' · ').length).toBe(2);
  });

  test('stays for a question, which has no address', async () => {
    await openConsole('/orders?state=PAID_WAITING_CATCH', { as: 'admin' });
    await expect.element(heading).toBeVisible();
    await page
      .getByRole('button', { name: /^Actions for order/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Restart' }).click();
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(document.title).toBe('Orders Management · DropCatch');
  });
});

test.for(['/', '/domains', '/orders', '/drops', '/epp-logs', '/sources', '/epp-accounts'])(
  'no control of %s says its name twice',
  async (url) => {
    await openConsole(url, { as: 'admin' });
    await expect.element(heading).toBeVisible();
    await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
    const repeating = [...document.querySelectorAll('button[title], a[title]')].filter(
      (control) => control.getAttribute('aria-label') === control.getAttribute('title'),
    );
    expect(repeating.map((control) => control.outerHTML)).toEqual([]);
  },
);

test('the next entry of the EPP log is announced, with its number and outcome', async () => {
  await openConsole('/epp-logs', { as: 'admin' });
  await page
    .getByRole('link', { name: /details of entry/ })
    .first()
    .click();
  const older = dialog.getByRole('button', { name: 'Older entry' });
  await expect.element(older).toBeEnabled();
  const said = recordAnnouncements(document.body);
  await older.click();
  await expect
    .poll(said)
    .toContainEqual(expect.stringMatching(/^Entry \d+: .+, (Success|Failed), \d{4}$/));
  await expect.element(older).toHaveFocus();
});

test('a refused sign-in is announced once, and belongs to both fields', async () => {
  await openConsole('/login');
  await page.getByLabelText('Email').fill('user@dropcatch.test');
  const password = page.getByLabelText('Password', { exact: true });
  await password.fill('wrong');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(1);
  for (const field of [page.getByLabelText('Email'), password]) {
    await expect.element(field).toHaveAccessibleDescription('Invalid email or password');
  }
});

test('the menu has no headings before that of the screen', async () => {
  await openConsole('/profile', { as: 'admin' });
  await expect.element(heading).toBeVisible();
  expect(document.querySelector('h1, h2, h3')?.tagName).toBe('H1');
  await expect.element(page.getByRole('list', { name: 'Administration' })).toBeVisible();
});

test('the links of the dashboard say what their numbers count', async () => {
  await openConsole('/', { as: 'admin' });
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  await expect.element(page.getByRole('link', { name: /^Orders to approve \d+$/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Success \d+$/ })).toBeVisible();
  const bare = page.getByRole('main').getByRole('link', { name: /^[\d.,$%]+/ });
  expect(bare.elements()).toEqual([]);
});
