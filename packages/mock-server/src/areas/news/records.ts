import type { NewsArticle } from '@dropcatch/sdk';

/** An article as stored: its author is looked up. */
export type StoredNews = Omit<NewsArticle, 'created_by'> & { author_id: number };
