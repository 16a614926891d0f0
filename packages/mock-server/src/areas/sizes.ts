/** How much of everything a world begins with. */
export interface Sizes {
  /** Customers beside the people who are always there. */
  readonly crowd: number;
  readonly orders: number;
  /** Entries of the audit log, at least: what the orders tell is all in it. */
  readonly audit: number;
  /** Notifications of each user, at least: more than three pages of the menu. */
  readonly notifications: number;
  /** Short articles beside those that are always there. */
  readonly articles: number;
  /** Names that an EPP account handles a day, about. */
  readonly eppPerDay: number;
  /** Released domains of a day, at most. */
  readonly releasedPerDay: number;
}

/** An ordinary service, of a size that a demonstration needs. */
export const ORDINARY: Sizes = {
  crowd: 0,
  orders: 168,
  audit: 2000,
  notifications: 36,
  articles: 0,
  eppPerDay: 42,
  releasedPerDay: 260,
};

/** A service that has been busy for years. */
export const HUGE: Sizes = {
  crowd: 2000,
  orders: 20_000,
  audit: 100_000,
  notifications: 60,
  articles: 400,
  eppPerDay: 1500,
  releasedPerDay: 4000,
};
