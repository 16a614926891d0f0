import type { EppCategoryInput, EppCategorySettings } from '@dropcatch/sdk';
import { refuse, wrongField } from '../call/handler.ts';
import { countsInWords } from '../call/numbers.ts';
import { toAscii } from '../catalogue/names.ts';
import type { Store } from '../store.ts';
import { missingTemplates } from './settings.ts';

/** A TLD as names have it: without a leading dot, in lower case, other letters in their xn-- form. */
function tidyTld(tld: string): string {
  const text = tld.trim().toLowerCase().replace(/^\.+/, '');
  try {
    return /^[\P{ASCII}a-z0-9.-]+$/u.test(text) ? toAscii(text) : text;
  } catch {
    return text;
  }
}

/** The TLDs as they are compared, each once. */
export function tidyTlds(tlds: readonly string[]): string[] {
  return [...new Set(tlds.map(tidyTld))].filter((tld) => tld !== '');
}

const TLD = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/** Why a category cannot have these values; undefined when it can. `exceptId` is the category itself. */
export function categoryTrouble(
  store: Store,
  { name, supported_tlds = [] }: EppCategoryInput,
  exceptId?: number,
) {
  const strange = tidyTlds(supported_tlds).find((tld) => !TLD.test(tld));
  if (strange !== undefined) return wrongField('supported_tlds', `${strange} is not a TLD`);
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return wrongField('name', 'must not be empty');
  const taken = store.eppCategories.find(
    (category) => category.id !== exceptId && category.name.toLowerCase() === wanted,
  );
  if (taken === undefined) return undefined;
  const text = `There is a category ${taken.name} already`;
  return refuse(409, text, { name: text });
}

/** Why settings cannot be kept: a custom command without its template; undefined when they can. */
export function settingsTrouble(settings: EppCategorySettings) {
  const [missing] = missingTemplates(settings, settings);
  return missing && wrongField(missing[1], `is required while ${missing[0]} is custom`);
}

/** What needs a category, in words; undefined when nothing does. */
export function usesOf(store: Store, id: number): string | undefined {
  const accounts = store.eppAccounts.filter((account) => account.registrar_category_id === id);
  // Ended ones too: staff may take up any order again.
  const orders = store.orders.filter((order) => order.epp_registrar_category_id === id);
  const sources = store.sources.filter(({ epp_category_ids }) => epp_category_ids.includes(id));
  return countsInWords({
    'EPP account': accounts.length,
    source: sources.length,
    order: orders.length,
  });
}
