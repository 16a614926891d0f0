import type { Notification, NotificationList } from '@dropcatch/sdk';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { asRead, asUnread, mapNotifications, mergePages } from './notifications.ts';

function notification(id: number, readAt: string | null = null): Notification {
  return {
    id,
    type: 'system',
    title: `Title ${id}`,
    message: 'Message',
    is_read: readAt !== null,
    read_at: readAt,
    created_at: '2026-11-20T19:04:11Z',
  };
}

function page(...notifications: Notification[]): NotificationList {
  return {
    notifications,
    pagination: { page: 1, pages: 3, per_page: 10, total: 30, has_prev: false, has_next: true },
  };
}

describe('notificationsOf', () => {
  it('shows a notification that is on two pages once, in its first place', () => {
    const pages = [page(notification(9), notification(8)), page(notification(8), notification(7))];
    expect(mergePages(pages).map(({ id }) => id)).toEqual([9, 8, 7]);
  });

  it('keeps every notification and repeats none, for any pages', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 40 }))), (numbers) => {
        const pages = numbers.map((ids) => page(...ids.map((id) => notification(id))));
        const shown = mergePages(pages).map(({ id }) => id);
        expect(shown).toEqual([...new Set(numbers.flat())]);
      }),
    );
  });
});

describe('changeNotifications', () => {
  it('keeps the same page if nothing on it changes', () => {
    const pages = [page(notification(2)), page(notification(1))];
    const changed = mapNotifications(pages, (item) => (item.id === 1 ? asRead(item) : item));
    expect(changed[0]).toBe(pages[0]);
    expect(changed[1]?.notifications[0]?.is_read).toBe(true);
    expect(pages[1]?.notifications[0]?.is_read).toBe(false);
  });
});

describe('asRead and asUnread', () => {
  it('marks as read at the current time', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00Z') });
    expect(asRead(notification(1))).toMatchObject({
      is_read: true,
      read_at: '2026-11-20T20:00:00.000Z',
    });
    vi.useRealTimers();
  });

  it('keeps the time at which a notification was read before', () => {
    const read = notification(1, '2026-11-20T19:30:00Z');
    expect(asRead(read)).toBe(read);
  });

  it('removes the mark again', () => {
    const unread = notification(1);
    expect(asUnread(asRead(unread))).toEqual(unread);
    expect(asUnread(unread)).toBe(unread);
  });
});
