import type { NewsArticle } from '@dropcatch/sdk';
import {
  type Area,
  created,
  newestFirst,
  ok,
  pageRows,
  pagination,
  refuse,
} from '../../engine/call.ts';
import type { Store } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import { notify } from '../activity.ts';
import { articleNotice } from './notice.ts';
import type { StoredNews } from './records.ts';

const NOT_FOUND = refuse(404, 'Article not found');

const newsView = (store: Store, { author_id, ...article }: StoredNews): NewsArticle => ({
  ...article,
  created_by: store.users.get(author_id)?.username ?? null,
});

/** Publishes an article or withdraws it. Only what was a draft notifies: every user, once (spec, section 4). */
function setPublished(world: World, article: StoredNews, published: boolean): void {
  if (article.is_published === published) return;
  article.is_published = published;
  article.published_at = published ? world.clock.iso() : null;
  if (!published) return;
  const notice = articleNotice(article);
  for (const { id } of world.store.users.all()) notify(world, id, notice);
}

/** The summary as stored: empty text is none. */
const summaryOf = ({ summary }: { readonly summary?: string | null | undefined }): string | null =>
  summary === undefined || summary === '' ? null : summary;

/** Articles shown to all users. */
export const news = {
  'news/list': ({ store, user, params }) => {
    const drafts = params.include_unpublished && user.role === 'admin';
    const rows = store.news
      .filter(({ is_published }) => is_published || drafts)
      .toSorted(newestFirst);
    return ok({
      news: pageRows(params, rows).map((article) => newsView(store, article)),
      pagination: pagination(params, rows.length),
    });
  },

  'news/create': (call) => {
    const { store, user, body, clock } = call;
    const article = store.news.add({
      title: body.title,
      content: body.content,
      summary: summaryOf(body),
      is_published: false,
      created_at: clock.iso(),
      published_at: null,
      author_id: user.id,
    });
    setPublished(call, article, body.is_published ?? false);
    return created(newsView(store, article));
  },

  'news/update': (call) => {
    const { store, params, body } = call;
    const article = store.news.get(params.id);
    if (article === undefined) return NOT_FOUND;
    article.title = body.title;
    article.content = body.content;
    article.summary = summaryOf(body);
    setPublished(call, article, body.is_published ?? article.is_published);
    return ok(newsView(store, article));
  },

  'news/publish': (call) => {
    const { store, params, body } = call;
    const article = store.news.get(params.id);
    if (article === undefined) return NOT_FOUND;
    setPublished(call, article, body.is_published);
    return ok(newsView(store, article));
  },

  'news/delete': ({ store, params }) => {
    const article = store.news.get(params.id);
    if (article === undefined) return NOT_FOUND;
    store.news.delete(article.id);
    return ok({ message: `"${article.title}" is deleted` });
  },
} satisfies Area<'news'>;
