import { expect, test } from 'vitest';
import { type Area, type Handler, ok, refuse } from './call.ts';

// This file is only compiled: each mistake must be a type error.

/** An answer with the wrong body. */
// @ts-expect-error -- total_amount is a number
export const wrongBody: Handler<'orders/stats'> = () => ok({ by_state: {}, total_amount: '12' });

/** A status that the contract does not document for this operation. */
// @ts-expect-error -- orders/stats knows no 404
export const undocumentedStatus: Handler<'orders/stats'> = () => refuse(404, 'No orders');

/** A parameter that the operation does not take. */
export const unknownParameter: Handler<'orders/stats'> = ({ params }) => {
  // @ts-expect-error -- orders/stats takes no parameters
  const page: number = params.page;
  return ok({ by_state: {}, total_amount: page });
};

/** An area that lacks operations. */
// @ts-expect-error -- dashboard/stats is missing
export const incomplete = {} satisfies Area<'dashboard'>;

test('refusals name the field where there is one', () => {
  expect(refuse(404, 'Order not found')).toEqual({
    status: 404,
    body: { error: 'Order not found' },
  });
  expect(refuse(409, 'In use', { email: 'In use' }).body.fields).toEqual({ email: 'In use' });
});
