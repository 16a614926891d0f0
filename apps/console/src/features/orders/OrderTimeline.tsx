import type { Order } from '@dropcatch/sdk';
import { OrderStateBadge } from '../../entities/orders/OrderStateBadge.tsx';
import { Time } from '../../ui/value/Time.tsx';
import { useMinute } from '../../core/time/minute.ts';
import { formatDuration } from '../../core/time/time.ts';
import { orderTimeline } from './orderTimeline.ts';
import styles from './OrderTimeline.module.css';

/** The states of an order, one after the other, with the time spent in each; the last one follows the clock. */
export function OrderTimeline({ order }: { order: Order }) {
  const stretches = orderTimeline(order, useMinute());
  return (
    <ol className={styles.timeline} aria-label="Timeline">
      {stretches.map(({ state, from, lasted, now }, index) => (
        // An order may be in a state twice within one moment; stretches never change places.
        <li key={index} aria-current={now ? 'step' : undefined}>
          <OrderStateBadge state={state} />
          <span className={styles.from}>
            <Time at={from} />
          </span>
          {lasted !== undefined && (
            <span className={styles.lasted}>
              {formatDuration(lasted)}
              {now && ' so far'}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
