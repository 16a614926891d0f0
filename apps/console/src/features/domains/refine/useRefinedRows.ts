import type { Domain } from '@dropcatch/sdk';
import { useEffect, useMemo, useState } from 'react';
import { isIdn } from '../../../entities/domains/domainName.ts';
import { refineRows, type Refinement } from './refineRows.ts';

/**
 * The rows of the page that the refinement leaves, as {@link refineRows} tells; undefined until they have come. What
 * reads internationalised names comes when one is to be judged; until then they are judged as registries write them.
 */
export function useRefinedRows(
  rows: readonly Domain[] | undefined,
  refinement: Refinement,
  shown: readonly { id: string }[],
): readonly Domain[] | undefined {
  const [reader, setReader] = useState<{ readableName?: (name: string) => string | undefined }>();
  const left = useMemo(
    () => rows && refineRows(rows, refinement, shown, reader?.readableName),
    [rows, refinement, shown, reader],
  );
  const needed = !reader && left !== rows && rows?.some(({ domain }) => isIdn(domain));
  useEffect(() => {
    if (!needed) return;
    // Without the network the rows stay judged as they are.
    void import('../../../entities/domains/readableName.ts').catch(() => ({})).then(setReader);
  }, [needed]);
  return left;
}
