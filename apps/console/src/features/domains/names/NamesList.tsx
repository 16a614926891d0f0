import { Button, Progress } from '@mantine/core';
import { IconReload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { pluralize, dash, formatCount } from '../../../core/text/numbers.ts';
import { LazyDomainDetails } from '../../../entities/domain-details/LazyDomainDetails.tsx';
import { DomainLink, nameText } from '../../../entities/domains/DomainName.tsx';
import { retryNames } from '../../../entities/domains/nameCache.ts';
import { watchDomain } from '../../../entities/domains/watchlist.ts';
import { OrderStateBadge } from '../../../entities/orders/OrderStateBadge.tsx';
import { stateBadge } from '../../../entities/orders/orderStates.ts';
import { OwnOrderLink } from '../../../entities/orders/OwnOrder.tsx';
import { useOwnOrder } from '../../../entities/orders/ownOrders.ts';
import { state, type Column } from '../../../ui/list/column.tsx';
import type { PageOfRows } from '../../../ui/list/DataList.tsx';
import { ListView } from '../../../ui/list/ListScreen.tsx';
import type { RowNames } from '../../../ui/list/selection.tsx';
import type { ListAddress } from '../../../ui/list/useListAddress.ts';
import type { EmptyAction } from '../../../ui/page/Empty.tsx';
import { DomainBulkActions } from '../DomainBulkActions.tsx';
import { domainNames, dropColumns, type DomainActions } from '../domainColumns.tsx';
import { OrderDialog } from '../order/OrderDialog.tsx';
import { nameBadges, sortNameRows, useNameRows, type NameRow } from './nameLookup.ts';
import { nameStatuses, type NamesSearch } from './namesSearch.ts';
import styles from './names.module.css';
import type { Elements } from '../../../ui/elements.ts';

interface NamesListProps {
  title: string;
  subtitle: string;
  /** Unique names. A new array is looked up again. */
  names: readonly string[];
  /** Identifies the list. A new list starts without a selection. */
  listName?: string;
  /** The page, if the names are a page of a longer list. */
  pagination?: PageOfRows;
  /** Without a sort key, the names keep their order. */
  address: ListAddress<NamesSearch>;
  /** Shows above the list. */
  notice?: Elements;
  empty: { none: string; action?: EmptyAction };
  onRefresh: () => Promise<void>;
}

const rowNames: RowNames<NameRow> = {
  keyOf: ({ name }) => name,
  nameOf: ({ name }) => name,
  isLoading: ({ status }) => status === 'waiting',
  isSelectable: ({ domain }) => domain !== undefined,
  skippedBySelectAll: ({ domain }) =>
    domain !== undefined && domainNames.skippedBySelectAll?.(domain) === true,
};

/** A list of names, each with its row of the catalogue and its order. */
export function NamesList({ names, address, notice, empty, ...screen }: NamesListProps) {
  const { search, changeView } = address;
  const { sort_by, sort_order, show } = search;
  const rows = useNameRows(names);
  const { mutate: watch } = useMutation(watchDomain);
  const shown = useMemo(() => {
    const matching = show ? rows.filter(({ status }) => status === show) : rows;
    return sort_by ? sortNameRows(matching, sort_by, sort_order) : matching;
  }, [rows, show, sort_by, sort_order]);
  const actions = useMemo(
    (): DomainActions => ({
      onOrder: (order, date) => changeView({ order, date }),
      onWatch: (domain, watched) => watch({ domain, watched }),
    }),
    [changeView, watch],
  );
  const countOfStatus = (status: NameRow['status']) =>
    rows.filter((row) => row.status === status).length;
  const failed = countOfStatus('failed');
  const waiting = countOfStatus('waiting');
  return (
    <ListView
      {...screen}
      name="domain_states"
      label="Domains"
      heading
      address={address}
      rows={shown}
      columns={useMemo(() => nameColumns(actions), [actions])}
      names={rowNames}
      bulk={(selected, deselect) => (
        <DomainBulkActions
          domains={selected.flatMap(({ domain }) => domain ?? [])}
          onDone={(done) => {
            const doneNames = new Set(done.map(({ domain }) => domain));
            deselect(selected.filter(({ name }) => doneNames.has(name)));
          }}
        />
      )}
      filters={{
        fields: [
          {
            name: 'show',
            label: 'Show',
            kind: 'select',
            options: [
              { value: '', label: 'All states' },
              ...nameStatuses.map((status) => ({
                value: status,
                label: `${nameBadges[status].label} (${countOfStatus(status)})`,
              })),
            ],
          },
        ],
      }}
      notice={
        <>
          {/* Always rendered: screen readers announce only changes of an existing status element. */}
          <span className="visually-hidden" role="status">
            {lookupAnnouncement(rows.length, waiting, failed)}
          </span>
          {notice}
        </>
      }
      views={
        <>
          {waiting > 0 && <LookupProgress total={rows.length} done={rows.length - waiting} />}
          {failed > 0 && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconReload size={14} aria-hidden />}
              onClick={() => void retryNames()}
            >
              {`Retry failed (${failed})`}
            </Button>
          )}
        </>
      }
      empty={{ ...empty, filtered: 'No name in this list has this state' }}
    >
      <LazyDomainDetails name={search.details} onOrder={actions.onOrder} />
      {search.order && <OrderDialog name={search.order} dropDate={search.date} />}
    </ListView>
  );
}

/**
 * The message for screen readers when a lookup starts and ends. It does not change while answers arrive, or it would be
 * read all the time.
 */
function lookupAnnouncement(names: number, waiting: number, failed: number): string {
  if (names === 0) return '';
  if (waiting > 0) return `Looking up ${pluralize(names, 'name')}`;
  return `${formatCount(names)} looked up${failed > 0 ? `, ${formatCount(failed)} failed` : ''}`;
}

function LookupProgress({ total, done }: { total: number; done: number }) {
  return (
    <div className={styles.progress}>
      <span>{`${formatCount(done)} of ${formatCount(total)} looked up`}</span>
      <Progress
        value={(done / total) * 100}
        aria-label="Progress of the lookup"
        transitionDuration={0}
      />
    </div>
  );
}

/** The columns fit into 1280 px. Only names in the catalogue can be selected, ordered and watched. */
function nameColumns(actions: DomainActions): Column<NameRow>[] {
  const { dropDate, timeLeft, amount, rowActions } = dropColumns(
    ({ domain }: NameRow) => domain,
    actions,
  );
  return [
    {
      id: 'domain',
      header: 'Domain',
      width: 216,
      sticky: 'left',
      sortKey: 'domain',
      value: ({ name }) => name,
      ...nameText(({ name }) => name),
      cell: ({ name }) => <DomainLink name={name} />,
    },
    { id: 'state', header: 'State', width: 150, ...state(({ status }) => nameBadges[status]) },
    { ...dropDate, width: 158 },
    { ...timeLeft, width: 118 },
    { ...amount, width: 76 },
    {
      id: 'order',
      header: 'Order',
      width: 170,
      value: ({ order }) => order && `#${order.id} ${stateBadge(order.state).label}`,
      cell: (row) => <NameOrderCell {...row} />,
    },
    rowActions,
  ];
}

/** The user's open order for a name, otherwise the newest order that the user may see. */
function NameOrderCell({ name, domain, order }: NameRow) {
  const own = useOwnOrder(name, domain?.selected_drop_date);
  if (own) return <OwnOrderLink order={own} />;
  if (!order) return <span data-dash>{dash}</span>;
  return (
    <Link to="/orders/$orderId" params={{ orderId: order.id }} className={styles.order}>
      <span className={styles.number}>{`#${order.id}`}</span>
      <OrderStateBadge state={order.state} />
    </Link>
  );
}
