import type { Notice } from '../activity.ts';
import type { StoredNews } from './records.ts';

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
