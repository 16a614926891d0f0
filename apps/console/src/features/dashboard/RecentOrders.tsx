import type { RecentOrder } from '@dropcatch/sdk';
import { Link, useNavigate } from '@tanstack/react-router';
import { DomainName } from '../../entities/domains/DomainName.tsx';
import { OrderStateBadge } from '../../entities/orders/OrderStateBadge.tsx';
import { stateBadge } from '../../entities/orders/orderStates.ts';
import { actionsColumn, day, price, type Column } from '../../ui/list/column.tsx';
import { DataList } from '../../ui/list/DataList.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { Empty } from '../../ui/page/Empty.tsx';

const columns: readonly Column<RecentOrder>[] = [
  {
    id: 'domain',
    header: 'Domain',
    width: 230,
    cell: ({ domain }) => <DomainName name={domain} />,
  },
  {
    id: 'state',
    header: 'Status',
    width: 160,
    phone: 'line',
    cell: ({ state }) => <OrderStateBadge state={state} plain />,
  },
  { id: 'price', header: 'Price', width: 74, ...price((order) => order.price) },
  { id: 'drop_date', header: 'Drop Date', width: 96, ...day((order) => order.drop_date) },
  {
    ...actionsColumn(60, ({ id, domain }: RecentOrder) => (
      <Link
        to="/orders/$orderId"
        params={{ orderId: id }}
        className="plain-link"
        aria-label={`View order #${id}, ${domain}`}
      >
        View
      </Link>
    )),
    header: 'Action',
  },
];

interface RecentOrdersProps {
  orders: readonly RecentOrder[] | undefined;
  /** Whether the orders could not be loaded. */
  failed: boolean;
}

/** The newest orders (spec, section 2), each with badge and row in the colour of its state (section 4). */
export function RecentOrders({ orders, failed }: RecentOrdersProps) {
  const navigate = useNavigate();
  return (
    <Card
      title="Recent Orders"
      action={
        <Link to="/orders" className="plain-link">
          View All
        </Link>
      }
      flush
    >
      <DataList
        label="Newest orders"
        rows={failed ? [] : orders}
        columns={columns}
        rowKey={({ id }) => id}
        rowTint={({ state }) => stateBadge(state).tone}
        empty={
          failed ? (
            <Empty>Not known</Empty>
          ) : (
            <Empty
              action={{ label: 'Browse domains', onClick: () => void navigate({ to: '/domains' }) }}
            >
              No recent orders
            </Empty>
          )
        }
      />
    </Card>
  );
}
