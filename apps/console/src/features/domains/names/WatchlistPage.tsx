import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { refreshNames } from '../../../entities/domains/nameCache.ts';
import { watchedNames } from '../../../entities/domains/watchlist.ts';
import { Empty } from '../../../ui/page/Empty.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Pager } from '../../../ui/list/Pager.tsx';
import { RefreshButton } from '../../../ui/page/RefreshButton.tsx';
import { maxBulkDomains } from '../../../entities/domains/domainList.ts';
import { useListAddress } from '../../../ui/list/useListAddress.ts';
import { NamesList } from './NamesList.tsx';

const route = getRouteApi('/_app/domains_/watchlist');

/**
 * The domains that the signed-in user watches. One whose star is taken off stays in the list, so that it can be put
 * back, until the list is refreshed. Each name is asked for by calls of its own, so a page has no more of them than a
 * pasted list; the newest stars stand on the first one.
 */
export function WatchlistPage() {
  const navigate = route.useNavigate();
  const { search, changeLook, toPage } = useListAddress(route.useSearch(), navigate);
  const [names, setNames] = useState(newestFirst);
  const pages = Math.ceil(names.length / maxBulkDomains);
  const page = Math.min(search.page, pages);
  const shown = useMemo(
    () => names.slice((page - 1) * maxBulkDomains, page * maxBulkDomains),
    [names, page],
  );
  const reload = async () => {
    setNames(newestFirst());
    await refreshNames();
  };
  return (
    <>
      <PageHeader title="My Watchlist" subtitle="Domains you watch, and what became of them">
        <RefreshButton load={reload} />
      </PageHeader>
      {names.length > 0 ? (
        <>
          <NamesList names={shown} search={search} sortedBy="drop_date" onSearch={changeLook} />
          <Pager page={page} pagination={{ page, pages, total: names.length }} onPage={toPage} />
        </>
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

function newestFirst(): string[] {
  return watchedNames().toReversed();
}
