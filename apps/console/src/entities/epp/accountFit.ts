import type { EppAccount, EppCategory } from '@dropcatch/sdk';
import { byId } from '../../core/lists.ts';
import { pluralize } from '../../core/text/numbers.ts';
import { splitTld } from '../domains/domainName.ts';
import { acceptsTld, listTlds, normalizeTld } from './tlds.ts';

/** The part of an account that tells which names it serves. */
export type ServingAccount = Pick<EppAccount, 'name' | 'registrar_category_id'>;

/** The TLDs that an account serves, by its category; none for any. Undefined if the category is not known. */
function tldsOf(
  { registrar_category_id }: ServingAccount,
  categories: readonly EppCategory[] | undefined,
): readonly string[] | undefined {
  return byId(categories, registrar_category_id)?.supported_tlds;
}

/** How many of the names an account serves; all of them if its category is not known. */
function servedCount(
  account: ServingAccount,
  categories: readonly EppCategory[] | undefined,
  names: readonly string[],
): number {
  const tlds = tldsOf(account, categories);
  if (!tlds) return names.length;
  return names.filter((name) => acceptsTld(tlds, splitTld(name)[1])).length;
}

/** The accounts in the order of how many of the names they serve, those that serve the most first. */
export function bestFitFirst<Account extends ServingAccount>(
  accounts: readonly Account[],
  categories: readonly EppCategory[] | undefined,
  names: readonly string[],
): Account[] {
  const counts = new Map(
    accounts.map((account) => [account, servedCount(account, categories, names)]),
  );
  return accounts.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
}

/**
 * What is wrong with an account for some names: 'CZ-01 serves cz. 6 of 6 names are not .cz'. Undefined if it serves them
 * all. The service decides anyway.
 * @param isSample whether there are more names than these
 */
export function misfitText(
  account: ServingAccount,
  categories: readonly EppCategory[] | undefined,
  names: readonly string[],
  isSample = false,
): string | undefined {
  const tlds = tldsOf(account, categories);
  const misfits = names.length - servedCount(account, categories, names);
  if (!tlds || misfits === 0) return undefined;
  const [first = '', second] = tlds;
  const one = misfits === 1;
  const rest =
    second === undefined
      ? `${one ? 'is' : 'are'} not .${normalizeTld(first)}`
      : `${one ? 'has' : 'have'} another TLD`;
  const of = isSample ? 'of the first' : 'of';
  return `${account.name} serves ${listTlds(tlds)}. ${misfits} ${of} ${pluralize(names.length, 'name')} ${rest}`;
}
