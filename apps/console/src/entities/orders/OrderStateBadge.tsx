import type { OrderState } from '@dropcatch/sdk';
import styles from '../../ui/value/StatusBadge.module.css';
import { OrderGlyph } from './OrderGlyph.tsx';
import { stateLook } from './orderStates.ts';

/** The state of an order: a glyph that fills up on the way to the catch, and words. */
export function OrderStateBadge({ state }: { state: OrderState | null | undefined }) {
  const { label, tone } = stateLook(state);
  return (
    <span className={`${styles.badge} ${styles.state}`} data-tone={tone}>
      <OrderGlyph state={state} />
      <span>{label}</span>
    </span>
  );
}
