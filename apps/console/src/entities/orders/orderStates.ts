import type { Order, OrderState, SettableOrderState } from '@dropcatch/sdk';
import { badgeOf, type Badge } from '../../core/text/labels.ts';

/**
 * The label and colour of each state in the order of an order's life: those that can be set, and two more of the
 * dashboard (spec, section 4).
 */
export const stateBadges: Readonly<
  Record<SettableOrderState | 'READY_FOR_CATCH' | 'PROCESSING', Badge>
> = {
  NEW: { label: 'New', tone: 'needs' },
  PAID_WAITING_EXDATE: { label: 'Paid - Waiting Expiry', tone: 'needs' },
  PAID_WAITING_CATCH: { label: 'Paid - Waiting Catch', tone: 'needs' },
  READY_FOR_CATCH: { label: 'Ready for Catch', tone: 'needs' },
  PROCESSING: { label: 'Processing', tone: 'needs' },
  CATCHED_PROCESSING: { label: 'Caught - Processing', tone: 'needs' },
  CATCHED_COMPLETED: { label: 'Caught - Completed', tone: 'good' },
  FAILED: { label: 'Failed', tone: 'bad' },
  CANCELLED: { label: 'Cancelled', tone: 'neutral' },
  REFUNDED: { label: 'Refunded', tone: 'needs' },
};

/** A state's label and tone. An unknown state shows by its own name, as a warning. */
export function stateBadge(state: OrderState | null | undefined): Badge {
  return badgeOf(stateBadges, state);
}

/** The final states: nothing more happens to the order by itself. */
export const endedStates: readonly OrderState[] = [
  'FAILED',
  'CATCHED_COMPLETED',
  'CANCELLED',
  'REFUNDED',
];

/** Whether a state is final; false for an unknown state. */
export function isEnded(state: OrderState): boolean {
  return endedStates.includes(state);
}

/** The states of a paid order during its race. */
const racingStates: readonly OrderState[] = ['READY_FOR_CATCH', 'PROCESSING'];

/** The states of a paid order whose name is not caught yet. */
export const uncaughtStates: readonly OrderState[] = [
  'PAID_WAITING_EXDATE',
  'PAID_WAITING_CATCH',
  ...racingStates,
];

/** Whether the state of an order says that it is in a race now. Its drop date does not count. */
export function hasRacingState({ state }: Pick<Order, 'state'>): boolean {
  return racingStates.includes(state);
}

/** Whether an order's name was caught. */
export function isCaught({ state }: Pick<Order, 'state'>): boolean {
  return state === 'CATCHED_PROCESSING' || state === 'CATCHED_COMPLETED';
}

/** The states in which the race of an order is decided: won, or not. */
export const decidedStates: readonly OrderState[] = [
  'CATCHED_PROCESSING',
  'CATCHED_COMPLETED',
  'FAILED',
];

/** Whether the race of an order is decided. */
export function isDecided({ state }: Pick<Order, 'state'>): boolean {
  return decidedStates.includes(state);
}

/** Whether an order was cancelled or refunded. */
export function isWithdrawn({ state }: Pick<Order, 'state'>): boolean {
  return state === 'CANCELLED' || state === 'REFUNDED';
}

/** Whether an order takes part in races: it is paid and not withdrawn. */
export function takesPart(order: Pick<Order, 'state' | 'paid_at'>): boolean {
  return Boolean(order.paid_at) && order.state !== 'NEW' && !isWithdrawn(order);
}

/** Whether an order waits for its payment, or for the approval after it. Until then it takes no part in a race. */
export function needsPayment(order: Order): boolean {
  return !isDecided(order) && !isWithdrawn(order) && !takesPart(order);
}

export const noOrdersText = 'No orders yet';
