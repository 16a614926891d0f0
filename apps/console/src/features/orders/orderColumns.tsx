import type { Order } from '@dropcatch/sdk';
import type { Column } from '../../components/DataList.tsx';
import { DomainName } from '../../components/DomainName.tsx';
import { OrderStateBadge } from '../../components/OrderStateBadge.tsx';
import { RowMenu, type RowAction } from '../../components/RowMenu.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { Time } from '../../components/Time.tsx';
import { formatPrice } from '../../lib/money.ts';
import { paymentLook } from '../../lib/orderStates.ts';
import { formatDay } from '../../lib/time.ts';

/** The columns of /orders (spec, section 2). */
export function orderColumns(actionsFor: (order: Order) => RowAction[]): Column<Order>[] {
  return [
    { id: 'id', header: 'ID', width: 80, cell: ({ id }) => `#${id}` },
    {
      id: 'domain',
      header: 'Domain',
      width: 260,
      cell: ({ domain, tld }) => (
        <>
          <DomainName name={domain} /> <span className="tld">.{tld}</span>
        </>
      ),
    },
    { id: 'drop_date', header: 'Drop Date', width: 115, cell: (order) => formatDay(order.drop_date) },
    {
      id: 'state',
      header: 'Status',
      width: 190,
      cell: ({ state }) => <OrderStateBadge state={state} />,
    },
    {
      id: 'price',
      header: 'Price',
      width: 95,
      align: 'right',
      cell: ({ price }) => formatPrice(price),
    },
    {
      id: 'payment',
      header: 'Payment',
      width: 100,
      cell: (order) => {
        const { label, tone } = paymentLook(order);
        return <StatusBadge tone={tone}>{label}</StatusBadge>;
      },
    },
    { id: 'user', header: 'User', width: 130, cell: ({ user }) => user.username },
    {
      id: 'created_at',
      header: 'Created',
      width: 110,
      cell: ({ created_at }) => <Time at={created_at} relative />,
    },
    {
      id: 'actions',
      header: 'Actions',
      width: 80,
      align: 'right',
      cell: (order) => (
        <RowMenu label={`Actions for order #${order.id}`} actions={() => actionsFor(order)} />
      ),
    },
  ];
}
