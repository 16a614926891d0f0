import { Button, Group } from '@mantine/core';
import type { DateCount } from '@dropcatch/sdk';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { formatCount } from '../../core/text/numbers.ts';
import { formatDay, weekday } from '../../core/time/time.ts';
import { OrderTrendsChart } from './lazyCharts.tsx';
import { Card } from './Card.tsx';
import bone from '../../ui/page/Bone.module.css';
import styles from './chartCards.module.css';

/**
 * Orders per day (spec, section 2): a line chart to look at, the same as a table to be read out, and for whoever prefers
 * it to be seen.
 */
export function OrderTrends({ days }: { days: readonly DateCount[] | undefined }) {
  const [asTable, setAsTable] = useState(false);
  const waiting = <div className={`${bone.late} ${styles.waiting}`} data-shape="line" />;
  return (
    <Card
      title="Order Trends"
      action={
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          >
            As table
          </Button>
          <Button component={Link} to="/orders" size="xs" variant="default">
            Orders
          </Button>
        </Group>
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
