import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { watchedNames } from '../../api/watchlist.ts';
import { Empty } from '../../components/Empty.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { RefreshButton } from '../../components/RefreshButton.tsx';
import { NamesList } from './NamesList.tsx';
import type { NamesSearch } from './namesSearch.ts';

const route = getRouteApi('/_app/domains_/watchlist');

/**
 * The domains that the signed-in user watches (design, section 8). One whose star is taken off stays in the list, so
 * that it can be put back, until the list is refreshed.
 */
export function WatchlistPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const queryClient = useQueryClient();
  const [names, setNames] = useState(watchedNames);
  const change = useCallback(
    (patch: Partial<NamesSearch>, replace = false) =>
      void navigate({ search: (old) => ({ ...old, ...patch }), replace }),
    [navigate],
  );
  const refresh = () => {
    setNames(watchedNames());
    void queryClient.invalidateQueries({ queryKey: ['names'] });
  };
  return (
    <>
      <PageHeader title="My Watchlist" subtitle="Domains you watch, and what became of them">
        <RefreshButton onClick={refresh} />
      </PageHeader>
      {names.length > 0 ? (
        <NamesList names={names} search={search} sortedBy="drop_date" onSearch={change} />
      ) : (
        <Empty
          action={{ label: 'Browse domains', onClick: () => void navigate({ to: '/domains' }) }}
        >
          No domains watched yet. A star that was set in another browser comes here once the
          catalogue has shown it.
        </Empty>
      )}
    </>
  );
}
