import type { NewsArticle } from '@dropcatch/sdk';
import type { Notice } from '../activity.ts';

/** An article as stored: its author is looked up. */
export type StoredNews = Omit<NewsArticle, 'created_by'> & { author_id: number };

/** An article without a summary shows so many characters in its notification. */
const EXCERPT = 140;

function excerpt({ summary, content }: Pick<StoredNews, 'summary' | 'content'>): string {
  if (summary !== null) return summary;
  const line = content.replaceAll(/\s+/g, ' ').trim();
  const letters = Array.from(line);
  return letters.length <= EXCERPT ? line : `${letters.slice(0, EXCERPT - 1).join('')}…`;
}

/** What all users are told when an article is published. */
export const articleNotice = (
  article: Pick<StoredNews, 'title' | 'summary' | 'content'>,
): Notice => ({ type: 'news', title: article.title, message: excerpt(article) });
