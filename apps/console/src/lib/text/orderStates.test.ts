import { expect, test } from 'vitest';
import { choosableMethods, methodLabel, paymentLook, stateLook } from './orderStates.ts';

test.for([
  ['NEW', 'New', 'wait'],
  ['PAID_WAITING_EXDATE', 'Paid - Waiting Expiry', 'wait'],
  ['PAID_WAITING_CATCH', 'Paid - Waiting Catch', 'wait'],
  ['CATCHED_PROCESSING', 'Caught - Processing', 'wait'],
  ['CATCHED_COMPLETED', 'Caught - Completed', 'good'],
  ['FAILED', 'Failed', 'bad'],
  ['CANCELLED', 'Cancelled', 'muted'],
  ['REFUNDED', 'Refunded', 'wait'],
  ['READY_FOR_CATCH', 'Ready for Catch', 'wait'],
  ['PROCESSING', 'Processing', 'wait'],
  ['SOMETHING_NEW', 'SOMETHING_NEW', 'wait'],
  ['constructor', 'constructor', 'wait'],
] as const)('%s reads %s and is %s', ([state, label, tone]) => {
  expect(stateLook(state)).toEqual({ label, tone });
});

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
