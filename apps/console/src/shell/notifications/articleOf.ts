import type { NewsArticle, Notification } from '@dropcatch/sdk';

/** An article that was renamed is still known by when it was published; the notification follows at once. */
const nearbyMilliseconds = 10_000;

/**
 * The published article that a notification tells of. A notification names no article: it bears the title, at the
 * moment of publishing. Of several with that title it is the one published nearest to it.
 */
export function articleOf(
  { title, created_at }: Pick<Notification, 'title' | 'created_at'>,
  articles: readonly NewsArticle[],
): NewsArticle | undefined {
  const distance = ({ published_at }: NewsArticle) =>
    Math.abs(Date.parse(published_at ?? '') - Date.parse(created_at));
  const nearest = articles
    .filter((article) => article.published_at !== null)
    .toSorted((a, b) => distance(a) - distance(b));
  return (
    nearest.find((article) => article.title === title) ??
    nearest.find((article) => distance(article) <= nearbyMilliseconds)
  );
}
