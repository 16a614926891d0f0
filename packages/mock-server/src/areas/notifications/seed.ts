import type { OrderState } from '@dropcatch/sdk';
import { groupBy } from '../../engine/call.ts';
import { DAY, HOUR, isoTime, MINUTE } from '../../world/clock.ts';
import type { Rng } from '../../world/rng.ts';
import type { World } from '../../world/world.ts';
import type { Notice } from '../activity.ts';
import { articleNotice } from '../news/records.ts';
import { paymentNotice, stateNotice } from '../orders/orders.ts';
import type { StoredHistoryEntry, StoredOrder } from '../orders/records.ts';
import { importNotice } from '../sources/import.ts';
import type { StoredUser } from '../users/records.ts';

const UNREAD = 4;

const DAYS = 60;

/** Imports are told that ended so long ago. */
const SETTLED = 6 * HOUR;

const FEWEST_IMPORTS = 3;

interface News extends Notice {
  readonly created_at: string;
}

/** What the service tells everybody, newest first. */
const ANNOUNCEMENTS: readonly Notice[] = [
  { type: 'system', title: 'Connection restored', message: 'EPP account CZ-02 reconnected' },
  {
    type: 'system',
    title: 'Connection lost',
    message: 'EPP account VRSN-03 backup: 2502 Session limit exceeded',
  },
  {
    type: 'system',
    title: 'Planned maintenance',
    message: 'Sunday 02:00–02:30 UTC the console is read-only.',
  },
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
  if (action === 'payment_update') return { ...paymentNotice(order), created_at };
  const { domain } = order;
  const state = to_state ?? order.state;
  const lost = note?.startsWith('2302')
    ? `${domain} was taken by another registrar`
    : `Owner renewed ${domain} – order closed`;
  const messages: Partial<Record<OrderState, string>> = {
    CATCHED_PROCESSING: `${domain} caught at ${created_at.slice(11, 19)} UTC`,
    FAILED: lost,
  };
  return { ...stateNotice(order, state, messages[state]), created_at };
}

/** The articles of the last weeks: publishing one tells all users at once. */
function articleNews({ store, clock }: World): News[] {
  const since = isoTime(clock.now() - DAYS * DAY);
  return store.news.all().flatMap((article): News[] => {
    const { published_at } = article;
    if (published_at === null || published_at < since) return [];
    return [{ ...articleNotice(article), created_at: published_at }];
  });
}

/** The imports that brought something, each source's newest first; those of the last hours would bury the rest. */
function importNews({ store, clock }: World): News[] {
  const until = isoTime(clock.now() - SETTLED);
  const ranked = store.sources.all().flatMap(({ name, history }) =>
    history.toReversed().flatMap(({ total, imported, failed, ended_at }, rank) => {
      if (imported === 0 || ended_at === null || ended_at > until) return [];
      const counts = { imported, failed, duplicates: total - imported - failed };
      return [{ rank, news: { ...importNotice(name, counts), created_at: ended_at } }];
    }),
  );
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ news }) => news);
}

/** What users are told: of the orders each his own, of the rest all alike. */
interface Told {
  readonly orders: ReadonlyMap<number, readonly StoredOrder[]>;
  readonly articles: readonly News[];
  readonly imports: readonly News[];
}

/** The credit that a customer has came in one payment. */
function creditNews({ credit_balance = 0 }: StoredUser): Notice[] {
  if (credit_balance === 0) return [];
  const message = `Your balance was topped up by $${credit_balance.toFixed(2)}.`;
  return [{ type: 'payment', title: 'Credit added', message }];
}

function newsOf(
  { clock }: World,
  user: StoredUser,
  { orders, articles, imports }: Told,
  { rng, atLeast }: { readonly rng: Rng; readonly atLeast: number },
): News[] {
  const own = (orders.get(user.id) ?? []).flatMap((order) =>
    order.history.slice(1).map((entry) => orderNews(order, entry)),
  );
  let at = clock.now() - rng.int(1, 40) * MINUTE;
  const announced = [...ANNOUNCEMENTS, ...creditNews(user)].map((announcement): News => {
    const created_at = isoTime(at);
    at -= rng.int(2, 40) * HOUR;
    return { ...announcement, created_at };
  });
  const read = articles.filter(({ created_at }) => created_at >= user.created_at);
  const news = [...own, ...announced, ...read];
  const more = imports.slice(0, Math.max(FEWEST_IMPORTS, atLeast - news.length));
  return [...news, ...more].toSorted((a, b) => a.created_at.localeCompare(b.created_at));
}

/** What happened to the orders, the articles, and announcements of each type; the newest are unread. */
export function seedNotifications(world: World, rng: Rng, atLeast: number): void {
  const told: Told = {
    orders: groupBy(world.store.orders.all(), ({ user_id }) => user_id),
    articles: articleNews(world),
    imports: importNews(world),
  };
  for (const user of world.store.users.all()) {
    const news = newsOf(world, user, told, { rng, atLeast });
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
