import type { StoredNews } from '../../world/records/news.ts';

/** Length of the notification of an article without a summary, in characters. */
const EXCERPT = 140;

export function articleNotice({ title, summary, content }: StoredNews) {
  const line = content.replaceAll(/\s+/g, ' ').trim();
  const letters = Array.from(line);
  const excerpt = letters.length <= EXCERPT ? line : `${letters.slice(0, EXCERPT - 1).join('')}…`;
  return { type: 'news', title, message: summary ?? excerpt } as const;
}
