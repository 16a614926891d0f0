import type { OrderState, SettableOrderState } from '@dropcatch/sdk';

/** The states that end an order as caught. */
const CAUGHT: readonly string[] = [
  'CATCHED_PROCESSING',
  'CATCHED_COMPLETED',
] satisfies SettableOrderState[];

/** The states that end an order without a domain. */
const LOST: readonly string[] = ['FAILED', 'CANCELLED', 'REFUNDED'] satisfies SettableOrderState[];

/** States that an order only has on the day of the drop. */
type DropDayState = 'READY_FOR_CATCH' | 'PROCESSING';

const LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    NEW: 'New',
    PAID_WAITING_EXDATE: 'Paid - Waiting Expiry',
    PAID_WAITING_CATCH: 'Paid - Waiting Catch',
    CATCHED_PROCESSING: 'Caught - Processing',
    CATCHED_COMPLETED: 'Caught - Completed',
    FAILED: 'Failed',
    CANCELLED: 'Cancelled',
    REFUNDED: 'Refunded',
    READY_FOR_CATCH: 'Ready for Catch',
    PROCESSING: 'Processing',
  } satisfies Record<SettableOrderState | DropDayState, string>),
);

/** A state in words (spec, section 4); an unknown one as it is. */
export function stateLabel(state: OrderState): string {
  return LABELS.get(state) ?? state;
}

/** Whether the domain was caught. */
export function isCaught(state: OrderState): boolean {
  return CAUGHT.includes(state);
}

/** Whether the order still waits for its drop: neither caught nor failed, cancelled or refunded. */
export function isOpen(state: OrderState): boolean {
  return !isCaught(state) && !LOST.includes(state);
}
