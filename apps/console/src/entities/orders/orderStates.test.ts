import { expect, test } from 'vitest';
import { stateBadge } from './orderStates.ts';

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
  expect(stateBadge(state)).toEqual({ label, tone });
});
