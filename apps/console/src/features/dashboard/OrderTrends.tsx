import type { DateCount } from '@dropcatch/sdk';
import { Suspense } from 'react';
import { formatCount } from '../../lib/numbers.ts';
import { formatDay, weekday } from '../../lib/time.ts';
import { OrderTrendsChart } from './lazyCharts.tsx';
import { Panel } from './Panel.tsx';
import styles from './chartPanels.module.css';

/** Orders per day (spec, section 2): a line chart to look at, the same as a table to be read out. */
export function OrderTrends({ days }: { days: readonly DateCount[] | undefined }) {
  const waiting = <div className={styles.waiting} data-shape="line" />;
  return (
    <Panel title="Order Trends">
      <div className={styles.trends} aria-hidden>
        {days ? (
          <Suspense fallback={waiting}>
            <OrderTrendsChart days={days} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
      {days && (
        <div className="visually-hidden">
          <table>
            <caption>Orders per day</caption>
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
    </Panel>
  );
}
