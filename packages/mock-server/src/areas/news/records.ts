import type { NewsArticle } from '@dropcatch/sdk';

/** An article as stored: its author is looked up. */
export type StoredNews = Omit<NewsArticle, 'created_by'> & { author_id: number };

/** An article without a summary shows so many characters in its notification. */
const EXCERPT = 140;

/** What all users are told when an article is published. */
export function articleNotice({ title, summary, content }: StoredNews) {
  const line = content.replaceAll(/\s+/g, ' ').trim();
  const letters = Array.from(line);
  const excerpt = letters.length <= EXCERPT ? line : `${letters.slice(0, EXCERPT - 1).join('')}…`;
  return { type: 'news', title, message: summary ?? excerpt } as const;
}
