import type { NewsArticle, NewsInput } from '@dropcatch/sdk';
import { type Area, created, ok } from '../../engine/call.ts';
import type { Store } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import { notify } from '../activity.ts';
import { found, listRows, newestFirst, paged, type RecordCall } from '../answers.ts';
import type { StoredUser } from '../../world/records/users.ts';
import type { StoredNews } from '../../world/records/news.ts';
import { articleNotice } from './notice.ts';

const articleWith = ({ store, params }: RecordCall): StoredNews =>
  found(store.news.get(params.id), 'Article');

const newsView = (store: Store, { author_id, ...article }: StoredNews): NewsArticle => ({
  ...article,
  created_by: store.users.get(author_id)?.username ?? null,
});

/** Publishes or withdraws an article. Notifies every user when it was a draft before (spec, section 4). */
function setPublished(world: World, article: StoredNews, published: boolean): void {
  if (article.is_published === published) return;
  article.is_published = published;
  article.published_at = published ? world.clock.iso() : null;
  if (!published) return;
  const notice = articleNotice(article);
  for (const { id } of world.store.users.all()) notify(world, id, notice);
}

/** A new article, which nobody has published yet. */
export const newArticle = (
  { clock, user }: Pick<World, 'clock'> & { readonly user: Pick<StoredUser, 'id'> },
  { title, content, summary }: Pick<NewsInput, 'title' | 'content' | 'summary'>,
): Omit<StoredNews, 'id'> => ({
  title,
  content,
  summary: summary || null,
  is_published: false,
  created_at: clock.iso(),
  published_at: null,
  author_id: user.id,
});

export const news = {
  'news/list': ({ store, user, params }) => {
    const rows = listRows(store.news.all(), params, {
      where: {
        include_unpublished:
          (isAsked) =>
          ({ is_published }) =>
            is_published || (isAsked && user.role === 'admin'),
      },
      order: newestFirst,
    });
    return paged('news', params, rows, (row) => newsView(store, row));
  },

  'news/create': (call) => {
    const { store, body } = call;
    const article = store.news.add(newArticle(call, body));
    setPublished(call, article, body.is_published ?? false);
    return created(newsView(store, article));
  },

  'news/update': (call) => {
    const { body } = call;
    const article = articleWith(call);
    const { title, content, summary } = body;
    Object.assign(article, { title, content, summary: summary || null });
    setPublished(call, article, body.is_published ?? article.is_published);
    return ok(newsView(call.store, article));
  },

  'news/publish': (call) => {
    const article = articleWith(call);
    setPublished(call, article, call.body.is_published);
    return ok(newsView(call.store, article));
  },

  'news/delete': (call) => {
    const { id, title } = articleWith(call);
    call.store.news.delete(id);
    return ok({ message: `"${title}" is deleted` });
  },
} satisfies Area<'news'>;
