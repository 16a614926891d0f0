import {
  settableOrderStates,
  type Order,
  type OrderState,
  type PaymentMethod,
  type SettableOrderState,
} from '@dropcatch/sdk';
import { labelOf, lookOf, optionsOf, type Look } from './looks.ts';

/** The states that the dashboard shows besides those that can be set (spec, section 4). */
type PassingState = 'READY_FOR_CATCH' | 'PROCESSING';

/** How each state is called and coloured (spec, section 4). */
const looks: Readonly<Record<SettableOrderState | PassingState, Look>> = {
  NEW: { label: 'New', tone: 'wait' },
  PAID_WAITING_EXDATE: { label: 'Paid - Waiting Expiry', tone: 'wait' },
  PAID_WAITING_CATCH: { label: 'Paid - Waiting Catch', tone: 'wait' },
  CATCHED_PROCESSING: { label: 'Caught - Processing', tone: 'wait' },
  CATCHED_COMPLETED: { label: 'Caught - Completed', tone: 'good' },
  FAILED: { label: 'Failed', tone: 'bad' },
  CANCELLED: { label: 'Cancelled', tone: 'muted' },
  REFUNDED: { label: 'Refunded', tone: 'wait' },
  READY_FOR_CATCH: { label: 'Ready for Catch', tone: 'wait' },
  PROCESSING: { label: 'Processing', tone: 'wait' },
};

/** A state's label and tone. One that this console does not know shows by its own name, as a warning. */
export function stateLook(state: OrderState): Look {
  return lookOf(looks, state);
}

/** The states that can be set, as a select offers them. */
export const stateOptions = settableOrderStates.map((value) => ({
  value,
  label: looks[value].label,
}));

const methodLabels: Readonly<Record<PaymentMethod, string>> = {
  bank_transfer: 'Bank Transfer',
  credit_card: 'Credit Card',
  paypal: 'PayPal',
  crypto: 'Crypto',
  other: 'Other',
  quick_approval: 'Quick Approval',
};

/** The payment methods a person chooses from; quick_approval is set by the action of that name alone. */
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
