import type { PaymentMethod } from '@dropcatch/sdk';
import type { Step } from './order-stories.ts';
import type { TimedStep } from './order-times.ts';

/** What the staff notes when a payment of each method has come in. */
export const PAYMENT_NOTES: Readonly<Record<PaymentMethod, string>> = {
  bank_transfer: 'Bank statement matched',
  credit_card: 'Card payment captured',
  paypal: 'PayPal payment received',
  crypto: 'Confirmed on the blockchain',
  quick_approval: 'Quick approval',
  other: 'Confirmed by accounting',
};

/** What the staff notes when it approves an order and marks it as paid in one go (spec, section 4). */
const QUICK_NOTE = 'Approved via quick action';

/** The step that approves what was just paid, if there is one. */
function approvalIn(steps: readonly Step[]): number | undefined {
  const next = steps.findIndex(({ pays }) => pays) + 1;
  return steps[next]?.to === 'PAID_WAITING_CATCH' ? next : undefined;
}

/** The method that was drawn, where it fits the order's course: nobody approves quickly what waits for its expiry. */
export function methodFor(steps: readonly Step[], drawn: PaymentMethod): PaymentMethod {
  const isApproved = approvalIn(steps) !== undefined;
  return drawn === 'quick_approval' && !isApproved ? 'credit_card' : drawn;
}

/** The steps as a method of payment makes them. Quick approval approves first, and pays in the next second. */
export function paidBy(method: PaymentMethod, steps: readonly TimedStep[]): TimedStep[] {
  const noted = steps.map((step) => (step.pays ? { ...step, note: PAYMENT_NOTES[method] } : step));
  const approval = approvalIn(noted);
  if (method !== 'quick_approval' || approval === undefined) return noted;
  const [paid, approved] = noted.slice(approval - 1);
  if (paid === undefined || approved === undefined) return noted;
  const quick = [
    { ...approved, at: paid.at, note: QUICK_NOTE },
    { ...paid, at: paid.at + 1000 },
  ];
  return noted.toSpliced(approval - 1, 2, ...quick);
}
