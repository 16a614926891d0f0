import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { EppCategory, EppCategoryInput, EppCategorySettings } from '@dropcatch/sdk';
import { byId } from '../../core/lists.ts';
import { client } from '../../core/api/client.ts';
import { categoryList } from '../orders/orderStates.ts';
import { readAnew } from '../../core/api/queryClient.ts';

/** What a change of a category may change on screen: accounts show their category. */
const touched = [['eppCategories'], ['eppAccounts', 'list']] as const;

/** A category as the server has it now; undefined where it is gone. */
export const readCategory = async (id: number) =>
  byId((await readAnew(categoryList)).categories, id);

/** The EPP settings of a category, the defaults of its accounts. */
export const categorySettings = (categoryId: number) =>
  queryOptions({
    queryKey: ['eppCategories', 'settings', categoryId],
    queryFn: async ({ signal }) => {
      const { settings } = await client.eppCategories.settings(categoryId, { signal });
      return settings;
    },
    // A form starts from them: they must be those of now.
    staleTime: 0,
    meta: { failure: 'Failed to load EPP settings: {error}' },
    gcTime: 0,
  });

/** Adds a category, or changes the one with the id. */
export const saveCategory = (id?: number) =>
  mutationOptions({
    mutationFn: (body: EppCategoryInput) =>
      id === undefined ? client.eppCategories.create(body) : client.eppCategories.update(id, body),
    meta: {
      invalidates: touched,
      success: `EPP category ${id === undefined ? 'created' : 'updated'} successfully`,
      failure: 'Failed to save category: {error}',
      failureIn: 'form',
      message: 'alert',
    },
  });

/** Removes a category; refused while accounts, sources or orders use it. */
export const deleteCategory = mutationOptions({
  mutationFn: ({ id }: Pick<EppCategory, 'id'>) => client.eppCategories.delete(id),
  meta: {
    invalidates: touched,
    success: 'EPP category deleted successfully',
    failure: 'Failed to delete category: {error}',
    message: 'alert',
  },
});

/** Replaces the EPP settings of a category as a whole. */
export const saveCategorySettings = (categoryId: number) =>
  mutationOptions({
    mutationFn: (settings: EppCategorySettings) =>
      client.eppCategories.updateSettings(categoryId, settings),
    meta: {
      invalidates: touched,
      success: 'EPP settings saved successfully',
      failure: 'Failed to save EPP settings: {error}',
      failureIn: 'form',
      message: 'alert',
    },
  });

/**
 * The categories that a form offers: the active ones (spec, section 5), and those that the record has already, whatever
 * they are.
 * @param kept the ids of these, as the options have them
 */
export function offeredCategories(categories: readonly EppCategory[], kept: readonly string[]) {
  return categories
    .map(({ id, name, is_active }) => ({
      value: String(id),
      label: is_active ? name : `${name} (inactive)`,
      is_active,
    }))
    .filter(({ value, is_active }) => is_active || kept.includes(value))
    .map(({ value, label }) => ({ value, label }));
}
