import { expect, test } from 'vitest';
import { type Area, type Handler, ok } from '../src/engine/call.ts';
import { deny, denyField, Refused } from '../src/engine/refused.ts';

// This file is only compiled: each mistake must be a type error.

/** An answer with the wrong body. */
// @ts-expect-error -- total_amount is a number
export const wrongBody: Handler<'orders/stats'> = () => ok({ by_state: {}, total_amount: '12' });

const NOT_FOUND = { status: 404, body: { error: 'No orders' } } as const;

/** A status that the contract does not document for this operation. */
// @ts-expect-error -- orders/stats knows no 404
export const undocumentedStatus: Handler<'orders/stats'> = () => NOT_FOUND;

/** A parameter that the operation does not take. */
export const unknownParameter: Handler<'orders/stats'> = ({ params }) => {
  // @ts-expect-error -- orders/stats takes no parameters
  const page: number = params.page;
  return ok({ by_state: {}, total_amount: page });
};

/** An area that lacks operations. */
// @ts-expect-error -- dashboard/stats is missing
export const incomplete = {} satisfies Area<'dashboard'>;

function answerTo(refuse: () => never): unknown {
  try {
    return refuse();
  } catch (error) {
    return error instanceof Refused ? error.answer : error;
  }
}

test('a refusal names the field where there is one', () => {
  expect(answerTo(() => deny(404, 'Order not found'))).toEqual({
    status: 404,
    body: { error: 'Order not found' },
  });
  expect(answerTo(() => deny(409, 'In use', 'email'))).toEqual({
    status: 409,
    body: { error: 'In use', fields: { email: 'In use' } },
  });
  expect(answerTo(() => denyField('email', 'is taken'))).toEqual({
    status: 400,
    body: { error: 'email: is taken', fields: { email: 'is taken' } },
  });
});
