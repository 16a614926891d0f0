import { Button } from '@mantine/core';
import type { Order } from '@dropcatch/sdk';
import { Link } from '@tanstack/react-router';
import { useNowEveryMinute } from '../../core/time/useNow.ts';
import { nextWindow } from '../drops/dayWindows.ts';
import { WindowPhase } from '../drops/WindowPhase.tsx';
import { myNight } from './myNight.ts';
import styles from './MyNight.module.css';

/**
 * How a customer's orders stand in their drop window, what does not race and what they can do, and the time left: one
 * line from an hour before the window until their next one.
 */
export function MyNight({ orders }: { orders: readonly Order[] }) {
  const now = useNowEveryMinute();
  const night = myNight(orders, now);
  if (!night) return null;
  const { drop, lead, rest, unpaid } = night;
  const [first, ...others] = unpaid;
  const shown = now < drop.closes ? drop : nextWindow(now);
  return (
    <section className={styles.night} data-warn={first && true} aria-labelledby="my-night">
      <h2 id="my-night">My night</h2>
      {/* The key: new words are a new line, so that an old one does not move when the number of lines changes. */}
      <p key={`${lead} ${rest}`}>
        <b>{lead}</b> <span>{rest}</span>
      </p>
      <span className={styles.left}>{shown && <WindowPhase variant="words" drop={shown} />}</span>
      {first && (
        <Button
          variant="default"
          size="compact-sm"
          renderRoot={(props) =>
            others.length === 0 ? (
              <Link {...props} to="/orders/$orderId" params={{ orderId: first.id }} />
            ) : (
              <Link {...props} to="/orders" search={{ state: 'NEW' }} />
            )
          }
        >
          {others.length === 0 ? `Order #${first.id}` : `${unpaid.length} unpaid orders`}
        </Button>
      )}
    </section>
  );
}
