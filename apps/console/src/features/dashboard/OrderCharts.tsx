import { Button } from '@mantine/core';
import type { DateCount, DashboardStats } from '@dropcatch/sdk';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { dash, formatCount } from '../../core/text/numbers.ts';
import { formatDay, formatWeekday, type Day } from '../../core/time/time.ts';
import { noOrdersText } from '../../entities/orders/orderStates.ts';
import { Card } from '../../ui/page/Card.tsx';
import { lazyPart } from '../../ui/page/lazyPart.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { orderStatusSlices, sumOf } from './dashboardFigures.ts';
import { loadCharts } from './loadCharts.ts';
import styles from './dashboard.module.css';
import type { Elements } from '../../ui/elements.ts';

/** Takes the room of the line chart while its data or its code loads. */
const TrendsPlaceholder = () => <div className={`delayed ${styles.line}`} />;

const OrderTrendsChart = lazyPart(async () => (await loadCharts()).OrderTrendsChart, {
  loading: TrendsPlaceholder,
});

/** Takes the room of the doughnut chart while its data or its code loads. */
const StatusPlaceholder = () => <div className={`delayed ${styles.ring}`} />;

const OrderStatusChart = lazyPart(async () => (await loadCharts()).OrderStatusChart, {
  loading: StatusPlaceholder,
});

interface OrderTrendsProps {
  days: readonly DateCount[] | undefined;
  /** The UTC day. */
  today: Day;
  /** Replaces the chart if the orders could not be loaded. */
  failure: Elements;
}

/**
 * Orders per day (spec, section 2) as a line chart, and as a table for screen readers and on demand.
 */
export function OrderTrends({ days, today, failure }: OrderTrendsProps) {
  const [asTable, setAsTable] = useState(false);
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
            All orders
          </Link>
        </>
      }
    >
      <div className={styles.chart}>
        {failure}
        {!asTable && !failure && (
          <div aria-hidden>
            {!days && <TrendsPlaceholder />}
            {days &&
              (days.some(({ count }) => count > 0) ? (
                <OrderTrendsChart days={days} today={today} />
              ) : (
                <div className={styles.none}>No orders on these days</div>
              ))}
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
                    <th scope="row">{`${formatWeekday(date)}, ${formatDay(date)}`}</th>
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

interface OrderStatusProps {
  orders: DashboardStats['orders'] | undefined;
  /** Whether the orders could not be loaded. */
  failed: boolean;
}

/**
 * The doughnut chart of Success, Failed and Active, with their sum in the middle. Its legend is a table with the counts,
 * so nothing depends on colours.
 */
export function OrderStatus({ orders, failed }: OrderStatusProps) {
  const slices = orderStatusSlices(orders);
  return (
    <Card title="Order Status">
      <div className={`${styles.chart} ${styles.status}`}>
        <div className={styles.doughnut} aria-hidden>
          {!orders && <StatusPlaceholder />}
          {orders &&
            (sumOf(slices) > 0 ? (
              <OrderStatusChart slices={slices} />
            ) : (
              <span>{noOrdersText}</span>
            ))}
        </div>
        <table className={styles.legend} aria-label="Orders by status">
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Status</th>
              <th scope="col">Orders</th>
            </tr>
          </thead>
          <tbody>
            {slices.map(({ name, count, color, state }) => (
              <tr key={name}>
                <th scope="row">
                  <span className={styles.swatch} style={{ background: color }} />
                  <span>{name}</span>
                </th>
                <td>
                  {orders ? (
                    <Link
                      to="/orders"
                      search={{ state }}
                      className={styles.link}
                      aria-label={`${name} ${formatCount(count)}`}
                    >
                      {formatCount(count)}
                    </Link>
                  ) : failed ? (
                    dash
                  ) : (
                    <Skeleton late width={28} height={12} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
