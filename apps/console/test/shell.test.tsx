import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showSuccess, showSuccessWithUndo } from '../src/core/api/messages.ts';
import { queryClient } from '../src/core/api/queryClient.ts';
import { orderDetails } from '../src/entities/orders/orders.ts';
import { menuOf, roles } from './kit/access.ts';
import { openConsole } from './kit/console.tsx';
import { openDropDay } from './kit/dropDay.ts';
import { expectCaught } from './kit/log.ts';
import { pixelsLacking } from './kit/pixelsLacking.ts';
import { heading } from './kit/screen.ts';

const menu = page.getByRole('navigation', { name: 'Main' });
const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
const userMenu = page.getByRole('button', { name: /^User menu/ });

/** Sets the width of the window until the end of the test. */
async function resize(width: number): Promise<void> {
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(1280, 800));
}

describe('the menu', () => {
  test.for(roles)('shows a %s only what the role may open', async (role) => {
    const groups = menuOf(role);
    await openConsole('/payments', { as: role });
    await expect.element(menu).toBeVisible();
    const names = menu.getByRole('list').elements();
    expect(names.map((list) => list.getAttribute('aria-label'))).toEqual(Object.keys(groups));
    for (const [group, labels] of Object.entries(groups)) {
      const links = menu.getByRole('list', { name: group }).getByRole('link').elements();
      expect(links.map(({ textContent }) => textContent)).toEqual(labels);
    }
  });

  test('marks only the open screen', async () => {
    const { go } = await openConsole('/payments', { as: 'user' });
    const current = () =>
      [...document.querySelectorAll('nav[aria-label=Main] [aria-current]')].map(
        ({ textContent }) => textContent,
      );
    await expect.poll(current).toEqual(['Payments']);
    await menu.getByRole('link', { name: 'Invoices' }).click();
    await expect.element(heading).toHaveTextContent('Invoices');
    expect(current()).toEqual(['Invoices']);
    go('/orders/1');
    await expect.poll(current).toEqual(['Orders']);
    go('/domains?page=2');
    await expect.poll(current).toEqual(['Domains']);
    for (const screen of ['watchlist', 'lookup']) {
      go(`/domains/${screen}`);
      await expect.poll(current).toEqual([]);
    }
    go('/profile');
    await expect.element(heading).toHaveTextContent('Profile');
    expect(current()).toEqual([]);
    await page.getByRole('link', { name: 'DropCatch' }).click();
    await expect.poll(current).toEqual(['Dashboard']);
  });

  test('collapses to icons whose links keep their names, and stays so after a reload', async () => {
    const { reload } = await openConsole('/payments', { as: 'user' });
    await expect.element(menu.getByText('Released')).toBeVisible();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
    const wide = menu.element().clientWidth;
    await toggle.click();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect.element(menu.getByRole('link', { name: 'Released' })).toBeVisible();
    expect(menu.element().clientWidth).toBeLessThan(wide / 2);
    await reload();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(menu.element().clientWidth).toBeLessThan(wide / 2);
    await toggle.click();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('at 375 pixels', () => {
  test.for<[string, () => Promise<unknown>]>([
    ['a link is chosen', () => menu.getByRole('link', { name: 'Payments' }).click()],
    [
      'the overlay is clicked',
      () => page.getByTestId('overlay').click({ position: { x: 350, y: 500 } }),
    ],
    ['Escape is pressed', () => userEvent.keyboard('{Escape}')],
    ['the toggle is clicked again', () => toggle.click()],
    ['the window grows', () => page.viewport(1280, 800)],
    ['the brand is chosen', () => page.getByRole('link', { name: 'DropCatch' }).click()],
    [
      'the user menu leads elsewhere',
      async () => {
        await userMenu.click();
        await page.getByRole('menuitem', { name: 'Profile' }).click();
      },
    ],
    [
      'the command palette leads elsewhere',
      async () => {
        await userEvent.keyboard('{Control>}k{/Control}');
        await expect.element(page.getByRole('combobox')).toHaveFocus();
        await userEvent.keyboard('invoices{Enter}');
      },
    ],
  ])('the menu is a panel that closes when %s', async ([, close]) => {
    await resize(375);
    await openConsole('/payments', { as: 'user' });
    await expect.element(heading).toBeVisible();
    await expect.element(menu).not.toBeInTheDocument();
    await toggle.click();
    await expect.element(menu).toBeVisible();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
    await close();
    await expect.element(page.getByTestId('overlay')).not.toBeInTheDocument();
    await page.viewport(375, 800);
    await expect.element(menu).not.toBeInTheDocument();
  });

  test.for<[string, () => Promise<unknown>]>([
    ['the link to the same screen', () => menu.getByRole('link', { name: 'Payments' }).click()],
    [
      'a click beside it',
      () => page.getByTestId('overlay').click({ position: { x: 350, y: 500 } }),
    ],
    ['Escape', () => userEvent.keyboard('{Tab}{Escape}')],
  ])('%s closes the panel and returns the focus', async ([, close]) => {
    await resize(375);
    await openConsole('/payments', { as: 'user' });
    await toggle.click();
    await expect.element(menu).toBeVisible();
    await close();
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(toggle).toHaveFocus();
  });

  test('a link of the panel moves the focus to its screen', async () => {
    await resize(375);
    await openConsole('/payments', { as: 'user' });
    await toggle.click();
    await menu.getByRole('link', { name: 'Invoices' }).click();
    await expect.element(heading).toHaveTextContent('Invoices');
    await expect.element(heading).toHaveFocus();
  });

  test('768 pixels are narrow, and 769 are not [§9.shell.mobile-breakpoint]', async () => {
    await resize(768);
    await openConsole('/payments', { as: 'user' });
    await expect.element(heading).toBeVisible();
    await expect.element(menu).not.toBeInTheDocument();
    await page.viewport(769, 800);
    await expect.element(menu).toBeVisible();
  });

  test('the bar leaves out its brand before the TLDs of the next drop window', async () => {
    await resize(375);
    await openDropDay('/payments', 'user', '18:50:00', []);
    const tlds = page.getByRole('banner').getByText('com · net', { exact: true });
    await expect.element(tlds).toBeVisible();
    const brand = page.getByRole('link', { name: 'DropCatch' });
    expect(pixelsLacking(brand.element())).toBeGreaterThan(10);
    expect(pixelsLacking(tlds.element())).toBe(0);
  });

  test.for(['/', '/domains', '/orders', '/payments'])(
    '%s does not scroll sideways',
    async (url) => {
      await resize(375);
      await openConsole(url, { as: 'admin', rows: 50 });
      await expect.element(heading).toBeVisible();
      await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
    },
  );
});

test.for([320, 667, 900])('at %d px a message leaves the head of a dialog free', async (width) => {
  await resize(width);
  await openConsole('/news/new', { as: 'admin' });
  const cross = page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true });
  await expect.element(cross).toBeVisible();
  showSuccess('A message that takes two lines on the narrowest of all phones');
  const message = page.getByText(/^A message/);
  await expect.element(message).toBeVisible();
  const toast = message.element().closest('.mantine-Notification-root')?.getBoundingClientRect();
  if (!toast) throw new Error('no message');
  const { top, bottom } = cross.element().getBoundingClientRect();
  // Above the dialog, or where that has the whole screen, below its head.
  if (width > 768) expect(toast.bottom).toBeLessThanOrEqual(top);
  else expect(toast.top).toBeGreaterThanOrEqual(bottom);
});

test('a message that can be undone leaves the buttons of the screen usable', async () => {
  await openConsole('/domains', { as: 'user' });
  const lookUp = page.getByRole('link', { name: 'Look Up a List' });
  await expect.element(lookUp).toBeVisible();
  showSuccessWithUndo('2 domains added to your watchlist', () => {});
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  const toast = undo.element().closest('.mantine-Notification-root')?.getBoundingClientRect();
  expect(toast?.top).toBeGreaterThanOrEqual(lookUp.element().getBoundingClientRect().bottom);
});

describe('the user menu', () => {
  test('shows the user name and leads to profile and settings', async () => {
    await openConsole('/payments', { as: 'user' });
    await expect.element(userMenu).toHaveTextContent('jnovak');
    for (const name of ['Profile', 'Settings']) {
      await userMenu.click();
      await page.getByRole('menuitem', { name }).click();
      await expect.element(heading).toHaveTextContent(name);
    }
  });

  test('opens above the messages that come to the same corner', async () => {
    await openConsole('/payments', { as: 'user' });
    await userMenu.click();
    const profile = page.getByRole('menuitem', { name: 'Profile' });
    await expect.element(profile).toBeVisible();
    showSuccess('Login successful!');
    await expect.element(page.getByText('Login successful!')).toBeVisible();
    const { x, y, width, height } = profile.element().getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    expect(profile.element().contains(top)).toBe(true);
  });

  test('names a user with a long name, and stays in the window at 375 pixels', async () => {
    await resize(375);
    const username = 'maximiliana.featherstonehaugh';
    await openConsole('/payments', {
      as: 'user',
      prepare: ({ world }) => void Object.assign(world.store.users.get(3) ?? {}, { username }),
    });
    await expect.element(userMenu).toHaveAccessibleName(`User menu, ${username}`);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
    expect(userMenu.element().getBoundingClientRect().right).toBeLessThanOrEqual(375);
  });

  test('shows the user name if its button has no room for it', async () => {
    await resize(375);
    await openConsole('/payments', { as: 'user' });
    await userMenu.click();
    await expect.element(page.getByRole('menu').getByText('jnovak')).toBeVisible();
  });

  test('switches to dark and back, and keeps the choice after a reload', async () => {
    const { reload } = await openConsole('/payments', { as: 'user' });
    const scheme = () => document.documentElement.dataset['mantineColorScheme'];
    expect(scheme()).toBe('light');
    await userMenu.click();
    await page.getByRole('menuitem', { name: 'Dark mode' }).click();
    await expect.poll(scheme).toBe('dark');
    await reload();
    await expect.element(heading).toBeVisible();
    expect(scheme()).toBe('dark');
    await userMenu.click();
    await page.getByRole('menuitem', { name: 'Light mode' }).click();
    await expect.poll(scheme).toBe('light');
  });
});

describe('a screen that breaks', () => {
  test('keeps the shell and offers Try again', async () => {
    const { address, go } = await openConsole('/payments', { as: 'user' });
    await expect.element(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
    const broken = vi.spyOn(globalThis, 'ResizeObserver').mockImplementation(function fail() {
      throw new TypeError('broken');
    });
    go('/orders');
    await expect.element(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect.element(menu).toBeVisible();
    await expectCaught('TypeError');
    broken.mockRestore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('table', { name: 'Orders' })).toBeVisible();
    expect(address()).toBe('/orders');
  });

  test('instead of a dialog shows its error in view, below the list', async () => {
    const { go } = await openConsole('/orders', { as: 'admin' });
    await expect.element(page.getByRole('table', { name: 'Orders' })).toBeVisible();
    // No answer breaks a dialog, so this stands for a fault of its code.
    const broken = { id: 1867, domain: 7, tld: 'com' };
    queryClient.setQueryData(orderDetails(1867).queryKey, broken as never);
    go('/orders/1867');
    await expect
      .element(page.getByRole('heading', { name: 'Something went wrong' }))
      .toBeInViewport();
    await expectCaught('TypeError');
    await expect.element(page.getByRole('table', { name: 'Orders' })).toBeInViewport();
  });
});
