import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { pageParam, searchParams } from '../../../core/address/searchSchema.ts';
import { preload } from '../../../core/api/queryClient.ts';
import { newsList, publishedTotal } from '../../../features/news/news.ts';
import { NewsPage } from '../../../features/news/NewsPage.tsx';

export const Route = createFileRoute('/_app/news')({
  validateSearch: searchParams({ page: pageParam }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    preload(newsList(deps));
    preload(publishedTotal);
  },
  component: NewsPage,
});
