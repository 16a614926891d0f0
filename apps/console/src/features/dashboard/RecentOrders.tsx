import type { RecentOrder } from '@dropcatch/sdk';
import { Link, useNavigate } from '@tanstack/react-router';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { DomainName } from '../../entities/domains/DomainName.tsx';
import { Empty } from '../../ui/page/Empty.tsx';
import { OrderStateBadge } from '../../entities/orders/OrderStateBadge.tsx';
import { formatPrice } from '../../core/text/numbers.ts';
import { stateLook } from '../../entities/orders/orderStates.ts';
import { formatDay } from '../../core/time/time.ts';
import { Card } from '../../ui/page/Card.tsx';
import styles from './RecentOrders.module.css';

/** How many orders to keep room for while they load. */
const expectedRows = 5;

/** The newest orders (spec, section 2), tinted by state; where there is little room each row is a small card. */
export function RecentOrders({ orders }: { orders: readonly RecentOrder[] | undefined }) {
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
      {orders?.length === 0 ? (
        <div className={styles.empty}>
          <Empty
            action={{ label: 'Browse domains', onClick: () => void navigate({ to: '/domains' }) }}
          >
            No recent orders
          </Empty>
        </div>
      ) : (
        <div className={styles.narrowing}>
          <table className={styles.table} aria-label="Recent Orders" aria-busy={!orders}>
            <thead>
              <tr>
                <th scope="col">Domain</th>
                <th scope="col">Status</th>
                <th scope="col" data-align="right">
                  Price
                </th>
                <th scope="col">Drop Date</th>
                <th scope="col" data-align="right">
                  Action
                </th>
              </tr>
            </thead>
            {orders ? (
              <tbody>
                {orders.map((order) => (
                  <OrderRow key={order.id} order={order} />
                ))}
              </tbody>
            ) : (
              <tbody aria-hidden className="shows-late">
                {Array.from({ length: expectedRows }, (_, row) => (
                  <tr key={row}>
                    {['domain', 'status', 'price', 'date', 'action'].map((cell) => (
                      <td key={cell} data-cell={cell}>
                        <Skeleton width="max(70%, 32px)" />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            )}
          </table>
        </div>
      )}
    </Card>
  );
}

function OrderRow({ order: { id, domain, state, price, drop_date } }: { order: RecentOrder }) {
  return (
    <tr data-tint={stateLook(state).tone}>
      <td data-cell="domain">
        <DomainName name={domain} />
      </td>
      <td data-cell="status">
        <OrderStateBadge state={state} />
      </td>
      <td data-cell="price" data-align="right">
        {formatPrice(price)}
      </td>
      <td data-cell="date">{formatDay(drop_date)}</td>
      <td data-cell="action" data-align="right">
        <Link
          to="/orders/$orderId"
          params={{ orderId: id }}
          className={styles.view}
          aria-label={`View order #${id}, ${domain}`}
        >
          View
        </Link>
      </td>
    </tr>
  );
}
