import type { Order, OrderHistoryEntry } from '@dropcatch/sdk';

/** A history entry as stored: who did it is looked up. */
export type StoredHistoryEntry = Omit<OrderHistoryEntry, 'actor'> & { actor_id: number | null };

/** An order as stored: whose it is and who acted is looked up. */
export type StoredOrder = Omit<Order, 'user' | 'history'> & {
  user_id: number;
  epp_registrar_category_id: number;
  epp_account_id: number | null;
  history: StoredHistoryEntry[];
};
