import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { NewsArticle, NewsInput, NewsListQuery } from '@dropcatch/sdk';
import { newsListQueryLimits as limits } from '@dropcatch/sdk/limits';
import { apiQuery } from '../../core/api/apiQuery.ts';
import { client } from '../../core/api/client.ts';
import { updateInLists, initialDataFromLists } from '../../core/api/queryClient.ts';
import { findById } from '../../core/lists.ts';

/** The meta of all changes of articles. Publishing notifies all users, including the author. */
const changeMeta = { invalidates: [['news'], ['notifications']], named: 'title' } as const;
const listKey = ['news', 'list'] as const;
const failure = 'Failed to load news articles';
const withDrafts = { include_unpublished: true } as const;

/** One page of the news, drafts included. */
export const newsList = (query: NewsListQuery) => ({
  ...apiQuery('news', 'list', { per_page: 20, ...query, ...withDrafts }),
  meta: { failure },
});

/** The published articles. There is no call for their number, so it is the total of a list. */
export const publishedTotal = queryOptions({
  ...apiQuery('news', 'list', { per_page: 1 }),
  meta: { failure: 'Failed to load news statistics', failureIn: 'log' },
});

/**
 * One article by id, drafts included; null if there is none. There is no call for one article, so the list is searched.
 */
export const newsArticle = (id: number) =>
  queryOptions({
    queryKey: ['news', 'details', id],
    queryFn: ({ signal }) => {
      const query = { per_page: limits.per_page.max, ...withDrafts };
      return findById(client.news.listAll(query, { signal }), id);
    },
    meta: { failure },
    ...initialDataFromLists(listKey, 'news', (article: NewsArticle) => article.id === id),
  });

/** Creates an article, or updates the one with the id. */
export const saveArticle = (id?: number) =>
  mutationOptions({
    mutationFn: (body: NewsInput) =>
      id === undefined ? client.news.create(body) : client.news.update(id, body),
    onSuccess: (_answer: unknown, sent: NewsInput) =>
      updateInLists(listKey, 'news', { ...sent, id }),
    meta: {
      ...changeMeta,
      success: `News article ${id === undefined ? 'created' : 'updated'} successfully`,
      failure: 'Failed to save news article',
      failureIn: 'form',
    },
  });

/** Publishes or unpublishes an article. Publishing notifies all users. */
export const publishArticle = mutationOptions({
  mutationFn: ({ id, is_published }: Pick<NewsArticle, 'id' | 'title' | 'is_published'>) =>
    client.news.publish(id, { is_published }),
  meta: {
    ...changeMeta,
    success: 'News article updated successfully',
    failure: 'Failed to update publish status',
  },
});

/** Deletes an article permanently. */
export const deleteArticle = mutationOptions({
  mutationFn: ({ id }: Pick<NewsArticle, 'id'>) => client.news.delete(id),
  meta: {
    ...changeMeta,
    success: 'News article deleted successfully',
    failure: 'Failed to delete news article',
  },
});

/** The newest published articles, for every role. Not cached, since a new article may have been published. */
export const publishedNews = queryOptions({
  queryKey: ['news', 'published'],
  queryFn: ({ signal }) => client.news.list({ per_page: limits.per_page.max }, { signal }),
  meta: { failure },
  gcTime: 0,
});
