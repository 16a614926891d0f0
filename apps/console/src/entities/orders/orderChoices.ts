import { queryOptions } from '@tanstack/react-query';
import { client } from '../../core/api/client.ts';
import { apiQuery } from '../../core/api/apiQuery.ts';

// What an order is placed with, apart from the calls of /epp-categories and /epp-accounts: the catalogue's order dialog
// starts these with the first screen, which has no use for the others.

/** All registrar categories. */
export const categoryList = queryOptions({
  ...apiQuery('eppCategories', 'list'),
  meta: { failure: 'Failed to load EPP categories: {error}', failureIn: 'log' },
});

/** The EPP accounts of a category that the signed-in user may use; none for the role user. */
export const accountsOfCategory = (categoryId: number) =>
  queryOptions({
    queryKey: ['eppAccounts', 'list', { category_id: categoryId }],
    queryFn: ({ signal }) => client.eppAccounts.list({ category_id: categoryId }, { signal }),
    meta: { failure: 'Failed to load EPP accounts', failureIn: 'log' },
  });
