import type { OrderState } from '@dropcatch/sdk';
import { groupBy } from '../../text/words.ts';
import { DAY, HOUR, isoTime, MINUTE } from '../../world/time.ts';
import type { Rng } from '../../world/rng.ts';
import type { World } from '../../world/world.ts';
import type { Notice } from '../activity.ts';
import { articleNotice } from '../news/notice.ts';
import { paymentNotice, stateNotice } from '../orders/orders.ts';
import type { StoredHistoryEntry, StoredOrder } from '../../world/records/orders.ts';
import { importNotice } from '../sources/import.ts';
import { countsOf } from '../../world/records/sources.ts';
import type { StoredUser } from '../../world/records/users.ts';

/** Number of unread notifications, days with news about articles, and smallest number of imports. */
const UNREAD = 4;
const DAYS = 60;
const FEWEST_IMPORTS = 3;

/** Smallest age of imports, in milliseconds. More recent ones would hide the rest. */
const SETTLED = 6 * HOUR;

interface News extends Notice {
  readonly created_at: string;
}

/** Announcements to managers and admins about the connections of EPP accounts, newest first. */
const CONNECTIONS = noticesOf([
  ['system', 'Connection restored', 'EPP account CZ-02 reconnected'],
  ['system', 'Connection lost', 'EPP account VRSN-03 backup: 2502 Session limit exceeded'],
]);

/** Older announcements to everybody. No client knows the type of the last one yet. */
const ANNOUNCEMENTS = noticesOf([
  ['system', 'Planned maintenance', 'Sunday 02:00–02:30 UTC the console is read-only.'],
  ['maintenance_window', 'Registry maintenance', 'EURid is offline on Saturday.'],
]);

function noticesOf(rows: readonly (readonly [string, string, string])[]): readonly Notice[] {
  return rows.map(([type, title, message]) => ({ type, title, message }));
}

function orderNews(order: StoredOrder, entry: StoredHistoryEntry): News {
  const { to_state, action, created_at, note } = entry;
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

/** Notifications of the articles of the last weeks, for all users. */
const articleNews = ({ store, clock }: World): News[] =>
  store.news.all().flatMap((article) => {
    const { published_at: created_at } = article;
    const isRecent = created_at !== null && created_at >= isoTime(clock.now() - DAYS * DAY);
    return isRecent ? [{ ...articleNotice(article), created_at }] : [];
  });

/** Notifications of successful imports: the newest of each source first. */
function importNews({ store, clock }: World): News[] {
  const until = isoTime(clock.now() - SETTLED);
  const ranked = store.sources.all().flatMap(({ name, history }) =>
    history.toReversed().flatMap((batch, rank) => {
      const { imported, ended_at: created_at } = batch;
      if (imported === 0 || created_at === null || created_at > until) return [];
      return [{ rank, news: { ...importNotice(name, countsOf(batch)), created_at } }];
    }),
  );
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ news }) => news);
}

/** The notification of a customer's credit, paid at once. */
function creditNews({ credit_balance = 0 }: StoredUser): Notice[] {
  if (credit_balance === 0) return [];
  const message = `Your balance was topped up by $${credit_balance.toFixed(2)}.`;
  return [{ type: 'payment', title: 'Credit added', message }];
}

/** Seeds notifications about orders and articles, and announcements of each type. The newest are unread. */
export function seedNotifications(world: World, rng: Rng, atLeast: number): void {
  const { store, clock } = world;
  const orders = groupBy(store.orders.all(), ({ user_id }) => user_id);
  const articles = articleNews(world);
  const imports = importNews(world);
  for (const user of store.users.all()) {
    const own = (orders.get(user.id) ?? []).flatMap((order) =>
      order.history.slice(1).map((entry) => orderNews(order, entry)),
    );
    let at = clock.now() - rng.int(1, 40) * MINUTE;
    const connections = user.role === 'user' ? [] : CONNECTIONS;
    const announced = [...connections, ...ANNOUNCEMENTS, ...creditNews(user)].map(
      (announcement): News => {
        const created_at = isoTime(at);
        at -= rng.int(2, 40) * HOUR;
        return { ...announcement, created_at };
      },
    );
    const read = articles.filter(({ created_at }) => created_at >= user.created_at);
    const news = [...own, ...announced, ...read];
    news.push(...imports.slice(0, Math.max(FEWEST_IMPORTS, atLeast - news.length)));
    news.sort((a, b) => a.created_at.localeCompare(b.created_at));
    for (const [index, item] of news.entries()) {
      const is_read = index < news.length - UNREAD;
      const read_at = is_read ? isoTime(Date.parse(item.created_at) + 35 * MINUTE) : null;
      store.notifications.add({ user_id: user.id, ...item, is_read, read_at });
    }
  }
}
