import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { EppCategory, EppCategoryInput, EppCategorySettings } from '@dropcatch/sdk';
import { apiQuery } from '../../core/api/apiQuery.ts';
import { client } from '../../core/api/client.ts';
import { fetchFresh } from '../../core/api/queryClient.ts';
import { byId } from '../../core/lists.ts';
import { categoryList } from '../orders/orderStates.ts';

/** A category as the server has it now; undefined if it is gone. */
export const readCategory = async (id: number) =>
  byId((await fetchFresh(categoryList)).categories, id);

export const categorySettings = (categoryId: number) =>
  queryOptions({
    ...apiQuery('eppCategories', 'settings', categoryId),
    // A form starts from them, so they must be current.
    staleTime: 0,
    gcTime: 0,
    meta: { failure: 'Failed to load EPP settings: {error}' },
  });

/** What changes of categories have in common. Accounts show their category. */
const touching = {
  messageKind: 'alert',
  invalidates: [['eppCategories'], ['eppAccounts', 'list']],
} as const;

export const saveCategory = (id?: number) =>
  mutationOptions({
    mutationFn: (body: EppCategoryInput) =>
      id === undefined ? client.eppCategories.create(body) : client.eppCategories.update(id, body),
    meta: {
      ...touching,
      success: `EPP category ${id === undefined ? 'created' : 'updated'} successfully`,
      failure: 'Failed to save category: {error}',
      failureIn: 'form',
    },
  });

/** Removes a category; refused while accounts, sources or orders use it. */
export const deleteCategory = mutationOptions({
  mutationFn: ({ id }: Pick<EppCategory, 'id'>) => client.eppCategories.delete(id),
  meta: {
    ...touching,
    success: 'EPP category deleted successfully',
    failure: 'Failed to delete category: {error}',
  },
});

/** Replaces the EPP settings of a category as a whole. */
export const saveCategorySettings = (categoryId: number) =>
  mutationOptions({
    mutationFn: (settings: EppCategorySettings) =>
      client.eppCategories.updateSettings(categoryId, settings),
    meta: {
      ...touching,
      success: 'EPP settings saved successfully',
      failure: 'Failed to save EPP settings: {error}',
      failureIn: 'form',
    },
  });

/**
 * The categories that a form offers: the active ones (spec, section 5), and those that the record already has.
 * @param kept the ids of these, as the options have them
 */
export function offeredCategories(categories: readonly EppCategory[], kept: readonly string[]) {
  return categories
    .filter(({ id, is_active }) => is_active || kept.includes(String(id)))
    .map(({ id, name, is_active }) => ({
      value: String(id),
      label: is_active ? name : `${name} (inactive)`,
    }));
}
