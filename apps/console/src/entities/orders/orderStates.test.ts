import { expect, test } from 'vitest';
import { stateBadge } from './orderStates.ts';

test.for([
  ['NEW', 'New', 'needs'],
  ['PAID_WAITING_EXDATE', 'Paid - Waiting Expiry', 'needs'],
  ['PAID_WAITING_CATCH', 'Paid - Waiting Catch', 'needs'],
  ['CATCHED_PROCESSING', 'Caught - Processing', 'needs'],
  ['CATCHED_COMPLETED', 'Caught - Completed', 'good'],
  ['FAILED', 'Failed', 'bad'],
  ['CANCELLED', 'Cancelled', 'neutral'],
  ['REFUNDED', 'Refunded', 'needs'],
  ['READY_FOR_CATCH', 'Ready for Catch', 'needs'],
  ['PROCESSING', 'Processing', 'needs'],
  ['SOMETHING_NEW', 'Something New', 'needs'],
  ['constructor', 'constructor', 'needs'],
] as const)('%s reads %s and is %s', ([state, label, tone]) => {
  expect(stateBadge(state)).toEqual({ label, tone });
});
