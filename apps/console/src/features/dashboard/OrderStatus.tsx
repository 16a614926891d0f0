import type { DashboardStats } from '@dropcatch/sdk';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Bone } from '../../ui/page/Bone.tsx';
import { formatCount } from '../../core/text/numbers.ts';
import { orderStatusSlices } from './dashboardFigures.ts';
import { OrderStatusChart } from './lazyCharts.tsx';
import { Card } from './Card.tsx';
import bone from '../../ui/page/Bone.module.css';
import styles from './chartCards.module.css';

/**
 * The doughnut of Success, Failed and Active. Its legend is a table with the counts, so nothing depends on telling the
 * colours apart, and no whole is claimed: the three need not add up to all orders.
 */
export function OrderStatus({ orders }: { orders: DashboardStats['orders'] | undefined }) {
  const slices = orders && orderStatusSlices(orders);
  const waiting = <div className={`${bone.late} ${styles.waiting}`} data-shape="ring" />;
  return (
    <Card title="Order Status">
      <div className={styles.status}>
        <div className={styles.ring} aria-hidden>
          {!slices && waiting}
          {slices?.some(({ count }) => count > 0) && (
            <Suspense fallback={waiting}>
              <OrderStatusChart slices={slices} />
            </Suspense>
          )}
          {slices?.every(({ count }) => count === 0) && (
            <div className={styles.none}>No orders yet</div>
          )}
        </div>
        <table className={styles.legend} aria-label="Orders by status">
          <tbody>
            {(slices ?? orderStatusSlices({ by_state: {}, active_orders: 0 })).map(
              ({ name, count, color, state }) => (
                <tr key={name}>
                  <th scope="row">
                    <span className={styles.swatch} style={{ background: color }} />
                    {name}
                  </th>
                  <td>
                    {slices ? (
                      <Link
                        to="/orders"
                        search={{ state }}
                        className={styles.count}
                        aria-label={`${formatCount(count)}, show ${state ? `${name.toLowerCase()} ` : ''}orders`}
                      >
                        {formatCount(count)}
                      </Link>
                    ) : (
                      <Bone late width={28} height={12} />
                    )}
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
