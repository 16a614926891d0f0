import { makeBrand } from '../catalogue/names.ts';
import { categoryOf } from '../epp/category.ts';
import { eppLogRow, type StoredEppLog } from '../epp/log.ts';
import { sessionTrouble, workingAccounts } from '../epp/session.ts';
import type { Rng } from '../rng.ts';
import type { StoredEppAccount } from '../store.ts';
import { DAY, HOUR, isoDate } from '../time/clock.ts';
import type { World } from '../world.ts';
import { type Entry, type Names, opening, sessionOf } from './epp-sessions.ts';

/** How many days the log reaches back. */
const DAYS = 5;

/** So many days ago an older version wrote the log: with numbers for words (contract, EppLogRow). */
const OLD_WRITER = 3;

/** So many names in one check make some 100 KB of XML. */
const HUGE = 900;

function tldsOf({ store }: World, account: StoredEppAccount): readonly string[] {
  const tlds = categoryOf(store, account).supported_tlds;
  return tlds.length === 0 ? ['pl'] : tlds;
}

/** Names of the catalogue are in use until they drop; made-up ones are nowhere else. */
function namesFor({ catalogue, clock }: World, tlds: readonly string[]): Names {
  const fresh = (rng: Rng): string => `${makeBrand(rng)}.${rng.pick(tlds)}`;
  const { tld, tlds: known, day } = catalogue.columns;
  const used = (rng: Rng): string => {
    for (let tries = 0; tries < 6 && catalogue.size > 0; tries += 1) {
      const row = rng.int(0, catalogue.size - 1);
      const isAhead = (day[row] ?? 0) > clock.day();
      if (isAhead && tlds.includes(known[tld[row] ?? 0] ?? '')) return catalogue.name(row);
    }
    return fresh(rng);
  };
  return { used, fresh };
}

/** An account whose session does not open tries each day at nine. */
function refused(world: World, account: StoredEppAccount, midnight: number): Entry[] {
  const at = midnight + 9 * HOUR;
  if (at > world.clock.now()) return [];
  const trouble = sessionTrouble(world, account) ?? '';
  const code = Number.parseInt(trouble, 10);
  return Number.isNaN(code) ? [{ at, command: null, trouble }] : opening(at, code);
}

/** The creates that decided orders, by the account that sent them: one whose session opens. */
function orderCreates(world: World): ReadonlyMap<number, readonly Entry[]> {
  const { store } = world;
  const working = workingAccounts(world);
  const creates = store.orders.all().flatMap(({ domain, epp_registrar_category_id, history }) => {
    const account = working.find(
      ({ registrar_category_id }) => registrar_category_id === epp_registrar_category_id,
    );
    return history.flatMap(({ created_at, note }) => {
      const code = Number.parseInt(note ?? '', 10);
      if (account === undefined || (code !== 1000 && code !== 2302)) return [];
      const entry: Entry = { at: Date.parse(created_at), command: 'create', names: [domain], code };
      return [{ id: account.id, entry }];
    });
  });
  const byTime = creates.toSorted((a, b) => a.entry.at - b.entry.at);
  return new Map(
    [...Map.groupBy(byTime, ({ id }) => id)].map(([id, sent]) => [
      id,
      sent.map(({ entry }) => entry),
    ]),
  );
}

function entriesOf(
  world: World,
  account: StoredEppAccount,
  { day, perDay, creates }: { day: number; perDay: number; creates: readonly Entry[] },
  rng: Rng,
): Entry[] {
  const midnight = (world.clock.day() - day) * DAY;
  if (sessionTrouble(world, account) !== undefined) return refused(world, account, midnight);
  const tlds = tldsOf(world, account);
  const session = {
    date: isoDate(midnight),
    tld: tlds[0] ?? 'com',
    now: world.clock.now(),
    count: rng.int(perDay / 2, perDay * 1.5),
    connected: account.is_connected,
    names: namesFor(world, tlds),
    due: creates.filter(({ at }) => at >= midnight && at < midnight + DAY),
  };
  return sessionOf(session, rng);
}

/** One check of a whole list, as released domains are checked where the registry sets no limit. */
function hugeCheck({ clock }: World, rng: Rng): Entry {
  const names = Array.from({ length: HUGE }, () => `${makeBrand(rng)}.cz`);
  const free = names.filter(() => rng.chance(0.4));
  const at = clock.now() - 26 * HOUR;
  return { at, command: 'check', names: [...new Set(names)], free, code: 1000, duration_ms: 1874 };
}

/** The exchanges of the last days, `perDay` or so of an account: sessions around the drops, with what goes wrong. */
export function seedEppLogs(world: World, rng: Rng, perDay: number): void {
  const { store } = world;
  const oldWriter = (world.clock.day() - OLD_WRITER + 1) * DAY;
  const rows: Omit<StoredEppLog, 'id'>[] = [];
  const log = (account: StoredEppAccount, entry: Entry): void => {
    rows.push(eppLogRow(store, account, { ...entry, coded: entry.at < oldWriter }, rng));
  };
  const decided = orderCreates(world);
  for (const account of store.eppAccounts.all()) {
    const creates = decided.get(account.id) ?? [];
    for (let day = DAYS - 1; day >= 0; day -= 1) {
      for (const entry of entriesOf(world, account, { day, perDay, creates }, rng)) {
        log(account, entry);
      }
    }
  }
  const checker = store.eppAccounts.find(({ name }) => name === 'CZ-01');
  if (checker !== undefined) log(checker, hugeCheck(world, rng));
  for (const row of rows.toSorted((a, b) => a.at - b.at)) store.eppLogs.add(row);
}
