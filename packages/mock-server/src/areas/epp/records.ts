import type {
  EppAccount,
  EppAccountSettings,
  EppCategory,
  EppCategorySettings,
  EppConnectionType,
} from '@dropcatch/sdk';

/** What a registry says of a name that is checked. */
export interface Availability {
  readonly status: 'available' | 'taken' | 'error';
  readonly message: string;
  readonly code: number;
}

export type DialectName = 'rfc' | 'verisign' | 'fred';

/** What is measured: the connection up to the greeting, and each command. */
export type EppCommand = 'login' | 'logout' | 'hello' | 'poll' | 'check' | 'create';

/** One exchange with a registry. Its XML and transaction ids are made when somebody looks (documents.ts). */
export interface StoredEppLog {
  readonly id: number;
  /** When the request was sent, in milliseconds since 1970. */
  readonly at: number;
  readonly account_id: number;
  /** Who owned the account then; decides who sees the row once the account is gone. */
  readonly manager_id: number | null;
  readonly registrar: string;
  readonly client: string;
  readonly dialect: DialectName;
  readonly kind: EppConnectionType;
  /** Null for a row of the connection itself. */
  readonly command: EppCommand | null;
  readonly names: readonly string[];
  /** Of those, the ones that a check found available. */
  readonly free: readonly string[];
  /** Null for connect and hello, and where no answer came. */
  readonly code: number | null;
  readonly trouble: string | null;
  readonly duration_ms: number;
  readonly template: string | null;
  /** An older writer's row, which has numbers for the connection type and for success. */
  readonly coded: boolean;
}

/** The settings that a race is run with; a catch keeps what it started with. */
export type RaceSettings = Pick<
  EppAccountSettings,
  'capture_strategy' | 'command_delay_ms' | 'max_commands_per_second'
>;

export interface RaceStep {
  /** When it is sent, in milliseconds from the drop; before it when negative. */
  readonly at: number;
  readonly command: 'check' | 'create';
  readonly duration: number;
  /** The result code; 1000 for every check. */
  readonly code: number;
  readonly free: boolean;
}

export interface Race {
  readonly steps: readonly RaceStep[];
  readonly won: boolean;
  /** When the last answer is there, in milliseconds from the drop. */
  readonly decided: number;
}

/** A catch of the orders of a day, started by hand. The names are jobs of their own. */
export interface RealCatchPlan {
  readonly account_id: number;
  readonly target_date: string;
  readonly order_ids: readonly number[];
}

/** The race for one order's name, as part of a real catch; it ends when the race is decided. */
export interface OrderCatchPlan {
  readonly account_id: number;
  readonly catch_id: number;
  readonly order_id: number;
  /** When the registry releases the name, in milliseconds since 1970. */
  readonly drop: number;
  readonly race: Race;
}

/** A rehearsal of a catch: nothing is registered and no order changes. */
export interface TestCatchPlan {
  readonly account_id: number;
  /** The account's name, its EPP client id and its server, for the lines. */
  readonly account: string;
  readonly client: string;
  readonly server: string;
  readonly domains: readonly string[];
  /** The TLDs that the registry serves; empty for any. */
  readonly tlds: readonly string[];
  readonly settings: RaceSettings;
  readonly seed: string;
  /** Why no session opens; null when one does. */
  readonly trouble: string | null;
}

/** A registrar category as stored: with the settings that its accounts inherit. */
export type StoredEppCategory = EppCategory & { settings: EppCategorySettings };

/** An EPP account as stored: category and manager are looked up, the batch settings follow from the settings. */
export type StoredEppAccount = Omit<
  EppAccount,
  'registrar_category' | 'manager' | 'batch_settings'
> & {
  password: string;
  settings: Partial<EppAccountSettings>;
};
