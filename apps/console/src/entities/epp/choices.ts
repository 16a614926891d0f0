import { queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../core/api/apiQuery.ts';

// What an order chooses from. Apart from the other calls for categories and accounts, since the catalogue's order dialog
// needs them in the files that load first.

/** All EPP categories. */
export const categoryList = queryOptions({
  ...apiQuery('eppCategories', 'list'),
  meta: { failure: 'Failed to load EPP categories: {error}', failureIn: 'log' },
});

/** The first entry of a select of categories. */
export const noCategory = { value: '', label: 'Select a category' };

/** Shows if the accounts to choose from cannot be loaded. */
export const accountsFailed = 'Failed to load EPP accounts: {error}';

/** The EPP accounts of a category that the signed-in user may use; none for the role user. */
export const accountsOfCategory = (categoryId: number) =>
  queryOptions({
    ...apiQuery('eppAccounts', 'list', { category_id: categoryId }),
    meta: { failure: 'Failed to load EPP accounts', failureIn: 'log' },
  });
