import { Button, Group, NativeSelect, Progress, Title } from '@mantine/core';
import { IconReload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { memo, Suspense, useCallback, useMemo } from 'react';
import { Link } from '@tanstack/react-router';
import type { Domain } from '@dropcatch/sdk';
import { retryNames } from '../../../entities/domains/nameCache.ts';
import { watchDomain } from '../../../entities/domains/watchlist.ts';
import { CsvButton } from '../../../ui/list/CsvButton.tsx';
import { DataList } from '../../../ui/list/DataList.tsx';
import { Empty } from '../../../ui/page/Empty.tsx';
import { parseChoice } from '../../../ui/form/fields.ts';
import { formatCount, formatPrice, dash } from '../../../core/text/numbers.ts';
import { useSelection, type Selection } from '../../../ui/list/selection.tsx';
import { useCloseDialog } from '../../../core/address/history.ts';
import {
  DomainDetails,
  type DomainDetailsProps,
} from '../../../entities/domains/details/lazyDomainDetails.ts';
import { type Day, formatDay } from '../../../core/time/time.ts';
import { domainNames } from '../domainNames.ts';
import { DomainBulk } from '../DomainBulk.tsx';
import {
  lookupAnnouncement,
  nameLooks,
  nameStatuses,
  sortNameRows,
  type NameSortKey,
  type NameRow,
} from './nameRows.ts';
import type { NamesSearch } from './namesSearch.ts';
import { OrderDialog } from '../order/OrderDialog.tsx';
import { useNameRows, type NameRows } from './nameLookup.ts';
import catalogue from '../domains.module.css';
import styles from './names.module.css';
import { useOwnOrder } from '../../../entities/orders/ownOrders.ts';
import { actionsColumn, type Column } from '../../../ui/list/column.tsx';
import { DetailsLink } from '../../../entities/domains/details/DetailsLink.tsx';
import { DomainName } from '../../../entities/domains/DomainName.tsx';
import { OwnOrderLink } from '../../../entities/orders/OwnOrder.tsx';
import { OrderStateBadge } from '../../../entities/orders/OrderStateBadge.tsx';
import { selectColumn } from '../../../ui/list/selection.tsx';
import { StatusBadge } from '../../../ui/value/StatusBadge.tsx';
import { stateLook } from '../../../entities/orders/orderStates.ts';
import { DropDates } from '../../../entities/domains/drops/DropDates.tsx';
import { DomainRowActions, type DomainActions } from '../domainColumns.tsx';
import { TimeLeft } from '../../../entities/domains/drops/TimeLeft.tsx';

interface NamesListProps {
  /** Which names, each once. The list is looked up anew when the array is another one. */
  names: readonly string[];
  /** Another one is another list: nothing of the one before is ordered with it. */
  list?: string;
  search: NamesSearch;
  /** What the list is sorted by where the address does not say; without it, it stands as it was made. */
  sortedBy?: NameSortKey;
  /** Changes the address. */
  onSearch: (patch: Partial<NamesSearch>) => void;
}

/**
 * A list of names, each with what the catalogue and the orders know of it; to sort, filter, save, watch and order. What
 * is typed above it does not render it. Without names nothing shows.
 */
export const NamesList = memo(function NamesList(props: NamesListProps) {
  const { names, list } = props;
  const looked = useNameRows(names);
  return (
    <>
      {/* Here before there is anything to say, or a screen reader would not say the first. */}
      <span className="visually-hidden" role="status">
        {lookupAnnouncement(names.length, looked.count)}
      </span>
      {names.length > 0 && <Names key={list} {...props} {...looked} />}
    </>
  );
});

/** Progress, filter, table, retry and CSV. */
function Names(props: NamesListProps & NameRows) {
  const { names, search, sortedBy, onSearch, rows, count } = props;
  const failed = count('failed');
  const settled = names.length - count('waiting');
  const { mutate: watch } = useMutation(watchDomain);
  const { sort_by = sortedBy, sort_order, show } = search;
  const shown = useMemo(() => {
    const left = show ? rows.filter(({ status }) => status === show) : rows;
    return sort_by ? sortNameRows(left, sort_by, sort_order) : left;
  }, [rows, show, sort_by, sort_order]);
  const domains = useMemo(() => shown.flatMap(({ domain }) => domain ?? []), [shown]);
  const selection = useSelection(domains, domainNames);
  const openOrder = useCallback(
    (name: string, date: Day) => onSearch({ order: name, date }),
    [onSearch],
  );
  const columns = useMemo(
    () =>
      nameColumns(
        {
          onOrder: openOrder,
          onWatch: (domain, watched) => watch({ domain, watched }),
        },
        selection,
      ),
    [openOrder, selection, watch],
  );
  return (
    <section aria-label="Names">
      <div className={catalogue.toolbar}>
        <div className={styles.head}>
          <Title order={2} size="h5">
            {`Domains (${formatCount(names.length)})`}
          </Title>
          {settled < names.length && (
            <div className={styles.progress}>
              <span>{`${formatCount(settled)} of ${formatCount(names.length)} looked up`}</span>
              <Progress
                value={(settled / names.length) * 100}
                aria-label="Progress of the lookup"
                transitionDuration={0}
              />
            </div>
          )}
        </div>
        <Group gap="xs">
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
          <NativeSelect
            size="xs"
            aria-label="Show"
            value={show ?? ''}
            data={[
              { value: '', label: 'All states' },
              ...nameStatuses.map((value) => ({
                value,
                label: `${nameLooks[value].label} (${count(value)})`,
              })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              onSearch({ show: parseChoice(nameStatuses, value) })
            }
          />
          <CsvButton file="domain_states" columns={columns} rows={shown} />
        </Group>
      </div>
      <DataList
        label="Domains"
        rows={shown}
        columns={columns}
        rowKey={({ name }) => name}
        sort={{
          by: sort_by ?? '',
          order: sort_order,
          onSort: (by, order) => onSearch({ sort_by: by as NameSortKey, sort_order: order }),
        }}
        empty={
          <Empty
            action={{ label: 'Show all states', onClick: () => onSearch({ show: undefined }) }}
          >
            No name of this list is in this state
          </Empty>
        }
      />
      <DomainBulk selection={selection} />
      {search.details && <NameDetails name={search.details} search={search} onOrder={openOrder} />}
      {search.order && <NameOrder name={search.order} search={search} />}
    </section>
  );
}

interface NameDetailsProps {
  name: string;
  search: NamesSearch;
  onOrder: DomainDetailsProps['onOrder'];
}

/** The details of a name of the list; the address has them open. */
function NameDetails({ name, search, onOrder }: NameDetailsProps) {
  const close = useCloseDialog({ to: '.', search: { ...search, details: undefined } });
  return (
    <Suspense fallback={null}>
      <DomainDetails name={name} onOrder={onOrder} onClose={close} />
    </Suspense>
  );
}

/** The order dialog of a name of the list; the address has it open. */
function NameOrder({ name, search }: { name: string; search: NamesSearch }) {
  const close = useCloseDialog({
    to: '.',
    search: { ...search, order: undefined, date: undefined },
  });
  return <OrderDialog name={name} dropDate={search.date} onClose={close} />;
}

/** The columns of a list of names. Only what the catalogue knows can be picked, ordered and watched. */
function nameColumns(
  { onOrder, onWatch }: DomainActions,
  selection: Selection<Domain>,
): Column<NameRow>[] {
  return [
    selectColumn(selection, ({ domain }) => domain),
    {
      id: 'domain',
      header: 'Domain',
      width: 280,
      sticky: 'left',
      sortKey: 'domain',
      value: ({ name }) => name,
      cell: ({ name }) => (
        <DetailsLink name={name}>
          <DomainName name={name} />
        </DetailsLink>
      ),
    },
    {
      id: 'state',
      header: 'State',
      width: 165,
      value: ({ status }) => nameLooks[status].label,
      cell: ({ status }) => <StatusBadge {...nameLooks[status]} />,
    },
    {
      id: 'drop_date',
      header: 'Drop Date',
      width: 190,
      sortKey: 'drop_date',
      value: ({ domain }) => domain?.selected_drop_date,
      cell: ({ domain }) =>
        domain ? (
          <>
            {formatDay(domain.selected_drop_date)}
            {domain.variations_count > 1 && <DropDates row={domain} onPick={onOrder} />}
          </>
        ) : (
          dash
        ),
    },
    {
      id: 'time_left',
      header: 'Time Left',
      width: 140,
      cell: ({ domain }) =>
        domain ? <TimeLeft dropDate={domain.selected_drop_date} tld={domain.tld} /> : dash,
    },
    {
      id: 'price',
      header: 'Price',
      width: 105,
      align: 'right',
      sortKey: 'price',
      value: ({ domain }) => domain?.selected_price,
      cell: ({ domain }) => (domain ? formatPrice(domain.selected_price) : dash),
    },
    {
      id: 'order',
      header: 'Order',
      width: 250,
      value: ({ order }) => order && `#${order.id} ${stateLook(order.state).label}`,
      cell: (row) => <NameOrderCell {...row} />,
    },
    actionsColumn(
      88,
      ({ domain }) =>
        domain && <DomainRowActions row={domain} onOrder={onOrder} onWatch={onWatch} />,
    ),
  ];
}

/** The user's open order for a name, or else the newest order for it that the user may see. */
function NameOrderCell({ name, domain, order }: NameRow) {
  const own = useOwnOrder(name, domain?.selected_drop_date);
  if (own) return <OwnOrderLink order={own} />;
  if (!order) return dash;
  return (
    <>
      <Link to="/orders/$orderId" params={{ orderId: order.id }} className={styles.order}>
        #{order.id}
      </Link>{' '}
      <OrderStateBadge state={order.state} />
    </>
  );
}
