import { DAY, HOUR, isoTime } from '../../world/time.ts';
import type { Rng } from '../../world/rng.ts';
import type { World } from '../../world/world.ts';
import { ADMIN_ID, FORMER_USERS } from '../users/people.ts';
import { ARTICLES, type ArticleText } from './texts.ts';

function shortArticles(count: number): ArticleText[] {
  return Array.from({ length: count }, (_, i) => ({
    title: `Weekly report ${count - i}`,
    content: `What dropped in week ${count - i}, and what we caught of it.`,
  }));
}

/** Seeds the articles of the last half year: published ones and drafts, on more than one page. */
export function seedNews({ store, clock }: World, rng: Rng, more: number): void {
  let written = clock.now();
  const dated = [...ARTICLES, ...shortArticles(more)].map((article) => {
    written -= rng.int(20, 260) * HOUR;
    return { article, written };
  });
  for (const { article, written: at } of dated.toReversed()) {
    const published = article.draft === undefined;
    store.news.add({
      title: article.title,
      content: article.content,
      summary: article.summary ?? null,
      is_published: published,
      created_at: isoTime(at),
      published_at: published ? isoTime(at + Math.floor(rng.next() * 0.75 * DAY)) : null,
      author_id: article.orphan === undefined ? ADMIN_ID : (FORMER_USERS[0]?.id ?? ADMIN_ID),
    });
  }
}
