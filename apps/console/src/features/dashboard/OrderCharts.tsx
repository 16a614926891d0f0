import { Button } from '@mantine/core';
import type { DateCount, DashboardStats } from '@dropcatch/sdk';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { formatCount } from '../../core/text/numbers.ts';
import { formatDay, weekday } from '../../core/time/time.ts';
import { OrderTrendsChart, OrderStatusChart } from './lazyCharts.tsx';
import { Card } from '../../ui/page/Card.tsx';
import styles from './chartCards.module.css';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { orderStatusSlices } from './dashboardFigures.ts';

/**
 * Orders per day (spec, section 2): a line chart to look at, the same as a table to be read out, and for whoever prefers
 * it to be seen.
 */
export function OrderTrends({ days }: { days: readonly DateCount[] | undefined }) {
  const [asTable, setAsTable] = useState(false);
  const waiting = <div className={`shows-late ${styles.waiting}`} data-shape="line" />;
  return (
    <Card
      title="Order Trends"
      note="orders per day"
      action={
        <>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          >
            As table
          </Button>
          <Link to="/orders" className="plain-link">
            Orders
          </Link>
        </>
      }
    >
      <div className={styles.trends}>
        {!asTable && (
          <div aria-hidden>
            {days ? (
              <Suspense fallback={waiting}>
                <OrderTrendsChart days={days} />
              </Suspense>
            ) : (
              waiting
            )}
          </div>
        )}
        {days && (
          <div className={asTable ? undefined : 'visually-hidden'}>
            <table className={styles.legend}>
              <caption className="visually-hidden">Orders per day</caption>
              <thead>
                <tr>
                  <th scope="col">Day</th>
                  <th scope="col">Orders</th>
                </tr>
              </thead>
              <tbody>
                {days.map(({ date, count }) => (
                  <tr key={date}>
                    <th scope="row">{`${weekday(date)}, ${formatDay(date)}`}</th>
                    <td>{formatCount(count)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
    </Card>
  );
}

/**
 * The doughnut of Success, Failed and Active. Its legend is a table with the counts, so nothing depends on telling the
 * colours apart, and no whole is claimed: the three need not add up to all orders.
 */
export function OrderStatus({ orders }: { orders: DashboardStats['orders'] | undefined }) {
  const slices = orders && orderStatusSlices(orders);
  const waiting = <div className={`shows-late ${styles.waiting}`} data-shape="ring" />;
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
                      <Skeleton late width={28} height={12} />
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
