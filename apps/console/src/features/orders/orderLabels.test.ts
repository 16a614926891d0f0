import { expect, test } from 'vitest';
import { choosableMethods, methodLabel, paymentLook, pendingText } from './orderLabels.ts';

test('a person chooses from the five methods of the spec [§5.orders.payment-methods]', () => {
  expect(choosableMethods.map(({ value }) => value)).toEqual([
    'bank_transfer',
    'credit_card',
    'paypal',
    'crypto',
    'other',
  ]);
  expect(methodLabel('quick_approval')).toBe('Quick Approval');
  expect(methodLabel('barter')).toBe('barter');
});

test('an order is paid when it has a time of payment', () => {
  expect(paymentLook({ paid_at: null }).label).toBe('Pending');
  expect(paymentLook({ paid_at: '2026-11-18T05:53:06Z' }).label).toBe('Paid');
});

test('a pending payment says what it means and what comes next, to staff and to others', () => {
  const unpaid = { paid_at: null, state: 'NEW' };
  expect(pendingText(unpaid, false)).toMatch(/takes part in no catch\. Your manager/);
  expect(pendingText(unpaid, true)).toMatch(/takes part in no catch\. Record the payment/);
  expect(pendingText({ ...unpaid, state: 'CANCELLED' }, true)).toBeUndefined();
  expect(pendingText({ ...unpaid, paid_at: '2026-11-20T12:00:00Z' }, true)).toBeUndefined();
});
