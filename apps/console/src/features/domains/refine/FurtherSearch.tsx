import { Button } from '@mantine/core';
import { domainsListQueryLimits } from '@dropcatch/sdk/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../core/api/errors.ts';
import { showFailure } from '../../../core/api/messages.ts';
import { queryClient } from '../../../core/api/queryClient.ts';
import { readDomains } from '../../../entities/domains/domains.ts';
import { readableName } from '../../../entities/domains/readableName.ts';
import { formatCount } from '../../../core/text/numbers.ts';
import { furtherRows, rowsSoFar, type FurtherSearch as Search } from './furtherRows.ts';
import { refineRows } from './refineRows.ts';

/** Pages that are searched hold so many rows. */
const perPage = domainsListQueryLimits.per_page.max;

/** A search pauses after so many finds; the person may go on. */
const mostFinds = 500;

interface FurtherSearchProps {
  search: Search;
  /** The columns of the list. */
  shown: readonly { id: string }[];
  /** How many rows the filter has. */
  total: number;
  /** How many rows of the shown page are left. */
  left: number;
}

/** Looks through the pages behind the shown one; says how far it has read, and can be stopped and taken up again. */
export function FurtherSearch({ search, shown, total, left }: FurtherSearchProps) {
  const { data } = useQuery(furtherRows(search));
  const [running, setRunning] = useState(false);
  const run = useRef<AbortController>(undefined);
  useEffect(() => () => run.current?.abort(), []);
  const begin = async () => {
    const current = new AbortController();
    run.current = current;
    setRunning(true);
    try {
      await searchFurther(search, shown, current.signal);
    } catch (error) {
      if (!current.signal.aborted) showFailure(errorText(error), error);
    } finally {
      if (!current.signal.aborted) setRunning(false);
    }
  };
  const stop = () => {
    run.current?.abort();
    setRunning(false);
  };
  const read = data?.read ?? rowsSoFar(search.query);
  const isOver = read >= total;
  return (
    <>
      {(data || running) && (
        <span role="status">
          {`${formatCount(left + (data?.domains.length ?? 0))} found in ${formatCount(Math.min(read, total))} of ${formatCount(total)} rows`}
        </span>
      )}
      {(running || !isOver) && (
        <Button size="compact-xs" variant="default" onClick={running ? stop : () => void begin()}>
          {running ? 'Stop' : data ? 'Go on' : 'Search further pages'}
        </Button>
      )}
    </>
  );
}

/**
 * Reads the pages behind the shown one, or behind what was read before, and keeps what the refinement leaves; up to
 * {@link mostFinds} more rows. It ends when it is aborted, and keeps what it has.
 * @param shown the columns of the list
 */
async function searchFurther(
  search: Search,
  shown: readonly { id: string }[],
  signal: AbortSignal,
): Promise<void> {
  const { queryKey } = furtherRows(search);
  const before = queryClient.getQueryData(queryKey)?.domains ?? [];
  for (;;) {
    const known = queryClient.getQueryData(queryKey);
    const read = known?.read ?? rowsSoFar(search.query);
    const page = Math.floor(read / perPage) + 1;
    const query = { ...search.query, page, per_page: perPage };
    const list = await readDomains(query, signal);
    const rows = list.domains.slice(read - (page - 1) * perPage);
    const found = refineRows(rows, search.refinement, shown, readableName);
    const domains = [...(known?.domains ?? []), ...found];
    const { total } = list.pagination;
    const upTo = Math.min(total, page * perPage);
    queryClient.setQueryData(queryKey, { domains, read: upTo, total });
    if (upTo >= total || domains.length - before.length >= mostFinds) return;
  }
}
