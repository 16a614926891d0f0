import { describe, expect, test, onTestFinished } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { openConsole } from './kit/console.tsx';
import { recordAnnouncements } from './kit/announcements.ts';
import { heading } from './kit/screen.ts';

const firstRow = page.getByRole('row').nth(1);

describe('shortcuts', () => {
  test('j and k go through the rows, o opens the order, and the focus returns', async () => {
    const { address } = await openConsole('/orders', { as: 'user' });
    await expect.element(firstRow.getByRole('link', { name: /^#/ })).toBeVisible();
    await userEvent.keyboard('jjk');
    await expect.element(firstRow).toHaveFocus();
    await userEvent.keyboard('o');
    await expect.poll(address).toMatch(/^\/orders\/\d+$/);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(address).toBe('/orders');
    await expect.element(firstRow).toHaveFocus();
  });

  /** The keys that j and Ctrl+K are on a layout, as the browser reports them. */
  const layouts = {
    Latin: ['j', 'KeyJ', 'k', 'KeyK'],
    'Caps Lock': ['J', 'KeyJ', 'K', 'KeyK'],
    Cyrillic: ['о', 'KeyJ', 'л', 'KeyK'],
    Greek: ['ξ', 'KeyJ', 'κ', 'KeyK'],
    Hebrew: ['ח', 'KeyJ', 'ל', 'KeyK'],
    Czech: ['j', 'KeyJ', 'k', 'KeyK'],
    AZERTY: ['j', 'KeyJ', 'k', 'KeyK'],
    Dvorak: ['j', 'KeyC', 'k', 'KeyV'],
  } as const;
  const ctrl = 2;
  const ctrlAlt = 3;

  async function press(key: string, code: string, modifiers = 0): Promise<void> {
    const event = { key, code, modifiers, windowsVirtualKeyCode: code.charCodeAt(3) };
    await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  }

  test.for(Object.entries(layouts))(
    'work on a keyboard with the layout %s',
    async ([, [j, jCode, k, kCode]]) => {
      await openConsole('/orders', { as: 'user' });
      await expect.element(firstRow.getByRole('link', { name: /^#/ })).toBeVisible();
      await press(j, jCode);
      await expect.element(firstRow).toHaveFocus();
      const palette = page.getByRole('dialog');
      // AltGr, as Windows reports it, types a character.
      await press(k, kCode, ctrlAlt);
      await press(k, kCode, ctrl);
      await expect.element(palette).toBeVisible();
    },
  );

  test('Shift and AltGr type / and ? on many layouts, and commas are no shortcut on Dvorak', async () => {
    await openConsole('/orders', { as: 'user' });
    await expect.element(firstRow.getByRole('link', { name: /^#/ })).toBeVisible();
    await press('j', 'KeyC');
    await press(',', 'KeyW');
    await expect.element(firstRow).toHaveFocus();
    await press('/', 'Digit7', 8);
    await expect.element(page.getByLabelText('Domain Search')).toHaveFocus();
  });

  test('j starts at the first row in view after scrolling', async () => {
    await openConsole('/orders', { as: 'admin' });
    await expect.element(firstRow.getByRole('link', { name: /^#/ })).toBeVisible();
    // A window that is shorter than the list.
    await page.viewport(1280, 400);
    onTestFinished(() => page.viewport(1280, 800));
    const sixthRow = page.getByRole('row').nth(6);
    const { height } = sixthRow.element().getBoundingClientRect();
    const head = page.getByRole('columnheader', { name: 'Domain' }).element();
    const bar = 44;
    // The head sticks to the bar and covers half of the fifth row.
    window.scrollTo(0, head.getBoundingClientRect().top - bar + 4.5 * height);
    await userEvent.keyboard('j');
    await expect.element(sixthRow).toHaveFocus();
  });

  test('a row with the keyboard focus shows the exact time and keeps its height', async () => {
    await openConsole('/orders', { as: 'user' });
    await expect.element(firstRow.getByText(/ ago$/)).toBeVisible();
    const time = firstRow.element().querySelector('time');
    if (!time) throw new Error('no time in the row');
    const exactTime = () => getComputedStyle(time, '::after').content;
    const { height } = firstRow.element().getBoundingClientRect();
    // A plain click would open the order.
    await firstRow.getByText(/ ago$/).click({ modifiers: ['Control'] });
    expect(exactTime()).toBe('none');
    await userEvent.keyboard('jk');
    await expect.poll(exactTime).toMatch(/^"20 Nov 2026, \d\d:\d\d:\d\d"$/);
    await userEvent.keyboard('{Tab}');
    await expect.poll(exactTime).toMatch(/^"20 Nov 2026/);
    expect(firstRow.element().getBoundingClientRect().height).toBe(height);
    await userEvent.keyboard('j');
    await expect.poll(exactTime).toBe('none');
  });

  test('w watches and o orders in the catalogue', async () => {
    const { address } = await openConsole('/domains', { as: 'user' });
    const star = firstRow.getByRole('button', { name: /^Watch/ });
    await expect.element(star).toBeVisible();
    const before = star.element().getAttribute('aria-pressed');
    await userEvent.keyboard('jw');
    await expect.element(star).not.toHaveAttribute('aria-pressed', before ?? '');
    await userEvent.keyboard('o');
    await expect.poll(address).toMatch(/^\/domains\/.+\/order/);
  });

  test('w watches and o orders the domain of the drawer that has the focus', async () => {
    const { address } = await openConsole('/domains/reachtideloud.com', { as: 'user' });
    const drawer = page.getByRole('dialog', { name: 'reachtideloud.com' });
    await expect.element(drawer.getByRole('button', { name: 'Watch' })).toBeVisible();
    (drawer.getByRole('button', { name: 'Close' }).element() as HTMLElement).focus();
    await userEvent.keyboard('w');
    await expect.element(drawer.getByRole('button', { name: 'Stop watching' })).toBeVisible();
    await userEvent.keyboard('o');
    await expect.poll(address).toMatch(/^\/domains\/reachtideloud\.com\/order/);
  });

  test('/ focuses the search field, where keys type text', async () => {
    await page.viewport(1024, 800);
    onTestFinished(() => page.viewport(1280, 800));
    await openConsole('/epp-logs', { as: 'admin' });
    await expect.element(firstRow.getByRole('link').first()).toBeVisible();
    // Folded filters open.
    await userEvent.keyboard('/');
    const field = page.getByRole('textbox', { name: 'Registrar' });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('jk?');
    await expect.element(field).toHaveValue('jk?');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('? shows what the keys do', async () => {
    await openConsole('/payments', { as: 'user' });
    await expect.element(heading).toBeVisible();
    await userEvent.keyboard('?');
    await expect
      .element(page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Next row'))
      .toBeVisible();
  });

  test('can be turned off', async () => {
    const { go } = await openConsole('/settings', { as: 'user' });
    await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).click();
    go('/orders');
    await expect.element(firstRow.getByRole('link', { name: /^#/ })).toBeVisible();
    await userEvent.keyboard('j?');
    await expect.element(firstRow).not.toHaveFocus();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('after navigation', () => {
  test('the focus is on the heading of the new screen, and its title is announced', async () => {
    await openConsole('/orders', { as: 'user' });
    await page.getByRole('link', { name: 'Payments' }).click();
    await expect.element(heading).toHaveTextContent('Payments');
    await expect.element(heading).toHaveFocus();
    await expect.element(page.getByTestId('screen')).toHaveTextContent('Payments');
  });

  test('to another page of a list, the focus stays', async () => {
    const { address } = await openConsole('/orders', { as: 'user' });
    const next = page.getByRole('button', { name: 'Next' });
    await expect.element(next).toBeVisible();
    const announced = recordAnnouncements(page.getByRole('main').element());
    await next.click();
    await expect.poll(address).toBe('/orders?page=2');
    await expect.element(next).toHaveFocus();
    await expect.poll(announced).toEqual([expect.stringMatching(/^\d+ results, page 2 of \d+$/)]);
    await expect.element(page.getByTestId('screen')).toHaveTextContent('');
  });

  test('from a row to a dialog and back, the focus returns to the row', async () => {
    await openConsole('/orders', { as: 'manager' });
    const actions = page.getByRole('button', { name: /^Actions for/ }).first();
    await actions.click();
    await page.getByRole('menuitem', { name: 'View Details' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(actions).toHaveFocus();
  });
});

describe('menus and panels', () => {
  test.for([
    ['User menu', /^User menu/, 'menu'],
    ['the bell', /^Notifications/, 'dialog'],
    ['Export', 'Export', 'menu'],
    ['Views', 'Save and edit views', 'dialog'],
  ] as const)(
    '%s opens with Enter, takes the focus, and returns it with Escape',
    async ([, name, role]) => {
      await openConsole('/domains', { as: 'user' });
      const opener = page.getByRole('button', { name });
      await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
      opener.element().focus();
      await userEvent.keyboard('{Enter}');
      const opened = page.getByRole(role);
      await expect.element(opened).toBeVisible();
      await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
      await expect.poll(() => opened.element().contains(document.activeElement)).toBe(true);
      expect(opener.element().getAttribute('aria-controls')).toBe(opened.element().id);
      await userEvent.keyboard('{Escape}');
      await expect.element(opened).not.toBeInTheDocument();
      await expect.element(opener).toHaveFocus();
      await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test('a row menu with a disabled first action works by keyboard', async () => {
    const { address } = await openConsole('/orders?state=FAILED', { as: 'admin' });
    const opener = page.getByRole('button', { name: /^Actions for/ }).first();
    await expect.element(opener).toBeVisible();
    opener.element().focus();
    await userEvent.keyboard('{Enter}');
    const item = (name: RegExp) => page.getByRole('menuitem', { name });
    const off = item(/^Quick Approve/);
    await expect.element(off).toHaveAttribute('aria-disabled', 'true');
    // It begins with the first action that can be chosen.
    await expect.element(item(/^Update Status/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(off).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(off).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item(/^Update Status/)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(item(/^Update Status/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: /^Update Status/ })).toBeVisible();
    expect(address()).toMatch(/\/status\?/);
  });
});
