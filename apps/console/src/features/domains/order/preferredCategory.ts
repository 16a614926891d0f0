import type { Domain, EppCategory } from '@dropcatch/sdk';
import * as v from 'valibot';
import { expectedUser } from '../../../core/session/session.ts';
import { changeUserPreference, getUserPreference } from '../../../core/session/userPreference.ts';

/** Through which category a person last ordered a TLD, by its bare name. */
const preference = 'orderCategory';
const LastUsed = v.fallback(v.record(v.string(), v.number()), {});

type WithTld = Pick<Domain, 'tld'>;

/** Whether orders of a TLD can run through a category, however its TLDs were typed; one that names none serves all. */
export function servesTld({ supported_tlds }: EppCategory, tld: string): boolean {
  return supported_tlds.length === 0 || supported_tlds.some((one) => bareTld(one) === bareTld(tld));
}

/** A TLD without its leading dot, in lower case. */
function bareTld(tld: string): string {
  return tld.replace(/^\./, '').toLowerCase();
}

/**
 * The category that an order form begins with, as its option's value: the one that the person used last for these TLDs,
 * else the only one that serves them all. Empty where the person has to choose.
 * @param categories those that are active
 */
export function preferredCategory(
  categories: readonly EppCategory[],
  domains: readonly WithTld[],
): string {
  const fitting = categories.filter((one) => domains.every(({ tld }) => servesTld(one, tld)));
  const used = getUserPreference(preference, LastUsed);
  const last = new Set(domains.map(({ tld }) => used[bareTld(tld)]));
  const again = last.size === 1 ? fitting.find(({ id }) => last.has(id)) : undefined;
  const [first, ...others] = fitting;
  return String(again?.id ?? (others.length === 0 ? first?.id : undefined) ?? '');
}

/** Remembers through which category the signed-in user has ordered the TLDs of these domains. */
export function rememberCategory(categoryId: number, domains: readonly WithTld[]): void {
  const user = expectedUser();
  if (!user) return;
  changeUserPreference(preference, LastUsed, user.id, (used) => ({
    ...used,
    ...Object.fromEntries(domains.map(({ tld }) => [bareTld(tld), categoryId])),
  }));
}
