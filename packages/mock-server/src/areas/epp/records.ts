import type {
  EppAccount,
  EppAccountSettings,
  EppCategory,
  EppCategorySettings,
  EppConnectionType,
} from '@dropcatch/sdk';

/** The answer of a registry to the check of a name. */
export interface Availability {
  readonly status: 'available' | 'taken' | 'error';
  readonly message: string;
  readonly code: number;
}

export type DialectName = 'rfc' | 'verisign' | 'fred';

/** The commands in the log. Null stands for the connection up to the greeting. */
export type EppCommand = 'login' | 'logout' | 'hello' | 'poll' | 'check' | 'create';

/** An exchange with a registry. Its XML and transaction ids are computed on demand (documents.ts). */
export interface StoredEppLog {
  readonly id: number;
  /** Time of the request, in milliseconds since 1970. */
  readonly at: number;
  readonly account_id: number;
  /** Manager of the account at that time. Decides who sees the row once the account is deleted. */
  readonly manager_id: number | null;
  readonly registrar: string;
  readonly client: string;
  readonly dialect: DialectName;
  readonly kind: EppConnectionType;
  /** Null for the connection itself. */
  readonly command: EppCommand | null;
  readonly names: readonly string[];
  /** The available ones of a check. */
  readonly free: readonly string[];
  /** Null for connect and hello, and without an answer. */
  readonly code: number | null;
  readonly trouble: string | null;
  readonly duration_ms: number;
  readonly template: string | null;
  /** A row of an older version, with numbers for the connection type and for success. */
  readonly coded: boolean;
}

/** The settings of a race. A running catch keeps its settings. */
export type RaceSettings = Pick<
  EppAccountSettings,
  'capture_strategy' | 'command_delay_ms' | 'max_commands_per_second'
>;

export interface RaceStep {
  /** Time of the request, in milliseconds from the drop. Negative before it. */
  readonly at: number;
  readonly command: 'check' | 'create';
  readonly duration: number;
  /** The result code. 1000 for every check. */
  readonly code: number;
  readonly free: boolean;
}

export interface Race {
  readonly steps: readonly RaceStep[];
  readonly won: boolean;
  /** Time of the last answer, in milliseconds from the drop. */
  readonly decided: number;
}

/** A real catch of a day's orders. Each order has its own job. */
export interface RealCatchPlan {
  readonly account_id: number;
  readonly target_date: string;
  readonly order_ids: readonly number[];
}

/** The race for the name of an order in a real catch. Ends when the race is decided. */
export interface OrderCatchPlan {
  readonly account_id: number;
  readonly catch_id: number;
  readonly order_id: number;
  /** Release of the name, in milliseconds since 1970. */
  readonly drop: number;
  readonly race: Race;
}

/** A test catch: registers nothing and changes no order. */
export interface TestCatchPlan {
  readonly account_id: number;
  /** Name, EPP client id and server of the account, for the lines. */
  readonly account: string;
  readonly client: string;
  readonly server: string;
  readonly domains: readonly string[];
  /** TLDs of the registry. Empty for any. */
  readonly tlds: readonly string[];
  readonly settings: RaceSettings;
  readonly seed: string;
  /** Why the session does not open. Null when it does. */
  readonly trouble: string | null;
}

/** A stored registrar category, with the settings that its accounts inherit. */
export type StoredEppCategory = EppCategory & { settings: EppCategorySettings };

/** A stored EPP account. Category, manager and batch settings are computed. */
export type StoredEppAccount = Omit<
  EppAccount,
  'registrar_category' | 'manager' | 'batch_settings'
> & {
  password: string;
  settings: Partial<EppAccountSettings>;
};
