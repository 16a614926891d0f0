import type { Notification } from '@dropcatch/sdk';
import { describe, expect, it } from 'vitest';
import { entriesOf, nameFirst, orderStateOf, outcomeTone } from './notificationOutcomes.ts';

const note = (id: number, title: string, message = '', created_at = '2026-11-28T10:05:00Z') =>
  ({ id, type: 'order_status_change', title, message, created_at }) as Notification;

describe('the outcome of a notification', () => {
  it('is the state of its order', () => {
    expect(orderStateOf(note(1, 'Order #1842: Caught - Processing'))).toBe('CATCHED_PROCESSING');
    expect(orderStateOf(note(1, 'Order #1842: Failed'))).toBe('FAILED');
    expect(orderStateOf(note(1, 'Order #1842 placed'))).toBeUndefined();
    expect(orderStateOf({ ...note(1, 'Import: Failed'), type: 'system' })).toBeUndefined();
  });

  it.each([
    ['Connection lost', 'EPP account VRSN-03 backup: 2502 Session limit exceeded', 'bad'],
    ['Connection restored', 'EPP account CZ-02 reconnected', 'good'],
    ['Payment received', 'Payment received for order #1842 – $69.00', 'good'],
    ['Import of DropFeed', '12 failed', 'bad'],
    ['Planned maintenance', 'Sunday 02:00–02:30 UTC the console is read-only.', 'neutral'],
    ['Order #1842 placed', 'a.com is ordered for its drop on 2026-11-20', 'running'],
  ])('of "%s" is read from its words', (title, message, tone) => {
    expect(outcomeTone({ title, message })).toBe(tone);
  });
});

describe('a name at the beginning of a message', () => {
  it.each([
    [
      'pixelbarn.net was taken by another registrar',
      'pixelbarn.net',
      ' was taken by another registrar',
    ],
    ['bücher.co.uk', 'bücher.co.uk', ''],
    ['xn--bcher-kva.xn--p1ai caught', 'xn--bcher-kva.xn--p1ai', ' caught'],
  ])('is found in "%s"', (message, name, rest) => {
    expect(nameFirst(message)).toEqual({ name, rest });
  });

  it.each(['Owner renewed a.com – order closed', 'Sunday 02:00', 'Done. Next', '1.5 hours', ''])(
    'is not found in "%s"',
    (message) => {
      expect(nameFirst(message)).toBeUndefined();
    },
  );
});

describe('the losses of one window', () => {
  const lost = (id: number, name: string, at?: string) =>
    note(id, `Order #${id}: Failed`, `${name} was taken by another registrar`, at);
  const won = (id: number, name: string) =>
    note(id, `Order #${id}: Caught - Processing`, `${name} caught at 10:07:12 UTC`);
  const shapeOf = (items: Notification[]) =>
    entriesOf(items).map(({ items: own, decided }) => [own.map(({ id }) => id), decided]);

  it('are one entry, in the place of the newest', () => {
    expect(
      shapeOf([won(9, 'a.info'), lost(8, 'b.info'), won(7, 'c.info'), lost(6, 'd.info')]),
    ).toEqual([
      [[9], 4],
      [[8, 6], 4],
      [[7], 4],
    ]);
  });

  it('are apart from those of other windows and days', () => {
    const items = [
      lost(5, 'a.com'),
      lost(4, 'b.net'),
      lost(3, 'c.info'),
      lost(2, 'd.info', '2026-11-27T10:05:00Z'),
    ];
    expect(shapeOf(items)).toEqual([
      [[5, 4], 2],
      [[3], 1],
      [[2], 1],
    ]);
  });

  it('leave all other notifications as they are', () => {
    const items = [
      note(3, 'Order #3 placed'),
      note(2, 'Order #2 placed'),
      note(1, 'x', '', 'never'),
    ];
    expect(shapeOf(items)).toEqual([
      [[3], 0],
      [[2], 0],
      [[1], 0],
    ]);
  });
});
