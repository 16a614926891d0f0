/** Amounts of seeded data. */
export interface Sizes {
  /** Customers in addition to the fixed ones. */
  readonly crowd: number;
  readonly orders: number;
  /** Minimum number of audit log entries. All events of orders are included. */
  readonly audit: number;
  /** Minimum number of notifications per user: more than three pages of the menu. */
  readonly notifications: number;
  /** Short articles in addition to the fixed ones. */
  readonly articles: number;
  /** Approximate number of names per EPP account and day. */
  readonly eppPerDay: number;
  /** Maximum number of released domains per day. */
  readonly releasedPerDay: number;
}

/** An ordinary service, large enough for a demo. */
export const ORDINARY: Sizes = {
  crowd: 0,
  orders: 168,
  audit: 2000,
  notifications: 36,
  articles: 0,
  eppPerDay: 42,
  releasedPerDay: 260,
};

/** A service after years of business. */
export const HUGE: Sizes = {
  crowd: 2000,
  orders: 20_000,
  audit: 100_000,
  notifications: 60,
  articles: 400,
  eppPerDay: 1500,
  releasedPerDay: 4000,
};
