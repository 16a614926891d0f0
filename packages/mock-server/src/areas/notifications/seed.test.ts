import { expect, test } from 'vitest';
import { NOW, testMock } from '../../../test/kit/mock.ts';
import type { Store } from '../../world/store.ts';
import { stateLabel } from '../orders/orders.ts';

const SEEDS = [1, 2].map((seed) => ({ seed, store: testMock({ seed }).world.store }));

/** The seeded notifications of a type, for all users. */
const told = ({ notifications }: Store, type: string) =>
  notifications.filter((row) => row.type === type);

test.each(SEEDS)(
  'each news notification has its article, and each article its readers: seed $seed',
  ({ store }) => {
    const rows = told(store, 'news');
    const articles = store.news.filter(({ is_published }) => is_published);
    const users = store.users.all();
    expect(rows.length).toBeGreaterThan(users.length);
    for (const { title, created_at } of rows) {
      expect(articles.filter((article) => article.title === title)).toMatchObject([
        { published_at: created_at },
      ]);
    }
    const [oldest = NOW] = rows.map(({ created_at }) => created_at).toSorted();
    for (const { title, published_at } of articles) {
      if (published_at === null || published_at < oldest) continue;
      const readers = users.filter(({ created_at }) => created_at <= published_at);
      const ids = rows.filter((row) => row.title === title).map(({ user_id }) => user_id);
      expect(ids).toEqual(readers.map(({ id }) => id));
    }
  },
);

test.each(SEEDS)(
  'notifications about imports match the history of the source: seed $seed',
  ({ store }) => {
    const rows = told(store, 'system');
    const imports = rows.filter(({ title }) => title === 'Import finished');
    expect(imports.length).toBeGreaterThan(0);
    for (const { message, created_at } of imports) {
      const source = store.sources.find(({ name }) => message.startsWith(`Import ${name}: `));
      const batch = source?.history.find(({ ended_at }) => ended_at === created_at);
      const { total = 0, imported = 0, failed = 0 } = batch ?? {};
      const refused = failed > 0 ? `, ${failed} refused` : '';
      expect(message).toBe(
        `Import ${source?.name}: ${imported} new, ${total - imported - failed} duplicates${refused}`,
      );
    }
  },
);

test.each(SEEDS)(
  'no user gets a message twice or hears of credit that they do not have: seed $seed',
  ({ store }) => {
    const rows = told(store, 'payment');
    for (const { id, credit_balance = 0 } of store.users.all()) {
      const own = store.notifications.filter(({ user_id }) => user_id === id);
      const texts = own.map(
        ({ title, message, created_at }) => `${title} ${message} ${created_at}`,
      );
      expect(new Set(texts).size).toBe(texts.length);
      const credit = rows.filter((row) => row.user_id === id && row.title === 'Credit added');
      expect(credit.map(({ message }) => message)).toEqual(
        credit_balance === 0
          ? []
          : [`Your balance was topped up by $${credit_balance.toFixed(2)}.`],
      );
    }
  },
);

test.each(SEEDS)(
  'each catch has one notification, at its time, and its completion another without a time: seed $seed',
  ({ store }) => {
    const rows = told(store, 'order_status_change');
    for (const { id, domain, user_id, history } of store.orders.all()) {
      for (const { to_state, created_at } of history) {
        if (to_state !== 'CATCHED_PROCESSING' && to_state !== 'CATCHED_COMPLETED') continue;
        const label = stateLabel(to_state);
        const message =
          to_state === 'CATCHED_PROCESSING'
            ? `${domain} caught at ${created_at.slice(11, 19)} UTC`
            : `${domain} is now "${label}"`;
        const title = `Order #${id}: ${label}`;
        expect(rows.filter((row) => row.title === title)).toMatchObject([
          { user_id, message, created_at },
        ]);
      }
    }
  },
);

test.each(SEEDS)(
  'only managers and admins are notified about connections of EPP accounts: seed $seed',
  ({ store }) => {
    const about = told(store, 'system').filter(({ message }) => message.startsWith('EPP account'));
    const readers = new Set(about.map(({ user_id }) => store.users.get(user_id)?.role));
    expect(readers).toEqual(new Set(['admin', 'manager']));
  },
);
