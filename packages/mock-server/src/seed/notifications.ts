import type { NotificationType } from '@dropcatch/sdk';
import { isCaught, stateLabel } from '../orders/states.ts';
import type { Rng } from '../rng.ts';
import type { StoredHistoryEntry, StoredOrder } from '../store.ts';
import { HOUR, isoTime, MINUTE } from '../time/clock.ts';
import type { World } from '../world.ts';

/** How many of the newest are not read yet. */
const UNREAD = 4;

interface News {
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
  readonly created_at: string;
}

/** What the service tells everybody; each user gets some of it. */
const ANNOUNCEMENTS: readonly Omit<News, 'created_at'>[] = [
  { type: 'news', title: 'Lower prices for .de', message: 'From Monday .de catches start at $19.' },
  {
    type: 'news',
    title: 'New: Wayback data in the catalogue',
    message: 'See how old a name really is.',
  },
  {
    type: 'news',
    title: 'Holiday hours of our support',
    message: 'We answer from 9:00 to 17:00 UTC.',
  },
  { type: 'system', title: 'Connection restored', message: 'EPP account CZ-02 reconnected' },
  {
    type: 'system',
    title: 'Connection lost',
    message: 'EPP account VRSN-03 backup: 2502 Session limit exceeded',
  },
  {
    type: 'system',
    title: 'Import finished',
    message: 'Import Verisign drop list: 78,412 new, 310 duplicates',
  },
  {
    type: 'system',
    title: 'Planned maintenance',
    message: 'Sunday 02:00–02:30 UTC the console is read-only.',
  },
  { type: 'payment', title: 'Credit added', message: 'Your balance was topped up by $250.00.' },
  // A type that no reader knows yet.
  {
    type: 'maintenance_window',
    title: 'Registry maintenance',
    message: 'EURid is offline on Saturday.',
  },
];

function orderNews(
  order: StoredOrder,
  { to_state, action, created_at, note }: StoredHistoryEntry,
): News {
  if (action === 'payment_update') {
    const message = `Payment received for order #${order.id} – $${order.price.toFixed(2)}`;
    return { type: 'payment', title: 'Payment received', message, created_at };
  }
  const state = to_state ?? order.state;
  const title = `Order #${order.id}: ${stateLabel(state)}`;
  const time = created_at.slice(11, 19);
  const outcome = note?.startsWith('2302')
    ? `${order.domain} was taken by another registrar`
    : `Owner renewed ${order.domain} – order closed`;
  const message = isCaught(state)
    ? `${order.domain} caught at ${time} UTC`
    : state === 'FAILED'
      ? outcome
      : `${order.domain} is now "${stateLabel(state)}"`;
  return { type: 'order_status_change', title, message, created_at };
}

function newsOf(
  { clock }: World,
  orders: readonly StoredOrder[],
  atLeast: number,
  rng: Rng,
): News[] {
  const news = orders.flatMap((order) =>
    order.history.slice(1).map((entry) => orderNews(order, entry)),
  );
  let at = clock.now() - rng.int(1, 40) * MINUTE;
  for (let i = 0; i < ANNOUNCEMENTS.length || news.length < atLeast; i += 1) {
    const announcement = ANNOUNCEMENTS[i % ANNOUNCEMENTS.length];
    if (announcement !== undefined) news.push({ ...announcement, created_at: isoTime(at) });
    at -= rng.int(2, 40) * HOUR;
  }
  return news.toSorted((a, b) => a.created_at.localeCompare(b.created_at));
}

/** What happened to the orders, and announcements of each type; the newest are unread. */
export function seedNotifications(world: World, rng: Rng, atLeast: number): void {
  const ordersOf = Map.groupBy(world.store.orders.all(), ({ user_id }) => user_id);
  for (const user of world.store.users.all()) {
    const news = newsOf(world, ordersOf.get(user.id) ?? [], atLeast, rng);
    for (const [index, item] of news.entries()) {
      const read = index < news.length - UNREAD;
      world.store.notifications.add({
        user_id: user.id,
        ...item,
        is_read: read,
        read_at: read ? isoTime(Date.parse(item.created_at) + 35 * MINUTE) : null,
      });
    }
  }
}
