import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { WatchlistPage } from '../../features/domains/names/WatchlistPage.tsx';
import { namesDefaults, NamesSearch } from '../../features/domains/names/namesSearch.ts';

export const Route = createFileRoute('/_app/domains_/watchlist')({
  validateSearch: NamesSearch,
  search: { middlewares: [stripSearchParams(namesDefaults)] },
  component: WatchlistPage,
});
