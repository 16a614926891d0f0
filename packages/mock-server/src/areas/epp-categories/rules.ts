import type { EppCategoryInput } from '@dropcatch/sdk';
import { listCounts } from '../../text/words.ts';
import { inAscii, isTld } from '../../world/catalogue/names.ts';
import type { Store } from '../../world/store.ts';
import { deny, denyField } from '../../engine/refused.ts';

/** Normalizes a TLD: no leading dot, lower case, xn-- form. */
function tidyTld(tld: string): string {
  const text = tld.trim().toLowerCase().replace(/^\.+/, '');
  return inAscii(text) ?? text;
}

export const tidyTlds = (tlds: readonly string[]): string[] =>
  [...new Set(tlds.map(tidyTld))].filter((tld) => tld !== '');

/** Refuses invalid values of a category. `exceptId` is the id of an existing one. */
export function checkCategory(
  store: Store,
  { name, supported_tlds = [] }: EppCategoryInput,
  exceptId?: number,
): void {
  const strange = tidyTlds(supported_tlds).find((tld) => !isTld(tld));
  if (strange !== undefined) denyField('supported_tlds', `${strange} is not a TLD`);
  const wanted = name.trim().toLowerCase();
  if (wanted === '') denyField('name', 'must not be empty');
  const taken = store.eppCategories.find(
    (category) => category.id !== exceptId && category.name.toLowerCase() === wanted,
  );
  if (taken !== undefined) deny(409, `There is a category ${taken.name} already`, 'name');
}

/** What uses a category, in words. Undefined when nothing does. */
export const usesOf = (store: Store, id: number): string | undefined =>
  listCounts({
    'EPP account': store.eppAccounts.filter((row) => row.registrar_category_id === id).length,
    source: store.sources.filter((row) => row.epp_category_ids.includes(id)).length,
    // Includes closed orders, which staff may reopen.
    order: store.orders.filter((row) => row.epp_registrar_category_id === id).length,
  });
