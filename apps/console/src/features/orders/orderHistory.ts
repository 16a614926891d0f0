import {
  settableOrderStates,
  type Order,
  type OrderHistoryEntry,
  type PaymentMethod,
  type OrderState,
} from '@dropcatch/sdk';
import { labelOf, optionsOf, type Look } from '../../core/text/looks.ts';
import { isEnded, stateLook } from '../../entities/orders/orderStates.ts';
import { dash } from '../../core/text/numbers.ts';

/** The states that can be set, as options of a select. */
export const stateOptions = settableOrderStates.map((value) => ({
  value,
  label: stateLook(value).label,
}));

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

/** A payment method in words. */
export function methodLabel(method: string): string {
  return labelOf(methodLabels, method);
}

/** Paid if `paid_at` is set, otherwise Pending (spec, section 4). */
export function paymentLook({ paid_at }: Pick<Order, 'paid_at'>): Look {
  return paid_at ? { label: 'Paid', tone: 'good' } : { label: 'Pending', tone: 'wait' };
}

/**
 * What a pending payment means and what has to happen; undefined for an order that is paid or over.
 * @param mayManage whether the user may record payments
 */
export function pendingText(
  { paid_at, state }: Pick<Order, 'paid_at' | 'state'>,
  mayManage: boolean,
): string | undefined {
  if (paid_at || isEnded(state)) return undefined;
  const next = mayManage
    ? 'Record the payment with Manage Payment, or approve a new order with Quick Approve.'
    : 'Your manager or an administrator records it when it arrives.';
  return `The payment is not recorded yet. Until it is, this order does not take part in a catch. ${next}`;
}

/** What happened to an order, in words: `payment_update` is "Payment update". The contract does not list these. */
export function actionLabel(action: string): string {
  const words = action.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The state after an entry of the history; undefined if the state did not change. */
export function stateAfter({ from_state, to_state }: OrderHistoryEntry): string {
  if (to_state) return stateLook(to_state).label;
  return from_state ? 'Unchanged' : dash;
}

interface Stretch {
  state: OrderState;
  /** When it began, ISO 8601. */
  from: string;
  /** How long it has lasted, in milliseconds; undefined for a final state. */
  lasted: number | undefined;
  now: boolean;
}

/**
 * The states of an order with the time spent in each, oldest first. The history may come in any order. Entries that
 * change no state are left out. If the history does not lead to the current state, that state is added at the time of
 * the last entry.
 * @param now milliseconds since 1970
 */
export function orderTimeline(
  { state, created_at, history = [] }: Pick<Order, 'state' | 'created_at' | 'history'>,
  now: number,
): Stretch[] {
  const entries = history.toSorted(
    (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at) || a.id - b.id,
  );
  const first = entries.find(({ to_state }) => to_state !== null);
  const begun: { state: OrderState; from: string }[] = [
    { state: first?.from_state ?? first?.to_state ?? state, from: created_at },
  ];
  const enter = (next: OrderState, from: string) => {
    if (begun.at(-1)?.state !== next) begun.push({ state: next, from });
  };
  for (const { to_state, created_at: at } of entries) if (to_state !== null) enter(to_state, at);
  enter(state, entries.at(-1)?.created_at ?? created_at);

  return begun.map(({ state: name, from }, index) => {
    const next = begun[index + 1];
    const until = next ? Date.parse(next.from) : isEnded(name) ? undefined : now;
    return {
      state: name,
      from,
      lasted: until === undefined ? undefined : Math.max(0, until - Date.parse(from)),
      now: next === undefined,
    };
  });
}
