import type { CharType, DomainLength } from '@dropcatch/sdk';
import { toAscii } from '../catalogue/names.ts';
import type { Filter } from '../catalogue/select.ts';
import { DAY } from '../time/clock.ts';

/** The conditions that the list, the figures and the export share, under their names in the contract. */
export interface DomainConditions {
  readonly search?: string | undefined;
  readonly tld?: string | undefined;
  readonly drop_date_from?: string | undefined;
  readonly drop_date_to?: string | undefined;
  readonly min_price?: number | undefined;
  readonly max_price?: number | undefined;
  readonly char_type?: CharType | undefined;
  readonly domain_length?: DomainLength | undefined;
}

/** Both ends are in; the ranges overlap on purpose (spec, section 9). */
const LENGTHS: Record<DomainLength, { minLength: number; maxLength?: number }> = {
  '1': { minLength: 1, maxLength: 1 },
  '2': { minLength: 2, maxLength: 2 },
  '3': { minLength: 3, maxLength: 3 },
  '4': { minLength: 4, maxLength: 4 },
  '5': { minLength: 5, maxLength: 5 },
  '6-8': { minLength: 6, maxLength: 8 },
  '9-10': { minLength: 9, maxLength: 10 },
  '10-15': { minLength: 10, maxLength: 15 },
  '15+': { minLength: 15 },
};

/** What to look for in ASCII names; words with other letters are looked for in their xn-- form. */
export function searchText(search: string): string {
  const text = search.trim().toLowerCase();
  try {
    return /\P{ASCII}/u.test(text) ? toAscii(text) : text;
  } catch {
    return text;
  }
}

/** The contract's conditions as the catalogue understands them: days, cents, ranges. */
export function domainFilter(wanted: DomainConditions): Filter {
  const { search, tld, drop_date_from, drop_date_to, min_price, max_price, char_type } = wanted;
  return {
    ...(search && { search: searchText(search) }),
    ...(tld && { tld: tld.toLowerCase() }),
    ...(drop_date_from && { dayFrom: Date.parse(drop_date_from) / DAY }),
    ...(drop_date_to && { dayTo: Date.parse(drop_date_to) / DAY }),
    ...(min_price !== undefined && { minCents: Math.round(min_price * 100) }),
    ...(max_price !== undefined && { maxCents: Math.round(max_price * 100) }),
    ...(char_type && { charType: char_type }),
    ...(wanted.domain_length && LENGTHS[wanted.domain_length]),
  };
}
