import { Button } from '@mantine/core';
import type { Order } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { orderList, orderStats, refreshOrders } from '../../entities/orders/orders.ts';
import { ColumnsButton } from '../../ui/list/ColumnsButton.tsx';
import { CsvButton } from '../../ui/list/CsvButton.tsx';
import { DataList } from '../../ui/list/DataList.tsx';
import { EmptyList } from '../../ui/list/EmptyList.tsx';
import { FilterPanel, type FilterField } from '../../ui/list/FilterPanel.tsx';
import { useHiddenColumns } from '../../ui/list/hiddenColumns.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Pager } from '../../ui/list/Pager.tsx';
import { RefreshButton } from '../../ui/page/RefreshButton.tsx';
import { SelectionBar } from '../../ui/list/SelectionBar.tsx';
import { StatCards } from '../../ui/page/StatCards.tsx';
import { formatPrice } from '../../core/text/money.ts';
import { formatCount } from '../../core/text/numbers.ts';
import { useListAddress } from '../../ui/list/useListAddress.ts';
import { withoutHidden } from '../../ui/list/visibleColumns.ts';
import { useCan } from '../../core/session/permissions.ts';
import { useSelection } from '../../ui/list/useSelection.ts';
import { orderColumns } from './orderColumns.tsx';
import { stateOptions } from './orderLabels.ts';
import { ordersQuery, type OrdersSearch } from './ordersSearch.ts';
import { OrderStateBulkDialog, type OrderBulkKind } from './OrderStateBulkDialog.tsx';
import { useOrderActions } from './useOrderActions.tsx';

const route = getRouteApi('/_app/orders');

const filters: readonly FilterField<keyof OrdersSearch>[] = [
  {
    name: 'state',
    label: 'Status',
    kind: 'select',
    options: [{ value: '', label: 'All Statuses' }, ...stateOptions],
  },
  { name: 'domain', label: 'Domain Search', kind: 'text', placeholder: 'Part of the name' },
];

const rowNames = {
  keyOf: ({ id }: Order) => id,
  nameOf: ({ id }: Order) => `order #${id}`,
};

/** Orders Management (spec, section 2). The address holds filters and page; dialogs are child routes. */
export function OrdersPage() {
  const navigate = route.useNavigate();
  const { search, isFiltered, changeList, changeFilter, clearFilters, toPage } = useListAddress(
    route.useSearch(),
    navigate,
  );
  const list = useQuery(orderList(ordersQuery(search)));
  const { actionsFor, dialog } = useOrderActions();
  const allColumns = useMemo(() => orderColumns(actionsFor), [actionsFor]);
  const [hidden, setHidden] = useHiddenColumns('orders');
  const columns = useMemo(() => withoutHidden(allColumns, hidden), [allColumns, hidden]);
  const orders = list.data?.orders;
  const selection = useSelection(orders, rowNames);
  const mayChange = useCan()('orders/updateStatus');
  const [bulk, setBulk] = useState<{ kind: OrderBulkKind; orders: readonly Order[] }>();

  return (
    <>
      <PageHeader title="Orders Management" subtitle="Follow orders from placing to catching">
        <ColumnsButton columns={allColumns} hidden={hidden} onChange={setHidden} />
        <CsvButton file="orders" columns={columns} rows={orders} />
        <RefreshButton load={refreshOrders} />
      </PageHeader>
      <OrderStatCards active={search.state} onPick={(state) => changeList({ state })} />
      <FilterPanel
        collapsible
        fields={filters}
        values={search}
        onChange={changeFilter}
        onClear={clearFilters}
      />
      <DataList
        label="Orders"
        query={list}
        rows={orders}
        pagination={list.data?.pagination}
        columns={columns}
        rowKey={rowNames.keyOf}
        {...(mayChange && { selection })}
        empty={
          <EmptyList
            page={search.page}
            onPage={toPage}
            filtered={isFiltered(filters) && 'No orders match these filters'}
            text="No orders yet"
            action={{ label: 'Browse domains', onClick: () => void navigate({ to: '/domains' }) }}
          />
        }
      />
      {mayChange && (
        <SelectionBar selection={selection}>
          {(picked) => (
            <>
              <Button size="xs" onClick={() => setBulk({ kind: 'approve', orders: picked })}>
                Approve
              </Button>
              <Button
                size="xs"
                variant="outline"
                color="red"
                onClick={() => setBulk({ kind: 'fail', orders: picked })}
              >
                Mark as Failed
              </Button>
            </>
          )}
        </SelectionBar>
      )}
      <Pager pagination={list.data?.pagination} page={search.page} onPage={toPage} />
      {dialog}
      {bulk && (
        <OrderStateBulkDialog
          {...bulk}
          onClose={(done) => {
            selection.set(done, false);
            setBulk(undefined);
          }}
        />
      )}
      <Outlet />
    </>
  );
}

interface OrderStatCardsProps {
  active: OrdersSearch['state'];
  onPick: (state: OrdersSearch['state']) => void;
}

/** One card a state, which filters the list to it, and the total value. */
function OrderStatCards({ active, onPick }: OrderStatCardsProps) {
  const query = useQuery(orderStats);
  const { data } = query;
  return (
    <StatCards
      query={query}
      stats={[
        ...stateOptions.map(({ value, label }) => ({
          label,
          value: data && formatCount(data.by_state[value] ?? 0),
          active: active === value,
          hint: `Show orders in the state ${label}`,
          onClick: () => onPick(active === value ? undefined : value),
        })),
        { label: 'Total Value', value: data && formatPrice(data.total_amount) },
      ]}
    />
  );
}
