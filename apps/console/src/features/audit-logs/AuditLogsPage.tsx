import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { auditLogList, auditLogStats, refreshAuditLogs } from './auditLogs.ts';
import { CsvButton } from '../../ui/list/CsvButton.tsx';
import { DataList } from '../../ui/list/DataList.tsx';
import { EmptyList } from '../../ui/list/EmptyList.tsx';
import { FilterPanel, type FilterField } from '../../ui/list/FilterPanel.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Pager } from '../../ui/list/Pager.tsx';
import { RefreshButton } from '../../ui/page/RefreshButton.tsx';
import { StatCards } from '../../ui/page/StatCards.tsx';
import { optionsOf } from '../../core/text/looks.ts';
import { formatCount } from '../../core/text/numbers.ts';
import { useListAddress } from '../../ui/list/useListAddress.ts';
import { auditColumns } from './auditColumns.tsx';
import { resourceLabels } from './AuditRecord.tsx';
import { auditQuery, type AuditSearch } from './auditSearch.ts';

const route = getRouteApi('/_app/audit-logs');

const filters: readonly FilterField<keyof AuditSearch>[] = [
  {
    name: 'scope',
    label: 'Scope',
    kind: 'select',
    options: [
      { value: '', label: 'Everyone' },
      { value: 'own', label: 'Only mine' },
    ],
  },
  { name: 'action', label: 'Action', kind: 'text', placeholder: 'In full, e.g. order.create' },
  {
    name: 'resource_type',
    label: 'Resource',
    kind: 'select',
    options: [{ value: '', label: 'All Resources' }, ...optionsOf(resourceLabels)],
  },
  {
    name: 'success',
    label: 'Result',
    kind: 'select',
    options: [
      { value: '', label: 'All Results' },
      { value: 'true', label: 'Success' },
      { value: 'false', label: 'Failed' },
    ],
  },
];

/** Audit Logs (spec, section 2). */
export function AuditLogsPage() {
  const { search, isFiltered, changeList, changeFilter, clearFilters, toPage } = useListAddress(
    route.useSearch(),
    route.useNavigate(),
  );
  const list = useQuery(auditLogList(auditQuery(search)));

  return (
    <>
      <PageHeader title="Audit Logs" subtitle="Who did what, when, and whether it worked">
        <CsvButton file="audit_logs" columns={auditColumns} rows={list.data?.logs} />
        <RefreshButton load={refreshAuditLogs} />
      </PageHeader>
      <AuditStatCards active={search.success} onPick={(success) => changeList({ success })} />
      <FilterPanel
        fields={filters}
        values={search}
        onChange={changeFilter}
        onClear={clearFilters}
      />
      <DataList
        label="Audit Logs"
        query={list}
        rows={list.data?.logs}
        pagination={list.data?.pagination}
        columns={auditColumns}
        rowKey={({ id }) => id}
        empty={
          <EmptyList
            page={search.page}
            onPage={toPage}
            filtered={isFiltered(filters) && 'No entries match these filters'}
            text="No audit log entries yet"
          />
        }
      />
      <Pager pagination={list.data?.pagination} page={search.page} onPage={toPage} />
      <Outlet />
    </>
  );
}

interface AuditStatCardsProps {
  active: AuditSearch['success'];
  onPick: (success: AuditSearch['success']) => void;
}

/** Counts over the whole log; those of successes and failures filter the list. */
function AuditStatCards({ active, onPick }: AuditStatCardsProps) {
  const query = useQuery(auditLogStats);
  const { data } = query;
  const card = (label: string, count: number | undefined, success: 'true' | 'false') => ({
    label,
    value: count === undefined ? undefined : formatCount(count),
    active: active === success,
    hint: `Show only these entries`,
    onClick: () => onPick(active === success ? undefined : success),
  });
  return (
    <StatCards
      query={query}
      stats={[
        { label: 'Total Logs', value: data && formatCount(data.stats.total_logs) },
        card('Successful', data?.stats.success_count, 'true'),
        card('Failed', data?.stats.failure_count, 'false'),
      ]}
    />
  );
}
