import type { Order, OrderHistoryEntry } from '@dropcatch/sdk';
import * as v from 'valibot';
import { listOfEach, ordinal } from '../input.ts';
import { recordOf } from './record.ts';

/** An entry of an order's history. Its actor is looked up. */
const historyEntry = recordOf<OrderHistoryEntry>('OrderHistoryEntry')({
  lookedUp: ['actor'],
  own: { actor_id: v.nullable(ordinal) },
});

/** The owner and the actors are looked up. */
export const orders = recordOf<Order>('Order')({
  lookedUp: ['user'],
  own: {
    user_id: ordinal,
    epp_registrar_category_id: ordinal,
    epp_account_id: v.nullable(ordinal),
    history: listOfEach(historyEntry),
  },
});

export type StoredHistoryEntry = v.InferOutput<typeof historyEntry>;
export type StoredOrder = v.InferOutput<typeof orders>;
