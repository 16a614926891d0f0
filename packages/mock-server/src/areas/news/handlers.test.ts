import { expect, test } from 'vitest';
import { as, testMock } from '../../../test/kit/mock.ts';
import type { Mock } from '../../mock/mock.ts';

const TEXT = { title: 'Verisign maintenance', content: 'From 01:00 to 02:00 UTC.' };

/** An inactive seeded user. */
const INACTIVE = 7;

/** The newest notification of a user, if it is about news. */
function told(mock: Mock, userId: number) {
  const last = mock.world.store.notifications.filter(({ user_id }) => user_id === userId).at(-1);
  return last?.type === 'news' ? last : undefined;
}

const count = (mock: Mock): number => mock.world.store.notifications.size;
const everybody = (mock: Mock): number => mock.world.store.users.size;

test('the seed has drafts, hostile and very long texts, deleted authors, and dates in order', () => {
  const { store, clock } = testMock().world;
  const articles = store.news.all();
  expect(articles.length).toBeGreaterThan(20);
  expect(articles.filter(({ is_published }) => !is_published).length).toBeGreaterThan(2);
  expect(articles.some(({ title }) => title.includes('<script>'))).toBe(true);
  expect(articles.map(({ content }) => content.length)).toContain(10_000);
  expect(articles.some(({ author_id }) => store.users.get(author_id) === undefined)).toBe(true);
  for (const { is_published, published_at, created_at } of articles) {
    expect(published_at === null).toBe(!is_published);
    if (published_at !== null) expect(published_at >= created_at).toBe(true);
    expect((published_at ?? created_at) <= clock.iso()).toBe(true);
  }
});

test('everybody reads published articles, and admins who ask also read drafts', async () => {
  const mock = testMock();
  const all = mock.world.store.news.all();
  const published = all.filter(({ is_published }) => is_published);
  const total = (number: number) => ({ status: 200, body: { pagination: { total: number } } });
  for (const who of ['admin', 'manager', 'user'] as const) {
    const send = await as(mock, who);
    expect(await send('GET', '/news')).toMatchObject(total(published.length));
    expect(await send('GET', '/news?include_unpublished=true')).toMatchObject(
      total(who === 'admin' ? all.length : published.length),
    );
  }
  const admin = await as(mock, 'admin');
  expect(await admin('GET', '/news?include_unpublished=true&per_page=1')).toMatchObject({
    body: { news: [{ id: all.at(-1)?.id, is_published: false, created_by: 'admin' }] },
  });
});

test('a new article is a draft, unless it is published at once', async () => {
  const mock = testMock();
  const send = await as(mock, 'admin');
  const before = count(mock);
  expect(await send('POST', '/news', { ...TEXT, summary: '' })).toMatchObject({
    status: 201,
    body: {
      ...TEXT,
      summary: null,
      is_published: false,
      published_at: null,
      created_at: '2026-11-20T17:58:00Z',
      created_by: 'admin',
    },
  });
  expect(count(mock)).toBe(before);
  expect(await send('POST', '/news', { ...TEXT, is_published: true })).toMatchObject({
    body: { is_published: true, published_at: '2026-11-20T17:58:00Z' },
  });
  expect(count(mock)).toBe(before + everybody(mock));
});

test('publishing notifies every user once, and withdrawing notifies nobody', async () => {
  const mock = testMock();
  const admin = await as(mock, 'admin');
  const { body } = await admin('POST', '/news', { ...TEXT, summary: 'No .com catches.' });
  const path = `/news/${(body as { id: number }).id}/publish`;
  const before = count(mock);
  expect(await admin('PUT', path, { is_published: true })).toMatchObject({
    status: 200,
    body: { is_published: true, published_at: '2026-11-20T17:58:00Z' },
  });
  expect(count(mock)).toBe(before + everybody(mock));
  expect(told(mock, 3)).toMatchObject({ title: TEXT.title, message: 'No .com catches.' });
  expect(told(mock, INACTIVE)).toMatchObject({ title: TEXT.title });
  const user = await as(mock, 'user');
  expect(await user('GET', '/notifications/stats')).toMatchObject({ body: { unread_count: 5 } });
  mock.clock.advance(60_000);
  expect(await admin('PUT', path, { is_published: true })).toMatchObject({
    body: { published_at: '2026-11-20T17:58:00Z' },
  });
  expect(await admin('PUT', path, { is_published: false })).toMatchObject({
    body: { is_published: false, published_at: null },
  });
  expect(count(mock)).toBe(before + everybody(mock));
});

test('an edit replaces the text and notifies users only if it publishes a draft', async () => {
  const mock = testMock();
  const admin = await as(mock, 'admin');
  const { body } = await admin('POST', '/news', { ...TEXT, summary: 'Soon' });
  const path = `/news/${(body as { id: number }).id}`;
  const before = count(mock);
  const long = { title: 'Changed', content: `${'word '.repeat(60)}\nend` };
  expect(await admin('PUT', path, long)).toMatchObject({
    body: { title: 'Changed', summary: null, is_published: false },
  });
  expect(count(mock)).toBe(before);
  expect(await admin('PUT', path, { ...long, is_published: true })).toMatchObject({
    body: { is_published: true },
  });
  expect(told(mock, 2)?.message).toMatch(/^word word .{129}…$/);
  expect(await admin('PUT', path, { ...long, title: 'Again' })).toMatchObject({
    body: { title: 'Again', is_published: true },
  });
  expect(count(mock)).toBe(before + everybody(mock));
});

test('a deleted article is gone, and notifications about it stay', async () => {
  const mock = testMock();
  const admin = await as(mock, 'admin');
  const { body } = await admin('POST', '/news', { ...TEXT, is_published: true });
  const path = `/news/${(body as { id: number }).id}`;
  const before = count(mock);
  expect(await admin('DELETE', path)).toMatchObject({
    status: 200,
    body: { message: '"Verisign maintenance" is deleted' },
  });
  expect(count(mock)).toBe(before);
  for (const [method, url, given] of [
    ['DELETE', path, undefined],
    ['PUT', path, TEXT],
    ['PUT', `${path}/publish`, { is_published: true }],
  ] as const) {
    expect(await admin(method, url, given)).toMatchObject({
      status: 404,
      body: { error: 'Article not found' },
    });
  }
});

test('only admins may write news', async () => {
  const send = await as(testMock(), 'manager');
  expect(await send('POST', '/news', TEXT)).toMatchObject({ status: 403 });
  expect(await send('PUT', '/news/1/publish', { is_published: true })).toMatchObject({
    status: 403,
  });
});
