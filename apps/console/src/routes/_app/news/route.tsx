import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { newsList, newsStats } from '../../../features/news/news.ts';
import { preload } from '../../../core/api/queryClient.ts';
import { NewsPage } from '../../../features/news/NewsPage.tsx';
import { newsQuery, NewsSearch } from '../../../features/news/newsSearch.ts';

export const Route = createFileRoute('/_app/news')({
  validateSearch: NewsSearch,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => newsQuery(search),
  loader: ({ deps }) => {
    preload(newsList(deps));
    preload(newsStats);
  },
  component: NewsPage,
});
