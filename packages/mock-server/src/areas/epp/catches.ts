import type { DateCount } from '@dropcatch/sdk';
import { groupBy } from '../../engine/call.ts';
import type { JobOf } from '../../world/job-plans.ts';
import { endJob, jobsOf, startJob } from '../../world/jobs.ts';
import type { Store } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import { maySee, moveOrder } from '../orders/orders.ts';
import type { StoredOrder } from '../orders/records.ts';
import { type Acting, auditAccount, closeSession, connect, sessionTrouble } from './accounts.ts';
import { dropTime } from './availability.ts';
import { raceOf, testCatchDuration } from './race.ts';
import type { Race, StoredEppAccount, TestCatchPlan } from './records.ts';
import { categoryOf, effectiveSettings, serverOf } from './settings.ts';

/**
 * A name that was released already is raced for so many milliseconds after the start at the earliest, and the next one so
 * many after it. The catch ends so many after its last race.
 */
const FIRST = 2000;
const APART = 1200;
const AFTERWARDS = 3000;

/** The last test catch of an account. */
export const lastTestCatch = (store: Store, accountId: number): JobOf<'test_catch'> | undefined =>
  jobsOf(store, 'test_catch').findLast(({ plan }) => plan.account_id === accountId);

/** The real catch that runs on an account. */
export const runningRealCatch = (
  store: Store,
  accountId: number,
): JobOf<'real_catch'> | undefined =>
  jobsOf(store, 'real_catch').find(
    ({ plan, status }) => plan.account_id === accountId && status === 'running',
  );

/** What runs on an account, in words; undefined when no catch does. */
export function runningCatch(store: Store, accountId: number): string | undefined {
  if (runningRealCatch(store, accountId) !== undefined) return 'A real catch';
  return lastTestCatch(store, accountId)?.status === 'running' ? 'A test catch' : undefined;
}

/** Starts the rehearsal of a catch with these names. */
export function startTestCatch(
  world: World,
  account: StoredEppAccount,
  domains: readonly string[],
): void {
  const { store, clock } = world;
  const plan: TestCatchPlan = {
    account_id: account.id,
    account: account.name,
    client: account.username,
    server: serverOf(store, account),
    domains,
    tlds: categoryOf(store, account).supported_tlds,
    settings: effectiveSettings(store, account),
    seed: String(world.rng.derive(`test-catch/${account.id}/${clock.now()}`).bits()),
    trouble: sessionTrouble(world, account) ?? null,
  };
  const duration = testCatchDuration(plan, account.connection_timeout);
  startJob(world, 'test_catch', plan, { duration, failure: plan.trouble ?? undefined });
}

/** Of these orders, those that no real catch is after already. */
export function freeOrders(store: Store, orders: readonly StoredOrder[]): StoredOrder[] {
  const running = jobsOf(store, 'order_catch').filter(({ status }) => status === 'running');
  const wanted = new Set(running.map(({ plan }) => plan.order_id));
  return orders.filter(({ id }) => !wanted.has(id));
}

/** How the race for a name goes through an account on a day. The same each time. */
export const raceFor = (
  { rng, store }: World,
  account: StoredEppAccount,
  { domain, drop_date }: Pick<StoredOrder, 'domain' | 'drop_date'>,
): Race => raceOf(rng.derive(`race/${domain}/${drop_date}`), effectiveSettings(store, account));

/**
 * Connects an account and starts the catch of these orders of a day, each in its name's own instant; says why the connection
 * does not come about.
 */
export function catchOrders(
  call: Acting,
  account: StoredEppAccount,
  { target_date, orders }: { target_date: string; orders: readonly StoredOrder[] },
): string | undefined {
  const failure = connect(call, account);
  if (failure !== undefined) return failure;
  const now = call.clock.now();
  const races = orders.map((order, index) => {
    const dropped = dropTime(call, order.domain, order.drop_date);
    const drop = Math.max(dropped, now + FIRST + index * APART);
    const race = raceFor(call, account, order);
    return { order, drop, race, duration: drop + race.decided - now };
  });
  const account_id = account.id;
  const plan = { account_id, target_date, order_ids: orders.map(({ id }) => id) };
  const duration = Math.max(...races.map((race) => race.duration)) + AFTERWARDS;
  const { id: catch_id } = startJob(call, 'real_catch', plan, { duration });
  for (const { order, drop, race, duration: untilDecided } of races) {
    const own = { account_id, catch_id, order_id: order.id, drop, race };
    startJob(call, 'order_catch', own, { duration: untilDecided });
    if (order.state === 'READY_FOR_CATCH') continue;
    const note = `Real catch on ${account.name}`;
    moveOrder(call, call.user, order, { to: 'READY_FOR_CATCH', note });
  }
  auditAccount(call, 'real_catch_start', account, { target_date, orders: orders.length });
  return undefined;
}

/** Closes the background connection, if it is open. */
export function disconnect(call: Acting, account: StoredEppAccount): void {
  if (!account.is_connected) return;
  for (const { id, plan } of jobsOf(call.store, 'released_check')) {
    const failure = `EPP account ${account.name}: the connection was closed`;
    if (plan.account_id === account.id) endJob(call, id, { status: 'failed', failure });
  }
  closeSession(call, account);
  account.is_connected = false;
  auditAccount(call, 'disconnect', account);
}

/** An account that is inactive now neither catches nor stays connected. */
export function retire(call: Acting, account: StoredEppAccount): void {
  const { store } = call;
  for (const job of [lastTestCatch(store, account.id), runningRealCatch(store, account.id)]) {
    if (job !== undefined) endJob(call, job.id, { status: 'cancelled' });
  }
  disconnect(call, account);
}

const WAITING = ['PAID_WAITING_EXDATE', 'PAID_WAITING_CATCH', 'READY_FOR_CATCH', 'PROCESSING'];

/** Whether a catch would go for this order: it is paid, and its drop lies ahead. */
export const isPending = ({ state, paid_at }: StoredOrder): boolean =>
  paid_at !== null && WAITING.includes(state);

/**
 * Whether an order is caught through this account: it was placed with it, or with none. An order without an account
 * goes through any account of its category that belongs to the owner's manager, or to nobody.
 */
function isFor(store: Store, account: StoredEppAccount, order: StoredOrder): boolean {
  if (order.epp_registrar_category_id !== account.registrar_category_id) return false;
  if (order.epp_account_id !== null) return order.epp_account_id === account.id;
  const manager = account.manager_id === null ? undefined : store.users.get(account.manager_id);
  return manager === undefined || maySee(manager, store.users.get(order.user_id));
}

/** The pending orders that an account would catch, oldest first; all days unless one is given. */
export const pendingOrders = (
  store: Store,
  account: StoredEppAccount,
  date?: string,
): StoredOrder[] =>
  store.orders.filter(
    (order) =>
      isPending(order) &&
      (date === undefined || order.drop_date === date) &&
      isFor(store, account, order),
  );

/** The drop days of an account's pending orders with how many there are, earliest first. */
export const pendingDates = (store: Store, account: StoredEppAccount): DateCount[] =>
  [...groupBy(pendingOrders(store, account), ({ drop_date }) => drop_date)]
    .map(([date, orders]) => ({ date, count: orders.length }))
    .toSorted((a, b) => a.date.localeCompare(b.date));
