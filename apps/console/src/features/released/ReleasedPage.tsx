import type { ReleasedDomain, EnrichmentSource } from '@dropcatch/sdk';
import { useQuery, useMutation } from '@tanstack/react-query';
import { getRouteApi, useParams, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useCan } from '../../core/session/permissions.ts';
import { withTld } from '../../entities/domains/domainName.ts';
import { charTypeOptions } from '../../entities/domains/domains.ts';
import { LazyDomainDetails } from '../../entities/domain-details/LazyDomainDetails.tsx';
import {
  useSelectedDataSources,
  DataSourcePicker,
} from '../../entities/sources/DataSourcePicker.tsx';
import { partOfName, type FilterField } from '../../ui/list/filterFields.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { useListAddress } from '../../ui/list/useListAddress.ts';
import { checkNotes, withCheck } from './checkNotes.ts';
import { CheckSessions } from './CheckSessions.tsx';
import { releasedList, releasedStats, quickCheck, availability, lastChecked } from './released.ts';
import { releasedDefaults, releasedQuery, type ReleasedSearch } from './releasedSearch.ts';
import { StatCards } from '../../ui/page/StatCards.tsx';
import { formatCount, dash } from '../../core/text/numbers.ts';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { addDays, formatDay, type Day } from '../../core/time/time.ts';
import { serverNow } from '../../core/time/serverClock.ts';
import { useToday } from '../../core/time/useNow.ts';
import { ago, count, day, state, type Column } from '../../ui/list/column.tsx';
import { DomainWithOrder, ownedNameText } from '../../entities/orders/OwnOrder.tsx';
import { enrichmentColumns } from '../../entities/sources/enrichment.ts';
import type { Fact } from '../../ui/value/Facts.tsx';

const route = getRouteApi('/_app/released');

const filters: readonly FilterField<Exclude<keyof ReleasedSearch, 'page' | 'details'>>[] = [
  { name: 'domain', label: 'Domain', kind: 'text', placeholder: partOfName },
  { name: 'tld', label: 'TLD', kind: 'text', placeholder: 'com' },
  { name: 'release_date_from', label: 'Release Date From', kind: 'date' },
  {
    name: 'release_date_to',
    label: 'Release Date To',
    kind: 'date',
    from: 'release_date_from',
    range: 'Release Dates',
    past: true,
  },
  { name: 'char_type', label: 'Char Type', kind: 'select', options: charTypeOptions },
];

const noSources = [] as const;

const names = {
  keyOf: ({ domain, release_date }: ReleasedDomain) => `${domain} ${release_date}`,
  nameOf: ({ domain }: ReleasedDomain) => domain,
};

/** Released Domains (spec, section 2): what has dropped, and whether it is still available. */
export function ReleasedPage() {
  const navigate = route.useNavigate();
  const address = useListAddress(route.useSearch(), navigate);
  const query = (search: typeof address.search) => releasedList(releasedQuery(search));
  const { data } = useQuery(query(address.search));
  const available = data?.enrichment_sources ?? noSources;
  const [selected, setSelected] = useSelectedDataSources();
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
  const { sessionId } = useParams({ strict: false });
  const opened = data?.domains.find(({ domain }) => domain === details);
  return (
    <>
      <ListScreen
        title="Released Domains"
        subtitle="Dropped names, and which are free"
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
        filters={{
          fields: filters,
          tools: (
            <DataSourcePicker sources={available} selected={selected} onChange={setSelected} />
          ),
        }}
        sortDefaults={releasedDefaults}
        figures={<ReleasedStats />}
        actions={
          mayCheck && (
            <StaffActions
              onPopulate={populate}
              onCheck={() => void navigate({ to: '/released/check', search: true })}
              // A dialog that is open by now stays. The chip opens the progress.
              onStarted={(id) => router.matchRoute({ to: '/released' }) && showCheck(id)}
            />
          )
        }
        notice={mayCheck && <CheckSessions opened={sessionId} onOpen={showCheck} />}
        empty={{
          none: 'No released domains yet',
          filtered: 'No released domains match these filters',
          ...(mayCheck && { action: { label: 'Populate', onClick: populate } }),
        }}
      />
      <LazyDomainDetails
        name={details}
        extra={opened && { facts: releasedFacts(opened), enrichment: opened.enrichment }}
        onOrder={(domain, date) =>
          void navigate({ to: '/domains/$domain/order', params: { domain }, search: { date } })
        }
      />
    </>
  );
}

/** The number of released domains by the result of the last check. The API cannot filter by result. */
function ReleasedStats() {
  const query = useQuery(releasedStats);
  const stats = query.data?.stats;
  return (
    <StatCards
      query={query}
      stats={[
        { label: 'Total Domains', value: stats && formatCount(stats.total_domains) },
        { label: 'Available', value: stats && formatCount(stats.available_domains) },
        { label: 'Not Available', value: stats && formatCount(stats.unavailable_domains) },
        { label: 'Never Checked', value: stats && formatCount(stats.never_checked) },
      ]}
    />
  );
}

interface StaffActionsProps {
  onPopulate: () => void;
  onCheck: () => void;
  onStarted: (sessionId: string) => void;
}

/** The actions of admins and managers (spec, section 6). */
function StaffActions({ onPopulate, onCheck, onStarted }: StaffActionsProps) {
  const yesterday = addDays(useToday(), -1);
  const quick = useMutation({
    ...quickCheck,
    // The answer may come after midnight.
    onMutate: () => yesterday,
    // Also after the user has left the screen.
    onSuccess: ({ session_id }, _input, checked: Day) => {
      if (session_id)
        checkNotes.change((notes) => withCheck(notes, session_id, checked, serverNow()));
    },
  });
  return (
    <>
      <Button variant="default" size="xs" onClick={onPopulate}>
        Populate
      </Button>
      <BusyButton
        variant="default"
        size="xs"
        title={`Check the names released on ${formatDay(yesterday)} (UTC)`}
        busy={quick.isPending}
        onClick={() =>
          quick.mutate(undefined, {
            onSuccess: ({ session_id }) => session_id && onStarted(session_id),
          })
        }
      >
        Quick Check Yesterday
      </BusyButton>
      <Button size="xs" leftSection={<IconListCheck size={14} aria-hidden />} onClick={onCheck}>
        Check Domains
      </Button>
    </>
  );
}

const nameLength = (row: ReleasedDomain) =>
  row.tld ? withTld(row).length - row.tld.length - 1 : undefined;

const ownColumns: readonly Column<ReleasedDomain>[] = [
  {
    id: 'domain',
    header: 'Domain',
    width: 280,
    sticky: 'left',
    sortKey: 'domain',
    value: ({ domain }) => domain,
    ...ownedNameText(({ domain }) => domain),
    cell: ({ domain, release_date }) => <DomainWithOrder name={domain} dropDate={release_date} />,
  },
  {
    id: 'tld',
    header: 'TLD',
    phone: 'hidden',
    width: 80,
    value: ({ tld }) => tld,
    shows: ({ tld }) => tld && `.${tld}`,
    cell: ({ tld }) => (tld ? `.${tld}` : dash),
  },
  { id: 'length', header: 'Length', width: 90, sortKey: 'length', ...count(nameLength) },
  {
    id: 'release_date',
    header: 'Release Date',
    width: 130,
    sortKey: 'release_date',
    ...day(({ release_date }) => release_date),
  },
  {
    id: 'availability',
    header: 'Availability',
    width: 135,
    sortKey: 'is_available',
    ...state(availability),
  },
  {
    id: 'last_checked',
    header: 'Last Checked',
    width: 130,
    sortKey: 'last_checked',
    ...ago(lastChecked),
  },
];

/** The facts of a row for the details of its name. */
function releasedFacts(row: ReleasedDomain): readonly Fact[] {
  return ownColumns.slice(1).map(({ header, cell }) => [header, cell?.(row)]);
}

/** The columns of /released (spec, sections 2 and 9), with those of the selected data sources. */
function releasedColumns(sources: readonly EnrichmentSource[]): Column<ReleasedDomain>[] {
  return [...ownColumns, ...enrichmentColumns<ReleasedDomain>(sources)];
}
