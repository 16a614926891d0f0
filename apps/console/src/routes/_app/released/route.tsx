import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { preload } from '../../../core/api/queryClient.ts';
import { releasedList, releasedStats } from '../../../features/released/released.ts';
import { ReleasedPage } from '../../../features/released/ReleasedPage.tsx';
import {
  releasedDefaults,
  releasedQuery,
  ReleasedSearch,
} from '../../../features/released/releasedSearch.ts';

export const Route = createFileRoute('/_app/released')({
  validateSearch: ReleasedSearch,
  search: { middlewares: [stripSearchParams(releasedDefaults)] },
  loaderDeps: ({ search }) => releasedQuery(search),
  loader: ({ deps }) => {
    preload(releasedList(deps));
    preload(releasedStats);
  },
  component: ReleasedPage,
});
