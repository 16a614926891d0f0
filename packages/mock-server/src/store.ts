import type {
  AuditLog,
  EppAccount,
  EppAccountSettings,
  EppCategory,
  EppCategorySettings,
  NewsArticle,
  Notification,
  Order,
  OrderHistoryEntry,
  User,
} from '@dropcatch/sdk';
import type { StoredEppLog } from './epp/log.ts';
import type { AnyJob } from './jobs/kinds.ts';
import type { StoredDataSource } from './enrichment/stored.ts';
import type { StoredReleasedDomain } from './released/stored.ts';
import type { StoredSchedulerJob } from './scheduler/job-record.ts';
import type { StoredSource } from './sources/stored.ts';
import { Table, type TableState } from './table.ts';

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

/** A registrar category as stored: with the settings that its accounts inherit. */
export type StoredEppCategory = EppCategory & { settings: EppCategorySettings };

/** An EPP account as stored: category and manager are looked up, the batch settings follow from the settings. */
export type StoredEppAccount = Omit<
  EppAccount,
  'registrar_category' | 'manager' | 'batch_settings'
> & {
  password: string;
  /** Its own values; what is not there is the category's. */
  settings: Partial<EppAccountSettings>;
};

/** An article as stored: its author is looked up. */
export type StoredNews = Omit<NewsArticle, 'created_by'> & { author_id: number };

/** The store as plain data. */
export interface StoreState {
  readonly tables: Readonly<Record<string, TableState>>;
  /** What each user watches, by user id. */
  readonly watchlists: readonly (readonly [userId: number, domains: readonly string[]])[];
  readonly ended_sessions: readonly number[];
  readonly counters: Readonly<Record<keyof Store['counters'], number>>;
}

/**
 * Everything that the service remembers: one table a kind of record, changed by the handlers. Plain
 * data, so that it can be compared, saved and shown.
 */
export class Store {
  readonly users = new Table<StoredUser>();
  readonly orders = new Table<StoredOrder>(1700);
  readonly notifications = new Table<StoredNotification>();
  readonly eppCategories = new Table<StoredEppCategory>();
  readonly eppAccounts = new Table<StoredEppAccount>();
  readonly eppLogs = new Table<StoredEppLog>(48_000);
  readonly schedulerJobs = new Table<StoredSchedulerJob>();
  readonly news = new Table<StoredNews>();
  readonly auditLogs = new Table<AuditLog>(90_000);
  readonly sources = new Table<StoredSource>();
  readonly releasedDomains = new Table<StoredReleasedDomain>();
  readonly dataSources = new Table<StoredDataSource>();
  /** What takes time: running and ended, see jobs/. */
  readonly jobs = new Table<AnyJob>();
  /** The domains that each user watches, by user id. */
  readonly watchlists = new Map<number, Set<string>>();
  /** Sessions that were signed out; their tokens are refused. */
  readonly endedSessions = new Set<number>();
  /** The last numbers that were given to what has no table of its own. */
  readonly counters = { session: 0, history_entry: 0, import: 0 };

  /** A number for a new session. */
  nextSession(): number {
    return (this.counters.session += 1);
  }

  /** A number for a new entry of an order's history. */
  nextHistoryEntry(): number {
    return (this.counters.history_entry += 1);
  }

  /** A number for a new import of a source. */
  nextImport(): number {
    return (this.counters.import += 1);
  }

  /** What a user watches. */
  watchlist(userId: number): Set<string> {
    const known = this.watchlists.get(userId) ?? new Set<string>();
    this.watchlists.set(userId, known);
    return known;
  }

  /** The store as plain data; the records are the store's own. */
  state(): StoreState {
    return {
      tables: Object.fromEntries(this.#tables().map(([name, table]) => [name, table.state()])),
      // Whoever looks at the catalogue has a list, mostly an empty one.
      watchlists: [...this.watchlists]
        .filter(([, domains]) => domains.size > 0)
        .map(([userId, domains]) => [userId, [...domains]]),
      ended_sessions: [...this.endedSessions],
      counters: this.counters,
    };
  }

  /** Becomes the store that was saved. Throws a RangeError that names the table which cannot be. */
  restore({ tables, watchlists, ended_sessions, counters }: StoreState): void {
    for (const [name, table] of this.#tables()) {
      try {
        table.restore(tables[name] ?? table.state());
      } catch (error) {
        throw new RangeError(`${name}: ${error instanceof Error ? error.message : 'broken'}`);
      }
    }
    this.watchlists.clear();
    for (const [userId, domains] of watchlists) this.watchlists.set(userId, new Set(domains));
    this.endedSessions.clear();
    for (const session of ended_sessions) this.endedSessions.add(session);
    Object.assign(this.counters, counters);
  }

  #tables(): [name: string, table: Pick<Table<{ readonly id: number }>, 'state' | 'restore'>][] {
    return Object.entries(this).flatMap(([name, value]) =>
      value instanceof Table ? [[name, value]] : [],
    );
  }
}
