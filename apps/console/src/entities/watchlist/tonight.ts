import type { Domain, DomainList, Order } from '@dropcatch/sdk';
import { domainsListQueryLimits as limits } from '@dropcatch/sdk/limits';
import { queryOptions } from '@tanstack/react-query';
import { limitCalls } from '../../core/api/pacing.ts';
import { formatCount, formatPrice, pluralize } from '../../core/text/numbers.ts';
import type { Day } from '../../core/time/time.ts';
import { findDomain, readDomains } from '../domains/domains.ts';
import { watchedKey, watchedNames } from '../domains/watchlist.ts';
import { isWindowOver } from '../drops/isWindowOver.ts';

/**
 * Reads the watched names that drop on a day. No call lists them: it reads all drops of the day, or each watched name,
 * whichever takes fewer calls.
 */
async function readWatchedDrops(day: Day, signal: AbortSignal): Promise<DomainList> {
  const limited = limitCalls();
  const read = (page: number) =>
    readDomains(
      { drop_date_from: day, drop_date_to: day, per_page: limits.per_page.max, page },
      signal,
    );
  const first = await read(1);
  const names = watchedNames();
  const morePages = Array.from(
    { length: Math.max(0, first.pagination.pages - 1) },
    (_, index) => index + 2,
  );
  const rows =
    morePages.length <= names.length
      ? (await Promise.all(morePages.map((page) => limited(() => read(page), { signal })))).flatMap(
          ({ domains }) => domains,
        )
      : (
          await Promise.all(
            names.map((name) => limited(() => findDomain(name, signal), { signal })),
          )
        ).flatMap((domain) => domain ?? []);
  const found = [...first.domains, ...rows].filter(
    ({ in_watchlist, selected_drop_date }) => in_watchlist && selected_drop_date === day,
  );
  return { ...first, domains: [...new Map(found.map((row) => [row.domain, row])).values()] };
}

/** The watched names that drop on a UTC day. Read again after a name was added to the watchlist. */
export const watchedDrops = (day: Day) =>
  queryOptions({
    queryKey: [...watchedKey, day],
    queryFn: ({ signal }) => readWatchedDrops(day, signal),
    meta: { failure: 'Failed to load the watched names of the day', failureIn: 'log' },
  });

/** The watched names whose release of the day is not over, and those of them without an order. */
export interface Tonight {
  dropping: readonly Domain[];
  notOrdered: readonly Domain[];
}

/**
 * What is left of the watched names of a day.
 * @param orders the user's open orders
 * @param now milliseconds since 1970
 */
export function tonightOf(rows: readonly Domain[], orders: readonly Order[], now: number): Tonight {
  const ordered = new Set(orders.map(({ domain, drop_date }) => `${domain} ${drop_date}`));
  const dropping = rows.filter(
    ({ in_watchlist, tld, selected_drop_date }) =>
      in_watchlist && !isWindowOver(tld, selected_drop_date, now),
  );
  return {
    dropping,
    notOrdered: dropping.filter(
      ({ domain, selected_drop_date }) => !ordered.has(`${domain} ${selected_drop_date}`),
    ),
  };
}

/** In words: '12 watched names drop tonight, 9 not ordered, $621'. The sum is the price of those. */
export function tonightText({ dropping, notOrdered }: Tonight): string {
  const one = dropping.length === 1;
  const names = `${pluralize(dropping.length, 'watched name')} ${one ? 'drops' : 'drop'} tonight`;
  if (notOrdered.length === 0) return `${names}, ${one ? 'ordered' : 'all ordered'}`;
  const sum = notOrdered.reduce((total, { selected_price }) => total + selected_price, 0);
  const price = formatPrice(sum).replace(/\.00$/, '');
  return `${names}, ${one ? '' : `${formatCount(notOrdered.length)} `}not ordered, ${price}`;
}
