import { Link } from '@tanstack/react-router';
import { formatPrice } from '../../core/text/money.ts';
import { countOf } from '../../core/text/numbers.ts';
import { RaceTable } from '../../entities/race/RaceTable.tsx';
import type { StaffData } from './useStaffData.ts';
import styles from './drops.module.css';

/** The paid orders of the day by outcome, with what they are worth. */
export function OrdersPanel({ data }: { data: StaffData }) {
  const { rows } = data;
  const total = rows?.reduce((sum, { order }) => sum + order.price, 0) ?? 0;
  return (
    <section className={styles.panel} aria-labelledby="board-orders">
      <header>
        <h2 id="board-orders">Paid orders of today</h2>
        {rows && <p>{`${countOf(rows.length, 'order')}, ${formatPrice(total)}`}</p>}
        <div className={styles.right}>
          <Link to="/orders" className="plain-link">
            Orders
          </Link>
        </div>
      </header>
      <RaceTable race={data} empty="No paid order drops today (UTC)." />
    </section>
  );
}
