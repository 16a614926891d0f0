import { expect, test } from 'vitest';
import { choosableMethods, methodLabel, paymentLook } from './orderLabels.ts';

test('a person chooses from the five methods of the spec', () => {
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
