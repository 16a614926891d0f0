import type { EppAccount, EppCategory } from '@dropcatch/sdk';

/** A TLD without its leading dot, in lower case. */
export const normalizeTld = (tld: string) => tld.replace(/^\./, '').toLowerCase();

/**
 * Whether a category accepts a TLD. A category without TLDs accepts any (spec, section 3). `co.uk` is a TLD of its own,
 * as in the catalogue, so a category with `uk` does not accept it.
 * @param tlds the TLDs of the category, as somebody entered them: case and leading dots do not matter
 */
export function acceptsTld(tlds: readonly string[], tld: string): boolean {
  return tlds.length === 0 || tlds.some((one) => normalizeTld(one) === normalizeTld(tld));
}

/** The categories that accept one of some TLDs. */
export function acceptingCategories(
  categories: readonly EppCategory[],
  tlds: readonly string[],
): EppCategory[] {
  return categories.filter(({ supported_tlds }) =>
    tlds.some((tld) => acceptsTld(supported_tlds ?? [], tld)),
  );
}

/**
 * The accounts that catch names of some TLDs: the active ones whose category accepts one of the TLDs. Undefined if the
 * accounts or the categories are not known.
 */
export function accountsForTlds(
  tlds: readonly string[],
  accounts: readonly EppAccount[] | undefined,
  categories: readonly EppCategory[] | undefined,
): EppAccount[] | undefined {
  const ids = categories && acceptingCategories(categories, tlds).map(({ id }) => id);
  return (
    ids && accounts?.filter((each) => each.is_active && ids.includes(each.registrar_category_id))
  );
}

const maxNamed = 3;

/** Formats TLDs in short: 'com, net', 'info, io, app +5', or 'any TLD' for an empty list. */
export function listTlds(tlds: readonly string[]): string {
  if (tlds.length === 0) return 'any TLD';
  const named = tlds.slice(0, maxNamed).map(normalizeTld).join(', ');
  return tlds.length > maxNamed ? `${named} +${tlds.length - maxNamed}` : named;
}

/** Formats TLDs for a sentence: 'com or net', 'info, io, app or 5 more TLDs', or 'any TLD' for an empty list. */
export function formatTlds(tlds: readonly string[]): string {
  if (tlds.length === 0) return 'any TLD';
  const named = tlds.slice(0, maxNamed);
  const more = tlds.length - named.length;
  const last = more > 0 ? `${more} more ${more === 1 ? 'TLD' : 'TLDs'}` : named.pop();
  return named.length > 0 ? `${named.join(', ')} or ${last}` : `${last}`;
}
