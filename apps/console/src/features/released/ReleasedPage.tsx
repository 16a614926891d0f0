import type { ReleasedDomain } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useParams, useRouter } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import { useCloseDialog } from '../../core/address/useCloseDialog.ts';
import { useCan } from '../../core/session/permissions.ts';
import { charTypeOptions } from '../../entities/domains/charTypes.ts';
import { DomainDetails } from '../../entities/domains/details/lazyDomainDetails.ts';
import { useSelectedSources } from '../../entities/sources/selectedSources.ts';
import { SourcePicker } from '../../entities/sources/SourcePicker.tsx';
import type { FilterField } from '../../ui/list/FilterPanel.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { useListAddress } from '../../ui/list/useListAddress.ts';
import { CheckChips } from './CheckChips.tsx';
import { CheckFollowers } from './CheckFollower.tsx';
import { releasedKeys, releasedList } from './released.ts';
import { releasedColumns, releasedFacts } from './releasedColumns.tsx';
import { releasedDefaults, releasedQuery, type ReleasedSearch } from './releasedSearch.ts';
import { ReleasedStats } from './ReleasedStats.tsx';
import { StaffActions } from './StaffActions.tsx';
import { useCheckSessions } from './useCheckSessions.ts';

const route = getRouteApi('/_app/released');

const filters: readonly FilterField<Exclude<keyof ReleasedSearch, 'page' | 'details'>>[] = [
  { name: 'domain', label: 'Domain', kind: 'text', placeholder: 'Part of the name' },
  { name: 'tld', label: 'TLD', kind: 'text', placeholder: 'com' },
  { name: 'release_date_from', label: 'Release Date From', kind: 'date' },
  { name: 'release_date_to', label: 'Release Date To', kind: 'date', from: 'release_date_from' },
  { name: 'char_type', label: 'Char Type', kind: 'select', options: charTypeOptions },
];

const noSources = [] as const;

const names = {
  keyOf: ({ domain, release_date }: ReleasedDomain) => `${domain} ${release_date}`,
  nameOf: ({ domain }: ReleasedDomain) => domain,
};

/** Released Domains (spec, section 2): what has dropped, and whether it can still be had. */
export function ReleasedPage() {
  const navigate = route.useNavigate();
  const address = useListAddress(route.useSearch(), navigate);
  const query = (search: typeof address.search) => releasedList(releasedQuery(search));
  const { data } = useQuery(query(address.search));
  const available = data?.enrichment_sources ?? noSources;
  const [selected, setSelected] = useSelectedSources();
  const mayCheck = useCan()('releasedDomains/check');
  const router = useRouter();
  const populate = () => void navigate({ to: '/released/populate', search: true });
  const showCheck = (sessionId: string) =>
    void navigate({
      to: '/released/progress/$sessionId',
      params: { sessionId },
      search: true,
    });
  const { details } = address.search;
  return (
    <>
      <ListScreen
        title="Released Domains"
        subtitle="What has dropped, and what of it can still be registered"
        name="released"
        label="Released domains"
        heading
        address={address}
        query={query}
        rowsOf={({ domains }) => domains}
        columns={useMemo(
          () => releasedColumns(available.filter(({ id }) => selected.includes(id))),
          [available, selected],
        )}
        names={names}
        filters={filters}
        filterTools={
          <SourcePicker sources={available} selected={selected} onChange={setSelected} />
        }
        sortDefaults={releasedDefaults}
        figures={<ReleasedStats />}
        actions={
          mayCheck && (
            <StaffActions
              onPopulate={populate}
              onCheck={() => void navigate({ to: '/released/check', search: true })}
              // Who has opened a dialog meanwhile is not called away from it: the chip leads to the check.
              onStarted={(id) => router.matchRoute({ to: '/released' }) && showCheck(id)}
            />
          )
        }
        notice={mayCheck && <Checks onOpen={showCheck} />}
        empty={{
          none: 'No released domains yet',
          filtered: 'No released domains match these filters',
          ...(mayCheck && { action: { label: 'Populate', onClick: populate } }),
        }}
        refreshes={releasedKeys}
      />
      {details && (
        <ReleasedDetails
          name={details}
          released={data?.domains.find(({ domain }) => domain === details)}
        />
      )}
    </>
  );
}

interface ReleasedDetailsProps {
  name: string;
  /** Its row; absent where another page has it. */
  released: ReleasedDomain | undefined;
}

/** The details of a name of the list; the address has them open. */
function ReleasedDetails({ name, released }: ReleasedDetailsProps) {
  const navigate = route.useNavigate();
  const search = route.useSearch();
  const close = useCloseDialog({ to: '/released', search: { ...search, details: undefined } });
  return (
    <Suspense fallback={null}>
      <DomainDetails
        name={name}
        {...(released && {
          known: { facts: releasedFacts(released), enrichment: released.enrichment },
        })}
        onOrder={(domain, date) =>
          void navigate({ to: '/domains/$domain/order', params: { domain }, search: { date } })
        }
        onClose={close}
      />
    </Suspense>
  );
}

/** The checks that this person started, and the one whose dialog is open. */
function Checks({ onOpen }: { onOpen: (sessionId: string) => void }) {
  const sessions = useCheckSessions();
  const { sessionId } = useParams({ strict: false });
  return (
    <>
      <CheckFollowers sessions={sessions} opened={sessionId} />
      <CheckChips notes={sessions.notes} onOpen={onOpen} />
    </>
  );
}
