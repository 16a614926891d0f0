import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { EppCategory, EppCategoryInput, EppCategorySettings } from '@dropcatch/sdk';
import { apiQuery, neverCached } from '../../core/api/apiQuery.ts';
import { client } from '../../core/api/client.ts';
import { fetchFresh } from '../../core/api/queryClient.ts';
import { byId } from '../../core/lists.ts';
import { categoryList } from './choices.ts';

/** Reads the current state of a category; undefined if it no longer exists. */
export const readCategory = async (id: number) =>
  byId((await fetchFresh(categoryList)).categories, id);

export const categorySettings = (categoryId: number) =>
  queryOptions({
    ...apiQuery('eppCategories', 'settings', categoryId),
    ...neverCached,
    meta: { failure: 'Failed to load EPP settings: {error}' },
  });

/** The meta of all changes of categories. Accounts show their category, so they are reloaded, too. */
const changeMeta = {
  messageKind: 'alert',
  named: 'name',
  invalidates: [['eppCategories'], ['eppAccounts', 'list']],
} as const;

export const saveCategory = (id?: number) =>
  mutationOptions({
    mutationFn: (body: EppCategoryInput) =>
      id === undefined ? client.eppCategories.create(body) : client.eppCategories.update(id, body),
    meta: {
      ...changeMeta,
      success: `EPP category ${id === undefined ? 'created' : 'updated'} successfully`,
      failure: 'Failed to save category: {error}',
      failureIn: 'form',
    },
  });

/** Deletes a category. The server rejects this while accounts, sources or orders use it. */
export const deleteCategory = mutationOptions({
  mutationFn: ({ id }: Pick<EppCategory, 'id'>) => client.eppCategories.delete(id),
  meta: {
    ...changeMeta,
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
      ...changeMeta,
      success: 'EPP settings saved successfully',
      failure: 'Failed to save EPP settings: {error}',
      failureIn: 'form',
    },
  });

/**
 * The categories as options of a form: the active ones (spec, section 5), and those that the record already has.
 * @param kept the ids that the record has
 */
export function categoryOptionsFor(categories: readonly EppCategory[], kept: readonly string[]) {
  return categories
    .filter(({ id, is_active }) => is_active || kept.includes(String(id)))
    .map(({ id, name, is_active }) => ({
      value: String(id),
      label: is_active ? name : `${name} (inactive)`,
    }));
}
