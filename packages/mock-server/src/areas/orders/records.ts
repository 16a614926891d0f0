import type { Order, OrderHistoryEntry } from '@dropcatch/sdk';

/** A stored history entry. Its actor is looked up. */
export type StoredHistoryEntry = Omit<OrderHistoryEntry, 'actor'> & { actor_id: number | null };

/** A stored order. Its owner and actors are looked up. */
export type StoredOrder = Omit<Order, 'user' | 'history'> & {
  user_id: number;
  epp_registrar_category_id: number;
  epp_account_id: number | null;
  history: StoredHistoryEntry[];
};
