import { queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';

// What an order is placed with, apart from the calls of /epp-categories and /epp-accounts: the catalogue's order dialog
// starts these with the first screen, which has no use for the others.

/** All registrar categories. */
export const categoryList = queryOptions({
  queryKey: ['eppCategories', 'list'],
  queryFn: ({ signal }) => client.eppCategories.list({ signal }),
  meta: { failure: 'Failed to load EPP categories', failureIn: 'log' },
});

/** The EPP accounts of a category that the signed-in user may use; none for the role user. */
export const accountsOfCategory = (categoryId: number) =>
  queryOptions({
    queryKey: ['eppAccounts', 'list', { category_id: categoryId }],
    queryFn: ({ signal }) => client.eppAccounts.list({ category_id: categoryId }, { signal }),
    meta: { failure: 'Failed to load EPP accounts', failureIn: 'log' },
  });
