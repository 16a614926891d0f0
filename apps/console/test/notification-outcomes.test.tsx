import { describe, expect, test } from 'vitest';
import { callsOf } from './kit/console.tsx';
import { bell, items, many, menu, notify, openMenu } from './kit/notifications.ts';

describe('the dropdown', () => {
  const failed = (id: number, domain: string) => ({
    type: 'order_status_change',
    title: `Order #${id}: Failed`,
    message: `${domain} was taken by another registrar`,
  });

  test('shows what happened by glyph and colour, and puts the name first', async () => {
    await openMenu(
      notify(
        {
          type: 'order_status_change',
          title: 'Order #1868: Caught - Completed',
          message: 'a.info caught at 10:07:12 UTC',
        },
        { ...failed(1867, 'b.com') },
        { title: 'Connection lost', message: 'EPP account VRSN-03: 2502 Session limit exceeded' },
        { title: 'Connection restored', message: 'EPP account CZ-02 reconnected' },
      ),
    );
    await expect.poll(() => items.elements().length).toBe(4);
    expect(
      items.elements().map((item) => item.querySelector('[data-tone]')?.getAttribute('data-tone')),
    ).toEqual(['good', 'bad', 'bad', 'good']);
    const [first, , third] = items.elements();
    expect(first?.querySelector('bdi')?.textContent).toBe('a.info');
    expect(first?.textContent).toMatch(
      /^Unread: a\.info caught at 10:07:12 UTC *Order #1868: Caught - Completed/,
    );
    expect(third?.textContent).toMatch(/^Unread: Connection lost/);
  });

  test('shows the losses of one window as one entry, and opening it reads all of them', async () => {
    const { mock, address } = await openMenu(
      notify(
        failed(1868, 'b.com'),
        {
          type: 'order_status_change',
          title: 'Order #1867: Caught - Processing',
          message: 'c.net caught at 11:57:12 UTC',
        },
        failed(1866, 'd.net'),
        failed(1865, 'e.info'),
      ),
    );
    await expect.poll(() => items.elements().length).toBe(3);
    await expect
      .element(items.first())
      .toMatchTextContent(/^Unread: 2 of 3 not caughtb\.com, d\.net/);
    await items.first().getByRole('link').click();
    await expect.poll(address).toBe('/orders?state=FAILED');
    await expect.poll(() => callsOf(mock, 'notifications/markRead')).toHaveLength(2);
    await expect.element(bell).toHaveAccessibleName('Notifications, 2 unread');
  });

  test('begins at its heading', async () => {
    await openMenu(notify(...many(3)));
    await expect.element(items.first()).toBeVisible();
    await expect.element(menu.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
  });
});
