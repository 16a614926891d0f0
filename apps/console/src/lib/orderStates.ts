import type { Order, OrderState, PaymentMethod, SettableOrderState } from '@dropcatch/sdk';
import type { Tone } from '../components/StatusBadge.tsx';

interface StateLook {
  label: string;
  tone: Tone;
}

/** The states that the dashboard shows besides those that can be set (spec, section 4). */
type PassingState = 'READY_FOR_CATCH' | 'PROCESSING';

/** How each state is called and coloured (spec, section 4). */
const looks: Record<SettableOrderState | PassingState, StateLook> = {
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
export function stateLook(state: OrderState): StateLook {
  return Object.hasOwn(looks, state)
    ? looks[state as keyof typeof looks]
    : { label: state, tone: 'wait' };
}

const methodLabels: Record<PaymentMethod, string> = {
  bank_transfer: 'Bank Transfer',
  credit_card: 'Credit Card',
  paypal: 'PayPal',
  crypto: 'Crypto',
  other: 'Other',
  quick_approval: 'Quick Approval',
};

/** The payment methods a person chooses from; quick_approval is set by the action of that name alone. */
export const choosableMethods = (Object.keys(methodLabels) as PaymentMethod[])
  .filter((method) => method !== 'quick_approval')
  .map((value) => ({ value, label: methodLabels[value] }));

/** A payment method in words. */
export function methodLabel(method: string): string {
  return Object.hasOwn(methodLabels, method) ? methodLabels[method as PaymentMethod] : method;
}

/** Paid if `paid_at` is set, otherwise Pending (spec, section 4). */
export function paymentLook({ paid_at }: Pick<Order, 'paid_at'>): StateLook {
  return paid_at ? { label: 'Paid', tone: 'good' } : { label: 'Pending', tone: 'wait' };
}
