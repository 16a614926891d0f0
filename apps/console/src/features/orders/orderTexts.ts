import {
  settableOrderStates,
  type Order,
  type OrderHistoryEntry,
  type PaymentMethod,
  type OrderState,
  type SettableOrderState,
} from '@dropcatch/sdk';
import { capitalize, labelOf, optionsOf, type Badge } from '../../core/text/labels.ts';
import { isEnded, stateBadge, stateBadges } from '../../entities/orders/orderStates.ts';
import { dash } from '../../core/text/numbers.ts';

/** The states that can be set, as options of a select. */
export const stateOptions = settableOrderStates.map((value) => ({
  value,
  label: stateBadge(value).label,
}));

/**
 * The states that figures show, in the order of an order's life: those that can be set, and others that orders have.
 */
export function statesWithOrders(counts: Readonly<Record<string, number>> = {}): OrderState[] {
  const states = [...new Set([...Object.keys(stateBadges), ...Object.keys(counts)])];
  return states.filter((state) => isSettable(state) || (counts[state] ?? 0) > 0);
}

/** Whether a state can be set, and so be a filter. */
export function isSettable(state: OrderState): state is SettableOrderState {
  return settableOrderStates.some((known) => known === state);
}

const methodLabels: Readonly<Record<PaymentMethod, string>> = {
  bank_transfer: 'Bank Transfer',
  credit_card: 'Credit Card',
  paypal: 'PayPal',
  crypto: 'Crypto',
  other: 'Other',
  quick_approval: 'Quick Approval',
};

/** The payment methods to choose from. Only Quick Approve sets quick_approval. */
export const choosableMethods = optionsOf(methodLabels).filter(
  ({ value }) => value !== 'quick_approval',
);

/** The label of a payment method. */
export function methodLabel(method: string): string {
  return labelOf(methodLabels, method);
}

/** Paid if `paid_at` is set, otherwise Pending (spec, section 4). */
export function paymentBadge({ paid_at }: Pick<Order, 'paid_at'>): Badge {
  return paid_at ? { label: 'Paid', tone: 'good' } : { label: 'Pending', tone: 'needs' };
}

/**
 * Explains a pending payment; undefined for an order that is paid or ended.
 * @param mayManage whether the user may record payments
 */
export function pendingPaymentText(
  { paid_at, state }: Pick<Order, 'paid_at' | 'state'>,
  mayManage: boolean,
): string | undefined {
  if (paid_at || isEnded(state)) return undefined;
  const waits = 'Takes part in a catch once its payment is recorded';
  return mayManage ? `${waits}.` : `${waits}, by your manager or an administrator.`;
}

/**
 * The label of an action in the history: `payment_update` is "Payment update". The contract does not list the actions.
 */
export function actionLabel(action: string): string {
  return capitalize(action.replaceAll('_', ' '));
}

/** The label of the state after an entry of the history; "Unchanged" if the entry did not change it. */
export function stateAfter({ from_state, to_state }: OrderHistoryEntry): string {
  if (to_state) return stateBadge(to_state).label;
  return from_state ? 'Unchanged' : dash;
}

/** A period of time in one state. */
interface StatePeriod {
  state: OrderState;
  /** The start, ISO 8601. */
  from: string;
  /** In milliseconds; undefined for a final state. */
  duration: number | undefined;
  isCurrent: boolean;
}

/**
 * The states of an order with the time spent in each, oldest first. The history may be in any order. Entries that do
 * not change the state are left out. If the history does not end with the current state, that state is added at the
 * time of the last entry.
 * @param now milliseconds since 1970
 */
export function orderTimeline(
  { state, created_at, history = [] }: Pick<Order, 'state' | 'created_at' | 'history'>,
  now: number,
): StatePeriod[] {
  const entries = history.toSorted(
    (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at) || a.id - b.id,
  );
  const first = entries.find(({ to_state }) => to_state !== null);
  const starts: { state: OrderState; from: string }[] = [
    { state: first?.from_state ?? first?.to_state ?? state, from: created_at },
  ];
  const enter = (next: OrderState, from: string) => {
    if (starts.at(-1)?.state !== next) starts.push({ state: next, from });
  };
  for (const { to_state, created_at: at } of entries) if (to_state !== null) enter(to_state, at);
  enter(state, entries.at(-1)?.created_at ?? created_at);

  return starts.map(({ state: name, from }, index) => {
    const next = starts[index + 1];
    const until = next ? Date.parse(next.from) : isEnded(name) ? undefined : now;
    return {
      state: name,
      from,
      duration: until === undefined ? undefined : Math.max(0, until - Date.parse(from)),
      isCurrent: next === undefined,
    };
  });
}
