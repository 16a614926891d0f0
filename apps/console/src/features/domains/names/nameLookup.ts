import type { Domain, Order, SortOrder } from '@dropcatch/sdk';
import {
  QueriesObserver,
  queryOptions,
  useQueryClient,
  type QueryClient,
  type QueryObserverResult,
} from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { limitCalls } from '../../../core/api/pacing.ts';
import type { Badge } from '../../../core/text/labels.ts';
import { findDomain } from '../../../entities/domains/domains.ts';
import { nameKey, type NameState } from '../../../entities/domains/nameCache.ts';
import { findOrder } from '../../../entities/orders/readOrders.ts';
import type { nameSortKeys, nameStatuses } from './namesSearch.ts';

export type NameStatus = (typeof nameStatuses)[number];

/** A name of a list with its data. */
export interface NameRow {
  name: string;
  status: NameStatus;
  /** Its row of the catalogue. */
  domain?: Domain | undefined;
  /** The newest order for it. */
  order?: Order | undefined;
}

export const nameBadges: Readonly<Record<NameStatus, Badge>> = {
  waiting: { label: 'Looking up…', tone: 'running' },
  found: { label: 'In the catalogue', tone: 'good' },
  missing: { label: 'Not in the catalogue', tone: 'neutral' },
  failed: { label: 'Lookup failed', tone: 'bad' },
};

/** No call takes many names, so each name is looked up by itself. */
const limited = limitCalls();

/** {@link NameState} of one name. */
const nameState = (name: string) =>
  queryOptions({
    queryKey: nameKey(name),
    queryFn: async ({ signal }): Promise<NameState> => {
      const [domain, order] = await Promise.all([
        limited(() => findDomain(name, signal), { signal }),
        limited(() => findOrder({ domain: name }, undefined, signal), { signal }),
      ]);
      return { domain, order };
    },
  });

function rowOf(
  name: string,
  { isError, isFetching, data }: QueryObserverResult<NameState>,
  before: NameRow | undefined,
): NameRow {
  const state = isError ? undefined : data;
  const domain = state?.domain ?? undefined;
  const order = state?.order ?? undefined;
  const hasFailed = isError && !isFetching;
  const status = hasFailed ? 'failed' : domain ? 'found' : state ? 'missing' : 'waiting';
  const isSame = status === before?.status && domain === before.domain && order === before.order;
  return isSame ? before : { name, status, domain, order };
}

/** The minimum time between two updates of the list, in milliseconds. */
const updateInterval = 100;

/**
 * Looks up names as an external store for React. Answers of the last five minutes are reused. Calls without a
 * subscriber are aborted. The rows have the order of the names. Unchanged rows stay the same objects.
 */
export function lookUpNames(client: QueryClient, names: readonly string[]) {
  const lookup = new QueriesObserver(client, names.map(nameState));
  const readRows = (before: readonly NameRow[] = []) => {
    const results = lookup.getCurrentResult() as readonly QueryObserverResult<NameState>[];
    return results.map((result, index) => rowOf(names[index] ?? '', result, before[index]));
  };
  let rows = readRows();
  let updatedAt = -updateInterval;
  return {
    rows: (): readonly NameRow[] => rows,
    subscribe: (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const update = () => {
        timer = undefined;
        updatedAt = performance.now();
        rows = readRows(rows);
        listener();
      };
      const stop = lookup.subscribe(() => {
        timer ??= setTimeout(update, updatedAt + updateInterval - performance.now());
      });
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
  };
}

/** The rows of a list of names. A new array starts a new lookup. */
export function useNameRows(names: readonly string[]): readonly NameRow[] {
  const client = useQueryClient();
  const lookup = useMemo(() => lookUpNames(client, names), [client, names]);
  return useSyncExternalStore(lookup.subscribe, lookup.rows);
}

const sortValues: Readonly<
  Record<(typeof nameSortKeys)[number], (domain: Domain) => string | number>
> = {
  domain: ({ domain }) => domain,
  chars_before_tld: ({ chars_before_tld }) => chars_before_tld,
  drop_date: ({ selected_drop_date }) => selected_drop_date,
  price: ({ selected_price }) => selected_price,
};

/** Sorts rows by their data in the catalogue. Rows without data come last, in their order. */
export function sortNameRows(
  rows: readonly NameRow[],
  by: keyof typeof sortValues,
  order: SortOrder,
): NameRow[] {
  const value = sortValues[by];
  const sign = order === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => {
    if (!a.domain || !b.domain) return Number(!a.domain) - Number(!b.domain);
    const [left, right] = [value(a.domain), value(b.domain)];
    return left === right ? 0 : left < right ? -sign : sign;
  });
}
