import type {
  EppAccount,
  EppAccountSettings,
  EppCategory,
  EppCategorySettings,
  EppConnectionType,
} from '@dropcatch/sdk';
import * as v from 'valibot';
import { isTld } from '../catalogue/names.ts';
import { dateText, distance, instant, span } from '../time.ts';
import { cronText } from '../cron.ts';
import {
  count,
  flag,
  listOf,
  listOfEach,
  oneOf,
  ordinal,
  schemaOf,
  shape,
  text,
  whole,
} from '../../input/input.ts';
import { partOf, recordOf, wholeOf } from './record.ts';

export type DialectName = 'rfc' | 'verisign' | 'fred';

/** The commands in the log. Null stands for the connection up to the greeting. */
export type EppCommand = 'login' | 'logout' | 'hello' | 'poll' | 'check' | 'create';

/** A result code (RFC 5730, section 3). */
const resultCode = whole(1000, 2999);

/** An exchange with a registry. Its XML and transaction ids are computed on demand (documents.ts). */
export const eppLogs = shape({
  id: ordinal,
  /** Time of the request, in milliseconds since 1970. */
  at: instant,
  account_id: ordinal,
  /** Manager of the account at that time. Decides who sees the row once the account is deleted. */
  manager_id: v.nullable(ordinal),
  registrar: text,
  client: text,
  dialect: oneOf<DialectName>(['rfc', 'verisign', 'fred']),
  kind: oneOf<EppConnectionType>(['connect', 'login', 'command', 'logout', 'error']),
  /** Null for the connection itself. */
  command: v.nullable(oneOf<EppCommand>(['login', 'logout', 'hello', 'poll', 'check', 'create'])),
  names: listOf(text),
  /** The available ones of a check. */
  free: listOf(text),
  /** Null for connect and hello, and without an answer. */
  code: v.nullable(resultCode),
  trouble: v.nullable(text),
  duration_ms: span,
  template: v.nullable(text),
  /** A row of an older version, with numbers for the connection type and for success. */
  coded: flag,
});

/** The settings of a race. A running catch keeps its settings. */
export type RaceSettings = Pick<
  EppAccountSettings,
  'capture_strategy' | 'command_delay_ms' | 'max_commands_per_second'
>;

const raceStep = shape({
  /** Time of the request, in milliseconds from the drop. Negative before it. */
  at: distance,
  command: oneOf(['check', 'create']),
  duration: span,
  /** The result code. 1000 for every check. */
  code: resultCode,
  free: flag,
});

const race = shape({
  steps: listOfEach(raceStep),
  won: flag,
  /** Time of the last answer, in milliseconds from the drop. */
  decided: distance,
});

/** A real catch of a day's orders. Each order has its own job. */
export const realCatchPlan = shape({
  account_id: ordinal,
  target_date: dateText,
  order_ids: listOf(ordinal),
});

/** The most creates for a name before its race. */
export const MOST_EARLY_CREATES = 400;

/** The race for the name of an order in a real catch. Ends when the race is decided. */
export const orderCatchPlan = v.pipe(
  shape({
    account_id: ordinal,
    catch_id: ordinal,
    order_id: ordinal,
    /** Release of the name, in milliseconds since 1970. */
    drop: instant,
    race,
    /** The creates from the opening of the drop window to the first step of the race. None in older states. */
    early: v.optional(
      shape({
        /** Time of the first one, in milliseconds since 1970. */
        from: instant,
        /** Milliseconds from one to the next. */
        pause: span,
      }),
    ),
    /** How many commands are in the log: early creates, then steps. */
    sent: v.optional(count, 0),
  }),
  v.check(
    ({ drop, race: { steps }, early }) =>
      early === undefined ||
      drop + (steps[0]?.at ?? 0) - early.from <= early.pause * MOST_EARLY_CREATES,
    `must not send more than ${MOST_EARLY_CREATES} creates before the race`,
  ),
);

/** A test catch: registers nothing and changes no order. */
export const testCatchPlan = shape({
  account_id: ordinal,
  /** Name, EPP client id and server of the account, for the lines. */
  account: text,
  client: text,
  server: text,
  domains: listOf(text),
  /** TLDs of the registry. Empty for any. */
  tlds: listOf(text),
  settings: wholeOf<EppAccountSettings>('EppAccountSettings'),
  seed: text,
  /** Why the session does not open. Null when it does. */
  trouble: v.nullable(text),
});

const tld = schemaOf<string>(
  'a TLD such as co.uk',
  (value) => typeof value === 'string' && isTld(value),
);

/** A registrar category, with the settings that its accounts inherit. */
export const eppCategories = recordOf<EppCategory>('EppCategory')({
  own: {
    supported_tlds: listOf(tld),
    settings: wholeOf<EppCategorySettings>('EppCategorySettings'),
  },
});

/** An EPP account. Category, manager and batch settings are computed. */
export const eppAccounts = recordOf<EppAccount>('EppAccount')({
  lookedUp: ['registrar_category', 'manager', 'batch_settings'],
  own: {
    password: text,
    released_domain_schedule_cron: cronText,
    settings: partOf<EppAccountSettings>('EppAccountSettings'),
  },
});

export type RaceStep = v.InferOutput<typeof raceStep>;
export type Race = v.InferOutput<typeof race>;
export type RealCatchPlan = v.InferOutput<typeof realCatchPlan>;
export type OrderCatchPlan = v.InferOutput<typeof orderCatchPlan>;
export type TestCatchPlan = v.InferOutput<typeof testCatchPlan>;
export type StoredEppLog = v.InferOutput<typeof eppLogs>;
export type StoredEppCategory = v.InferOutput<typeof eppCategories>;
export type StoredEppAccount = v.InferOutput<typeof eppAccounts>;
