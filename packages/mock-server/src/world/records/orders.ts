import type { Order, OrderHistoryEntry, OrderState } from '@dropcatch/sdk';
import * as v from 'valibot';
import { listOfEach, ordinal, schemaOf } from '../../input/input.ts';
import { domainName, recordOf } from './record.ts';

/** An entry of an order's history. Its actor is looked up. */
const historyEntry = recordOf<OrderHistoryEntry>('OrderHistoryEntry')({
  lookedUp: ['actor'],
  own: { actor_id: v.nullable(ordinal) },
});

/** A state of the contract, or one that clients do not know yet. */
const orderState = schemaOf<OrderState>(
  'a state in capitals such as FAILED',
  (value) => typeof value === 'string' && /^[A-Z][A-Z_]*$/.test(value),
);

/** The owner and the actors are looked up. */
export const orders = recordOf<Order>('Order')({
  lookedUp: ['user'],
  own: {
    domain: domainName,
    state: orderState,
    user_id: ordinal,
    epp_registrar_category_id: ordinal,
    epp_account_id: v.nullable(ordinal),
    history: listOfEach(historyEntry),
  },
});

export type StoredHistoryEntry = v.InferOutput<typeof historyEntry>;
export type StoredOrder = v.InferOutput<typeof orders>;
