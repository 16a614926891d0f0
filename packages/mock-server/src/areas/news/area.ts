import { defineArea } from '../area.ts';
import { ADMIN_ID } from '../users/people.ts';
import { news, newArticle } from './handlers.ts';
import { seedNews } from './seed.ts';

export const newsArea = defineArea<'news'>({
  handlers: news,
  seed: (world, rng, { articles }) => seedNews(world, rng.derive('news'), articles),
  ordinary: {
    news: ({ clock }, { is_published = true }, id) => ({
      ...newArticle(
        { clock, user: { id: ADMIN_ID } },
        {
          title: `Article ${id}`,
          content: 'What dropped this week, and what we caught of it.',
        },
      ),
      is_published,
      published_at: is_published ? clock.iso() : null,
    }),
  },
});
