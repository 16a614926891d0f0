import { makeBrand } from '../../world/catalogue/names.ts';
import { HOUR, isoDate, MINUTE } from '../../world/time.ts';
import { type World, worldAt } from '../../world/world.ts';
import { datePrices } from '../domains/domains.ts';
import { MADE_UP_PRICES } from '../orders/offers.ts';
import { addOrder, changeOrder } from '../orders/orders.ts';
import type { StoredOrder } from '../../world/records/orders.ts';
import { ADMIN_ID, MANAGER_ID, PASSWORD, USER_ID } from '../users/people.ts';
import { auditAccount } from '../epp-accounts/accounts.ts';
import { dropWindow } from '../registry/drop-window.ts';
import { catchOrders, isPending, raceFor } from './catches.ts';
import type { StoredEppAccount } from '../../world/records/epp.ts';
import { newAccount } from '../epp-accounts/rules.ts';

/** TLD of the scenario. Its window of thirty minutes is short enough to watch. */
const TLD = 'info';

/** Accounts of the TLD. The idle one is never connected, so its orders are missed. */
const ACCOUNTS = { first: 'ID-01', second: 'ID-02', idle: 'ID-03' } as const;

type AccountKey = keyof typeof ACCOUNTS;

/**
 * Milliseconds from the start of the scenario to the window, and from the start of the catches to that of the scenario.
 */
const BEFORE = 10 * MINUTE;
const CAUGHT_BEFORE = 5 * MINUTE;

/** Milliseconds from the first order to the start of the scenario, and from an order to its payment. */
const PLACED_BEFORE = 5 * HOUR;
const PAID_AFTER = 2 * HOUR;

/** Customers of the manager, of another manager, and of no manager. */
const [LENA, TOM, HIRO, PIOTR] = [5, 6, 8, 10];

type Course = 'won' | 'lost' | 'missed' | 'unpaid';

const ORDERS: readonly (readonly [owner: number, account: AccountKey, course: Course])[] = [
  [USER_ID, 'first', 'won'],
  [USER_ID, 'second', 'won'],
  [USER_ID, 'first', 'lost'],
  [USER_ID, 'second', 'lost'],
  [USER_ID, 'idle', 'missed'],
  [USER_ID, 'first', 'unpaid'],
  [ADMIN_ID, 'second', 'won'],
  [ADMIN_ID, 'second', 'lost'],
  [MANAGER_ID, 'first', 'won'],
  [MANAGER_ID, 'first', 'lost'],
  [LENA, 'first', 'won'],
  [LENA, 'first', 'lost'],
  [TOM, 'second', 'lost'],
  [HIRO, 'second', 'won'],
  [HIRO, 'idle', 'missed'],
  [PIOTR, 'second', 'lost'],
];

/** Start of the scenario on the UTC day of an instant. Both in milliseconds since 1970. */
export const dropDayStart = (now: number): number => dropWindow(TLD, isoDate(now))[0] - BEFORE;

type Offer = Pick<StoredOrder, 'domain' | 'tld' | 'drop_date' | 'price'>;

/** Names without an order that drop on the day: those of the catalogue, then generated ones without end. */
function* namesOf({ catalogue, clock, rng, store }: World): Generator<Offer, never> {
  const drop_date = isoDate(clock.now());
  const ordered = new Set(store.orders.all().map(({ domain }) => domain));
  for (const row of catalogue.dropsOn(clock.day())) {
    const domain = catalogue.name(row);
    const variation = datePrices(catalogue, row).find((each) => each.drop_date === drop_date);
    if (catalogue.tld(row) === TLD && variation && !ordered.has(domain)) {
      yield { domain, tld: TLD, ...variation };
    }
  }
  const draw = rng.derive('drop-day');
  for (;;) {
    const offer = { domain: `${makeBrand(draw)}.${TLD}`, tld: TLD, drop_date };
    const isKnown = ordered.has(offer.domain) || catalogue.find(offer.domain) !== undefined;
    ordered.add(offer.domain);
    if (!isKnown) yield { ...offer, price: draw.pick(MADE_UP_PRICES) };
  }
}

/** Adds the accounts of the scenario. Only the first one is connected. */
function addAccounts(world: World): Readonly<Record<AccountKey, StoredEppAccount>> {
  const { store } = world;
  const first = store.eppAccounts.find(({ name }) => name === ACCOUNTS.first);
  if (first === undefined) throw new RangeError(`The seed has no account ${ACCOUNTS.first}`);
  const settings = { capture_strategy: 'direct_create', max_commands_per_second: 20 } as const;
  const add = (name: string, username: string): StoredEppAccount => {
    const { registrar_category_id, manager_id } = first;
    const own = { name, registrar_category_id, manager_id, username, password: PASSWORD };
    const account = store.eppAccounts.add(newAccount({ ...own, settings: { ...settings } }));
    auditAccount({ ...world, user: store.users.get(ADMIN_ID) }, 'create', account);
    return account;
  };
  const second = add(ACCOUNTS.second, 'dc-identity-2');
  return { first, second, idle: add(ACCOUNTS.idle, 'dc-identity-3') };
}

function pay(world: World, order: StoredOrder): void {
  const admin = world.store.users.get(ADMIN_ID);
  const note = 'Card payment captured';
  changeOrder(world, admin, order, { action: 'payment_update', note });
  order.paid_at = world.clock.iso();
  order.payment_method = 'credit_card';
  changeOrder(world, admin, order, { to: 'PAID_WAITING_CATCH' });
}

/** Returns a function that picks an unused name whose race on an account has the given outcome. */
function namePicker(world: World): (account: StoredEppAccount, course: Course) => Offer {
  const names = namesOf(world);
  const unused = new Set<Offer>();
  return (account, course) => {
    const suits = (offer: Offer): boolean =>
      course === 'missed' ||
      course === 'unpaid' ||
      raceFor(world, account, offer).won === (course === 'won');
    let found = [...unused].find(suits);
    while (found === undefined) {
      const { value } = names.next();
      unused.add(value);
      if (suits(value)) found = value;
    }
    unused.delete(found);
    return found;
  };
}

/** Prepares a drop: orders of staff and customers, two accounts with running catches, and one that is not connected. */
export function dropDay(world: World): void {
  const accounts = addAccounts(world);
  const nameFor = namePicker(world);
  const now = world.clock.now();
  const orders = ORDERS.map(([owner, key, course], index) => {
    const account = accounts[key];
    const placed = now - PLACED_BEFORE + index * MINUTE;
    const order = addOrder(worldAt(world, placed), {
      ...nameFor(account, course),
      notes: null,
      user_id: owner,
      epp_registrar_category_id: account.registrar_category_id,
      epp_account_id: account.id,
    });
    if (course !== 'unpaid') pay(worldAt(world, placed + PAID_AFTER), order);
    return order;
  });
  const early = { ...worldAt(world, now - CAUGHT_BEFORE), user: undefined };
  for (const account of [accounts.first, accounts.second]) {
    const own = orders.filter((order) => order.epp_account_id === account.id && isPending(order));
    catchOrders(early, account, { target_date: isoDate(now), orders: own });
  }
}
