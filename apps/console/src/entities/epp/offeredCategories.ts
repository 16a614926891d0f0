import type { EppCategory } from '@dropcatch/sdk';

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
