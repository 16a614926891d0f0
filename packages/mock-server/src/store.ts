import type {
  AuditLog,
  EppAccount,
  EppCategory,
  Notification,
  Order,
  OrderHistoryEntry,
  User,
} from '@dropcatch/sdk';
import type { AnyJob } from './jobs/kinds.ts';
import { Table } from './table.ts';

/** A user as stored: the manager is looked up, the password is kept as it is (this is a mock). */
export type StoredUser = Omit<User, 'manager'> & { password: string };

/** A history entry as stored: who did it is looked up. */
export type StoredHistoryEntry = Omit<OrderHistoryEntry, 'actor'> & { actor_id: number | null };

/** An order as stored: whose it is and who acted is looked up. */
export type StoredOrder = Omit<Order, 'user' | 'history'> & {
  user_id: number;
  epp_registrar_category_id: number;
  epp_account_id: number | null;
  history: StoredHistoryEntry[];
};

/** A notification and who it is for. */
export type StoredNotification = Notification & { user_id: number };

/** An EPP account as stored: category and manager are looked up. */
export type StoredEppAccount = Omit<EppAccount, 'registrar_category' | 'manager'>;

/**
 * Everything that the service remembers: one table a kind of record, changed by the handlers. Plain
 * data, so that it can be compared, saved and shown.
 */
export class Store {
  readonly users = new Table<StoredUser>();
  readonly orders = new Table<StoredOrder>(1700);
  readonly notifications = new Table<StoredNotification>();
  readonly eppCategories = new Table<EppCategory>();
  readonly eppAccounts = new Table<StoredEppAccount>();
  readonly auditLogs = new Table<AuditLog>(90_000);
  /** What takes time: running and ended, see jobs/. */
  readonly jobs = new Table<AnyJob>();
  /** The domains that each user watches, by user id. */
  readonly watchlists = new Map<number, Set<string>>();
  /** Sessions that were signed out; their tokens are refused. */
  readonly endedSessions = new Set<number>();
  #lastSession = 0;
  #lastHistoryEntry = 0;

  /** A number for a new session. */
  nextSession(): number {
    return (this.#lastSession += 1);
  }

  /** A number for a new entry of an order's history. */
  nextHistoryEntry(): number {
    return (this.#lastHistoryEntry += 1);
  }

  /** What a user watches. */
  watchlist(userId: number): Set<string> {
    const known = this.watchlists.get(userId) ?? new Set<string>();
    this.watchlists.set(userId, known);
    return known;
  }
}
