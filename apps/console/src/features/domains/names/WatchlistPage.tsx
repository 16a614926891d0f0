import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useCloseDialog } from '../../../core/address/history.ts';
import { refresh } from '../../../core/api/queryClient.ts';
import { maxBulkDomains } from '../../../entities/domains/parseDomainList.ts';
import { refreshNames } from '../../../entities/domains/nameCache.ts';
import { watchedKey, watchedNames } from '../../../entities/domains/watchlist.ts';
import { useTonight, WatchedTonight } from '../../../entities/watchlist/WatchedTonight.tsx';
import { useListAddress } from '../../../ui/list/useListAddress.ts';
import { OrderBulkDialog } from '../order/OrderBulkDialog.tsx';
import type { Tonight } from '../../../entities/watchlist/tonight.ts';
import { NamesList } from './NamesList.tsx';

const route = getRouteApi('/_app/domains_/watchlist');

const newestFirst = () => watchedNames().toReversed();

/**
 * The domains that the signed-in user watches, the latest first. A removed domain stays in the list until a refresh, so
 * that it can be added again. Each name needs calls of its own, so a page has no more names than a pasted list.
 */
export function WatchlistPage() {
  const navigate = route.useNavigate();
  const address = useListAddress(route.useSearch(), navigate);
  const { sort_by = 'drop_date' } = address.search;
  const [names, setNames] = useState(newestFirst);
  const pages = Math.max(1, Math.ceil(names.length / maxBulkDomains));
  const page = Math.min(address.search.page, pages);
  return (
    <NamesList
      title="My Watchlist"
      subtitle="The domains you watch and their outcome"
      names={useMemo(
        () => names.slice((page - 1) * maxBulkDomains, page * maxBulkDomains),
        [names, page],
      )}
      pagination={{ page, pages, total: names.length }}
      address={{ ...address, search: { ...address.search, page, sort_by } }}
      empty={{
        none: 'No domains watched yet. Stars from another browser appear here once the catalogue has shown them.',
        action: { label: 'Browse domains', onClick: () => void navigate({ to: '/domains' }) },
      }}
      notice={
        <>
          <WatchedTonight />
          {address.search.bulk && <TonightOrder />}
        </>
      }
      onRefresh={async () => {
        setNames(newestFirst());
        await Promise.all([refreshNames(), refresh([watchedKey])]);
      }}
    />
  );
}

/** The bulk order of the watched names that drop tonight and are not ordered. The names stay as they were on opening. */
function TonightOrder() {
  const tonight = useTonight();
  const [names, setNames] = useState<Tonight['notOrdered']>();
  if (!names && tonight) setNames(tonight.notOrdered);
  const close = useCloseDialog({ search: (old: object) => ({ ...old, bulk: undefined }) });
  return names && <OrderBulkDialog domains={names} onClose={close} />;
}
