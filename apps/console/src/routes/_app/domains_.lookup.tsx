import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { LookupPage } from '../../features/domains/names/LookupPage.tsx';
import { namesDefaults, NamesSearch } from '../../features/domains/names/namesSearch.ts';

export const Route = createFileRoute('/_app/domains_/lookup')({
  validateSearch: NamesSearch,
  search: { middlewares: [stripSearchParams(namesDefaults)] },
  component: LookupPage,
});
