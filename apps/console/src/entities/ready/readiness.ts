import type { EppAccount, EppCategory, Order } from '@dropcatch/sdk';
import { listNames } from '../../core/text/labels.ts';
import { formatPrice, pluralize } from '../../core/text/numbers.ts';
import { tldsLabel, type DayWindow } from '../drops/dayWindows.ts';
import type { CatchState } from '../epp/catches.ts';
import { acceptingCategories, accountsForTlds } from '../epp/tlds.ts';
import { isApprovable, isPartlyApproved } from '../orders/approveOrder.ts';
import {
  isCaught,
  isDecided,
  isWithdrawn,
  needsPayment,
  takesPart,
} from '../orders/orderStates.ts';

/** What somebody can do about a thing that is left. */
export type NextStep =
  | { kind: 'connect' | 'start'; account: EppAccount }
  | { kind: 'approve' | 'finish'; orders: readonly [Order, ...Order[]] }
  | { kind: 'payment'; order: Order }
  | { kind: 'category'; category: EppCategory }
  | { kind: 'accounts' };

/** Something that must be right, or orders of the window do not race. */
export interface Thing {
  /** Names the account, order or category that it is about. */
  key: string;
  isLeft: boolean;
  /** Whether it is not known yet. */
  isRead?: false;
  /** The name of what it is about; empty if the words say it. */
  name: string;
  /** What is wrong, or that nothing is: `is not connected.` */
  words: string;
  /** Whom it costs. */
  cost?: string;
  step?: NextStep;
}

/** How many orders of a window race, are caught and failed. */
export interface Score {
  racing: number;
  won: number;
  lost: number;
}

/** Whether all orders of a window will race. */
export interface Readiness {
  /** Whether all that decides it is known. */
  isKnown: boolean;
  things: readonly Thing[];
  /** What is ready: `3 accounts, 15 orders`. */
  summary: string;
  /** Undefined until the orders are known. */
  score: Score | undefined;
}

/** The data for it. Fields are undefined until they are known. */
export interface ReadinessInput {
  drop: DayWindow;
  /** Whether the window is open. */
  isOpen: boolean;
  /** Whether the catches of its accounts should run by now. */
  isNear: boolean;
  orders: readonly Order[] | undefined;
  accounts: readonly EppAccount[] | undefined;
  categories: readonly EppCategory[] | undefined;
  /** The state of an account's real catch. */
  catchOf: (account: EppAccount) => CatchState;
  /** For each account whose start was refused, by its id, the ids of the orders that did not need it. */
  refused?: Readonly<Record<number, readonly number[]>> | undefined;
}

const maxNamed = 3;

/** From how many on unpaid orders are one line. */
const manyOrders = 4;

/**
 * Whether all orders of a window will race: each is paid and approved, and each account that takes them is connected with
 * a running real catch. The API does not tell which account an order goes through, so all accounts of the window count.
 */
export function readiness(input: ReadinessInput): Readiness {
  const { drop, isOpen, isNear, accounts, categories } = input;
  // Long before a window, it is enough that the account is connected.
  const catchOf = (account: EppAccount) => (isNear ? input.catchOf(account) : 'running');
  const orders = input.orders?.filter(
    (order) => drop.tlds.includes(order.tld) && !isWithdrawn(order),
  );
  const undecided = orders?.filter((order) => !isDecided(order));
  const active = accountsForTlds(drop.tlds, accounts, categories);
  const connected = active?.filter(({ is_connected }) => is_connected);
  const isCatchKnown = connected?.every((account) => catchOf(account) !== 'loading');
  const isKnown = undecided !== undefined && (undecided.length === 0 || isCatchKnown === true);
  // Without an order, an account has nothing to catch.
  const hasRace = undecided !== undefined && undecided.length > 0;
  const ready = active?.filter(isReady(catchOf)) ?? [];
  return {
    isKnown,
    things: [
      ...accountThings(active ?? [], { ...input, catchOf, undecided: undecided ?? [], ready }),
      ...(active && hasRace ? categoryThings(active, input, undecided.length) : []),
      ...orderThings(orders ?? []),
    ],
    summary: [
      pluralize((hasRace ? ready : (active ?? [])).length, 'account'),
      undecided?.length
        ? pluralize(undecided.length, 'order')
        : orders?.length
          ? 'all orders decided'
          : 'no orders',
    ].join(', '),
    score: orders && {
      racing: isOpen ? orders.filter((order) => takesPart(order) && !isDecided(order)).length : 0,
      won: orders.filter(isCaught).length,
      lost: orders.filter(({ state }) => state === 'FAILED').length,
    },
  };
}

const isReady = (catchOf: ReadinessInput['catchOf']) => (account: EppAccount) =>
  account.is_connected && catchOf(account) === 'running';

interface AccountInput extends ReadinessInput {
  undecided: readonly Order[];
  ready: readonly EppAccount[];
}

/** What is wrong with an account that does not race, and the next step. */
function problemOf(account: EppAccount, state: CatchState): Pick<Thing, 'words' | 'step'> {
  if (!account.is_connected)
    return { words: 'is not connected.', step: { kind: 'connect', account } };
  if (state === 'unknown') return { words: 'may not race: its catch cannot be read.' };
  return { words: 'is connected, but does not race.', step: { kind: 'start', account } };
}

function accountThings(
  active: readonly EppAccount[],
  { catchOf, refused = {}, undecided, ready }: AccountInput,
): Thing[] {
  const racing = undecided.filter(takesPart);
  const orders = pluralize(undecided.length, 'order');
  const isOne = undecided.length === 1;
  return active.map((account): Thing => {
    const state = catchOf(account);
    const about = { key: `account ${account.id}`, name: account.name };
    if (undecided.length === 0) return { ...about, isLeft: false, words: 'has nothing to catch.' };
    if (account.is_connected && state === 'running')
      return { ...about, isLeft: false, words: 'is ready.' };
    // Nobody can say yet that something is left.
    if (account.is_connected && state === 'loading')
      return { ...about, isLeft: false, isRead: false, words: 'is connected.' };
    const unneeding = refused[account.id];
    if (ready.length > 0 && unneeding?.length && racing.every(({ id }) => unneeding.includes(id)))
      return { ...about, isLeft: false, words: 'is not needed: others race for its orders.' };
    const cost =
      ready.length > 0
        ? `${orders} may need it.`
        : `${orders} ${isOne ? 'has' : 'have'} no other account.`;
    return { ...about, isLeft: true, cost, ...problemOf(account, state) };
  });
}

/** Whether categories and accounts are there at all. */
function categoryThings(
  active: readonly EppAccount[],
  { drop, categories = [] }: ReadinessInput,
  orderCount: number,
): Thing[] {
  const cost = `${pluralize(orderCount, 'order')} cannot race.`;
  const inactive = acceptingCategories(categories, drop.tlds).filter(({ id, is_active }) => {
    return !is_active && active.some(({ registrar_category_id }) => registrar_category_id === id);
  });
  return [
    {
      key: 'accounts',
      isLeft: active.length === 0,
      name: '',
      words: `${active.length > 0 ? 'There are accounts' : 'No active account'} for ${tldsLabel(drop)}.`,
      cost,
      step: { kind: 'accounts' },
    },
    ...inactive.map((category): Thing => ({
      key: `category ${category.id}`,
      isLeft: true,
      name: category.name,
      words: 'is inactive.',
      cost: 'Its accounts may not race.',
      step: { kind: 'category', category },
    })),
  ];
}

function stepOf(order: Order): NextStep {
  if (isPartlyApproved(order)) return { kind: 'finish', orders: [order] };
  return isApprovable(order) ? { kind: 'approve', orders: [order] } : { kind: 'payment', order };
}

function orderWords(order: Order): string {
  if (isCaught(order)) return 'is caught.';
  if (isDecided(order)) return 'has failed.';
  return takesPart(order) ? 'is ready.' : `is not ${order.paid_at ? 'approved' : 'paid'}.`;
}

/** The orders that take no part in the race. Many are one line. */
function orderThings(orders: readonly Order[]): Thing[] {
  const sorted = orders.toSorted((a, b) => a.domain.localeCompare(b.domain));
  const things = sorted.map((order): Thing => {
    const { id, domain, user, price } = order;
    return {
      key: `order ${id}`,
      isLeft: needsPayment(order),
      name: domain,
      words: orderWords(order),
      cost: `Order #${id} of ${user.username}, ${formatPrice(price)}.`,
      step: stepOf(order),
    };
  });
  const [first, ...others] = sorted.filter((order) => needsPayment(order) && isApprovable(order));
  if (!first || others.length + 1 < manyOrders) return things;
  const together = [first, ...others] as const;
  const domains = together.map(({ domain }) => domain);
  const rest = things.filter(({ name }) => !domains.includes(name));
  const many: Thing = {
    key: 'orders',
    isLeft: true,
    name: '',
    words: `${pluralize(together.length, 'order')} are not paid.`,
    cost: `${listNames(domains, maxNamed)}.`,
    step: { kind: 'approve', orders: together },
  };
  return [many, ...rest];
}
