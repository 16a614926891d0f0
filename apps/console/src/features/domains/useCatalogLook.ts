import { useMemo } from 'react';
import { useHiddenColumns } from '../../ui/list/visibleColumns.ts';
import { useSelectedSources } from '../../entities/sources/SourcePicker.tsx';
import type { CatalogSearch } from './catalogSearch.ts';

/** Which columns the catalogue shows, and what changes that. */
export interface CatalogLook {
  /** Ids of the columns not to show. */
  hidden: readonly string[];
  /** Ids of the data sources whose columns to show. */
  sources: readonly number[];
  setHidden: (ids: string[]) => void;
  setSources: (ids: number[]) => void;
}

/**
 * The columns of the catalogue. Where the address names them (a shared link, a saved view) it is the address that holds
 * and that a choice changes; otherwise it is what the person chose before. So there is one truth at a time.
 */
export function useCatalogLook(
  { hide, sources }: Pick<CatalogSearch, 'hide' | 'sources'>,
  change: (patch: Pick<Partial<CatalogSearch>, 'hide' | 'sources'>) => void,
): CatalogLook {
  const [ownHidden, setOwnHidden] = useHiddenColumns('domains');
  const [ownSources, setOwnSources] = useSelectedSources();
  return {
    hidden: useMemo(() => (hide === undefined ? ownHidden : idsIn(hide)), [hide, ownHidden]),
    sources: useMemo(
      () => (sources === undefined ? ownSources : idsIn(sources).map(Number)),
      [sources, ownSources],
    ),
    setHidden: (ids) => (hide === undefined ? setOwnHidden(ids) : change({ hide: ids.join(',') })),
    setSources: (ids) =>
      sources === undefined ? setOwnSources(ids) : change({ sources: ids.join(',') }),
  };
}

function idsIn(list: string): string[] {
  return list.split(',').filter(Boolean);
}
