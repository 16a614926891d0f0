import type { Domain, DomainsListQuery } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { isIdn } from '../../../entities/domains/domainName.ts';
import { furtherRows, type FurtherSearch } from './furtherRows.ts';
import { refineRows, refinementOf, type Refinement } from './refineRows.ts';

interface RefinedRows {
  /** What is left of the page, and behind it what was found on further pages; undefined until the page has come. */
  rows: readonly Domain[] | undefined;
  /** How many rows of the page are left. */
  left: number;
  /** What a search of further pages is of; undefined where nothing is refined. */
  further: FurtherSearch | undefined;
}

/**
 * The rows of the page that the refinement leaves, as {@link refineRows} tells, and those that were found on further pages.
 * What reads internationalised names comes when one is to be judged; until then they are judged as registries write them.
 * @param call the call that the page came by
 * @param shown the columns of the list
 */
export function useRefinedRows(
  page: readonly Domain[] | undefined,
  call: DomainsListQuery,
  refinement: Refinement,
  shown: readonly { id: string }[],
): RefinedRows {
  const [reader, setReader] = useState<{ readableName?: (name: string) => string | undefined }>();
  const own = useMemo(
    () => page && refineRows(page, refinement, shown, reader?.readableName),
    [page, refinement, shown, reader],
  );
  const isRefined = own !== page;
  const needed = !reader && isRefined && page?.some(({ domain }) => isIdn(domain));
  useEffect(() => {
    if (!needed) return;
    // Without the network the rows stay judged as they are.
    void import('../../../entities/domains/readableName.ts').catch(() => ({})).then(setReader);
  }, [needed]);
  const further = { query: call, refinement: refinementOf(refinement, shown) };
  const found = useQuery(furtherRows(further)).data?.domains;
  const rows = useMemo(
    () => (own && isRefined && found ? [...own, ...found] : own),
    [own, isRefined, found],
  );
  return { rows, left: own?.length ?? 0, further: isRefined ? further : undefined };
}
