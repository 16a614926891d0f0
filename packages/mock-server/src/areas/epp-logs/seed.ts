import { makeBrand } from '../../world/catalogue/names.ts';
import { DAY, HOUR, isoDate, MINUTE } from '../../world/time.ts';
import { type Rng, sampler } from '../../world/rng.ts';
import type { World } from '../../world/world.ts';
import { drawRow } from '../orders/offers.ts';
import { sessionError, workingAccounts } from '../epp-accounts/accounts.ts';
import { closesSession } from '../registry/codes.ts';
import { dropWindow } from '../registry/drop-window.ts';
import { type EppLogEntry, eppLogRow, poll } from './log.ts';
import type { StoredEppAccount, StoredEppLog } from '../../world/records/epp.ts';
import { categoryOf } from '../epp-categories/settings.ts';

type Entry = EppLogEntry & { readonly at: number };

/** Result codes of checks and creates (domain facts). Creates of orders are added separately. */
const checkCode = sampler<number>([
  [1000, 99.5],
  [2400, 0.4],
  [2502, 0.1],
]);

const createCode = sampler<number>([
  [2302, 98],
  [2306, 0.9],
  [2400, 0.6],
  [2502, 0.5],
]);

interface Names {
  readonly used: (rng: Rng) => string;
  readonly fresh: (rng: Rng) => string;
}

/** Share of checks for several names, their largest number, and share of available names. */
const MULTIPLE = 0.3;
const MOST_NAMES = 12;
const FREE = 0.07;

/** A connect and a login. Times in the log are those of the requests. */
const opening = (at: number, code = 1000): Entry[] => [
  { at, command: null },
  { at: at + 310, command: 'login', code },
];

function check(at: number, { used, fresh }: Names, rng: Rng): Entry[] {
  const names = new Map<string, boolean>();
  for (let left = rng.chance(MULTIPLE) ? rng.int(2, MOST_NAMES) : 1; left > 0; left -= 1) {
    const isFree = rng.chance(FREE);
    const name = isFree ? fresh(rng) : used(rng);
    names.set(name, names.get(name) ?? isFree);
  }
  const free = [...names.keys()].filter((name) => names.get(name));
  return [{ at, command: 'check', names: [...names.keys()], free, code: checkCode(rng) }];
}

/** Repeated creates for a contested name, until it is given up. */
function burst(at: number, { fresh }: Names, rng: Rng): Entry[] {
  const names = [fresh(rng)];
  const entries: Entry[] = [];
  for (let tries = rng.int(2, 7), sent = at; tries > 0; tries -= 1, sent += rng.int(60, 220)) {
    const code = createCode(rng);
    entries.push({ at: sent, command: 'create', names, code });
    if (code !== 2302) break;
  }
  return entries;
}

const UNANSWERED = { trouble: 'no answer within 30 s', duration_ms: 30_000 };

/** Draws what happens next in a session, with its share in percent. */
const drawTask = sampler<(at: number, names: Names, rng: Rng) => Entry[]>([
  [check, 70],
  [burst, 22],
  [(at) => [{ at, command: 'hello' }], 5.4],
  [(at, _, rng) => poll(at, rng), 2],
  [(at, { used }, rng) => [{ at, command: 'check', names: [used(rng)], ...UNANSWERED }], 0.6],
]);

/**
 * Milliseconds from a connect to the first command, from a break to the next connect, and to the answer of a create.
 */
const OPENED = 900;
const RETRY = 700;
const ANSWERED = 200;

/** How long a session opens before the drop or its first order, and stays open after the last, in milliseconds. */
const BEFORE = 10 * MINUTE;
const AFTER = 5 * MINUTE;

/** Reopens a broken session (RFC 5730, 25xx). Returns the new entries and the time of the next command. */
function aftermath({ at, trouble, code = 0, duration_ms = 200 }: Entry): [Entry[], number] {
  const ready = at + duration_ms;
  if (trouble === undefined && !closesSession(code)) return [[], ready];
  return [opening(ready + RETRY), ready + RETRY + OPENED];
}

/** A part of a session: the number of events, and the creates of orders by time. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly due: readonly Entry[];
}

/** The commands of a part of a session. Drops commands that collide with the creates of orders. */
function commands({ from, to, count, due }: Span, names: Names, rng: Rng): Entry[] {
  const times = Array.from({ length: count }, () => rng.int(from, to)).toSorted((a, b) => a - b);
  const sent: Entry[] = [];
  let ready = from;
  for (const time of times) {
    const entries = drawTask(rng)(Math.max(time, ready), names, rng);
    const [begin, end] = [entries[0], entries.at(-1)];
    if (begin === undefined || end === undefined) continue;
    const [reopened, free] = aftermath(end);
    if (due.some(({ at }) => at + ANSWERED > begin.at && at < free)) continue;
    sent.push(...entries, ...reopened);
    ready = free;
  }
  return [...sent, ...due].toSorted((a, b) => a.at - b.at);
}

const DAYS = 5;

/** Days ago that an older version wrote the log, with numbers instead of words (contract, EppLogRow). */
const OLD_WRITER = 3;

/** Names of one check with about 100 KB of XML. */
const HUGE = 900;

/** Draws names for checks: names of the catalogue, which are in use until they drop, and new ones. */
function namesFor(world: World, tlds: readonly string[]): Names {
  const { catalogue, clock } = world;
  const fresh = (rng: Rng): string => `${makeBrand(rng)}.${rng.pick(tlds)}`;
  const isInUse = (row: number): boolean =>
    (catalogue.columns.day[row] ?? 0) > clock.day() && tlds.includes(catalogue.tld(row));
  const used = (rng: Rng): string => {
    const row = drawRow(world, rng, 6, isInUse);
    return row === undefined ? fresh(rng) : catalogue.name(row);
  };
  return { used, fresh };
}

/** An account whose session does not open tries once a day at 9:00 UTC. */
function refused(world: World, error: string, midnight: number): Entry[] {
  const at = midnight + 9 * HOUR;
  if (at > world.clock.now()) return [];
  const code = Number.parseInt(error, 10);
  return Number.isNaN(code) ? [{ at, command: null, trouble: error }] : opening(at, code);
}

/** The creates of orders by time. Each is sent by a working account of the order's category. */
function orderCreates(world: World): (Entry & { readonly account: StoredEppAccount })[] {
  const working = workingAccounts(world);
  const creates = world.store.orders.all().flatMap((order) => {
    const category = order.epp_registrar_category_id;
    const account = working.find((one) => one.registrar_category_id === category);
    return order.history.flatMap(({ created_at, note }) => {
      const code = Number.parseInt(note ?? '', 10);
      if (account === undefined || (code !== 1000 && code !== 2302)) return [];
      const at = Date.parse(created_at);
      return [{ at, command: 'create' as const, names: [order.domain], code, account }];
    });
  });
  return creates.toSorted((a, b) => a.at - b.at);
}

/**
 * The entries of an account on a day, counted back from today. The session opens ten minutes before the drop or the
 * first order and closes shortly after the last.
 */
function sessionOf(
  world: World,
  account: StoredEppAccount,
  { day, perDay, creates }: { day: number; perDay: number; creates: readonly Entry[] },
  rng: Rng,
): Entry[] {
  const now = world.clock.now();
  const midnight = (world.clock.day() - day) * DAY;
  const error = sessionError(world, account);
  if (error !== undefined) return refused(world, error, midnight);
  const { supported_tlds } = categoryOf(world.store, account);
  const tlds = supported_tlds.length === 0 ? ['pl'] : supported_tlds;
  const count = rng.int(perDay / 2, perDay * 1.5);
  const due = creates.filter(({ at }) => at >= midnight && at < midnight + DAY);
  const orders = due.map(({ at }) => at);
  const [from, to] = dropWindow(tlds[0] ?? 'com', isoDate(midnight));
  const isOpen = account.is_connected && day === 0;
  const first = Math.min(from, ...orders) - BEFORE;
  const begin = isOpen ? Math.min(first, now - 3 * HOUR) : first;
  const end = isOpen ? now - MINUTE : Math.max(to, ...orders) + AFTER;
  if (end > now - MINUTE) return [];
  const sent = commands({ from: begin + 5000, to: end, count, due }, namesFor(world, tlds), rng);
  const over = (sent.at(-1)?.at ?? end) + rng.int(2, 9) * 1000;
  const closing: Entry[] = isOpen ? [] : [{ at: over, command: 'logout', code: 1500 }];
  return [...opening(begin), ...sent, ...closing].filter(({ at }) => at < now);
}

/** A check of a whole list, as for released domains when the registry sets no limit. */
function hugeCheck({ clock }: World, rng: Rng): Entry {
  const names = Array.from({ length: HUGE }, () => `${makeBrand(rng)}.cz`);
  const free = names.filter(() => rng.chance(0.4));
  const at = clock.now() - 26 * HOUR;
  return { at, command: 'check', names: [...new Set(names)], free, code: 1000, duration_ms: 1874 };
}

/**
 * Seeds the EPP log of the last days: about `perDay` entries per account, in sessions around the drops, with failures.
 */
export function seedEppLogs(world: World, rng: Rng, perDay: number): void {
  const { store } = world;
  const oldWriter = (world.clock.day() - OLD_WRITER + 1) * DAY;
  const rows: Omit<StoredEppLog, 'id'>[] = [];
  const log = (account: StoredEppAccount, entry: Entry): void => {
    rows.push(eppLogRow(store, account, { ...entry, coded: entry.at < oldWriter }, rng));
  };
  const decided = orderCreates(world);
  for (const account of store.eppAccounts.all()) {
    const creates = decided
      .filter((create) => create.account === account)
      .map(({ account: _, ...create }) => create);
    for (let day = DAYS - 1; day >= 0; day -= 1) {
      const entries = sessionOf(world, account, { day, perDay, creates }, rng);
      for (const entry of entries) log(account, entry);
    }
  }
  const checker = store.eppAccounts.find(({ name }) => name === 'CZ-01');
  if (checker !== undefined) log(checker, hugeCheck(world, rng));
  for (const row of rows.toSorted((a, b) => a.at - b.at)) store.eppLogs.add(row);
}
