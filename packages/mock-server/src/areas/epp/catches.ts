import type { DateCount, OrderState } from '@dropcatch/sdk';
import { groupBy } from '../../text/words.ts';
import { HOUR } from '../../world/clock.ts';
import type { JobOf } from '../../world/records/jobs.ts';
import { endJob, jobsOf, runningJobs, startJob } from '../../world/jobs.ts';
import type { Store } from '../../world/store.ts';
import type { JobKind, World } from '../../world/world.ts';
import { notify } from '../activity.ts';
import { isCaught, maySee, changeOrder, changeOrderAndNotify } from '../orders/orders.ts';
import type { StoredOrder } from '../../world/records/orders.ts';
import { type Acting, auditAccount, closeSession, connect, sessionError } from './accounts.ts';
import { dropTime, isSuccess, resultLine } from './availability.ts';
import { logEpp } from './log.ts';
import { raceOf, testCatchDuration } from './race.ts';
import type {
  OrderCatchPlan,
  Race,
  RealCatchPlan,
  StoredEppAccount,
  TestCatchPlan,
} from '../../world/records/epp.ts';
import { categoryOf, effectiveSettings, serverOf, templateFor } from './settings.ts';

/**
 * Milliseconds from the start to the first race of a released name, between races, and from the last race to the end.
 */
const FIRST = 2000;
const APART = 1200;
const AFTERWARDS = 3000;

export const lastTestCatch = (store: Store, accountId: number): JobOf<'test_catch'> | undefined =>
  jobsOf(store, 'test_catch').findLast(({ plan }) => plan.account_id === accountId);

export const runningRealCatch = (store: Store, accountId: number) =>
  runningJobs(store, 'real_catch', ({ account_id }) => account_id === accountId)[0];

/** The running catch of an account in words. Undefined without one. */
export function runningCatch(store: Store, accountId: number): string | undefined {
  if (runningRealCatch(store, accountId) !== undefined) return 'A real catch';
  return lastTestCatch(store, accountId)?.status === 'running' ? 'A test catch' : undefined;
}

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
    domains: [...domains],
    tlds: categoryOf(store, account).supported_tlds,
    settings: effectiveSettings(store, account),
    seed: String(world.rng.derive(`test-catch/${account.id}/${clock.now()}`).bits()),
    trouble: sessionError(world, account) ?? null,
  };
  const duration = testCatchDuration(plan, account.connection_timeout);
  startJob(world, 'test_catch', plan, { duration, failure: plan.trouble ?? undefined });
}

/** The orders without a running real catch. */
export function freeOrders(store: Store, orders: readonly StoredOrder[]): StoredOrder[] {
  const wanted = new Set(runningJobs(store, 'order_catch').map(({ plan }) => plan.order_id));
  return orders.filter(({ id }) => !wanted.has(id));
}

/** The race for a name on an account and a day. Always the same. */
export const raceFor = (
  { rng, store }: World,
  account: StoredEppAccount,
  { domain, drop_date }: Pick<StoredOrder, 'domain' | 'drop_date'>,
): Race => raceOf(rng.derive(`race/${domain}/${drop_date}`), effectiveSettings(store, account));

/** Connects an account and starts the catch of these orders. Returns the error when it does not connect. */
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
    changeOrder(call, call.user, order, { to: 'READY_FOR_CATCH', note });
  }
  auditAccount(call, 'real_catch_start', account, { target_date, orders: orders.length });
  return undefined;
}

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

/** Stops the catches of an inactive account and disconnects it. */
export function shutDown(call: Acting, account: StoredEppAccount): void {
  const { store } = call;
  for (const job of [lastTestCatch(store, account.id), runningRealCatch(store, account.id)]) {
    if (job !== undefined) endJob(call, job.id, { status: 'cancelled' });
  }
  disconnect(call, account);
}

const WAITING = ['PAID_WAITING_EXDATE', 'PAID_WAITING_CATCH', 'READY_FOR_CATCH', 'PROCESSING'];

/** Whether a catch includes this order: it is paid and waits for its drop. */
export const isPending = ({ state, paid_at }: StoredOrder): boolean =>
  paid_at !== null && WAITING.includes(state);

/**
 * Whether an account may catch an order: its own account, or else any of its category whose manager is the owner's or
 * nobody.
 */
function isFor(store: Store, account: StoredEppAccount, order: StoredOrder): boolean {
  if (order.epp_registrar_category_id !== account.registrar_category_id) return false;
  if (order.epp_account_id !== null) return order.epp_account_id === account.id;
  const manager = account.manager_id === null ? undefined : store.users.get(account.manager_id);
  return manager === undefined || maySee(manager, store.users.get(order.user_id));
}

/** The pending orders that an account can catch, oldest first. All days by default. */
export const pendingOrders = (store: Store, account: StoredEppAccount, date?: string) =>
  store.orders.filter(
    (order) =>
      isPending(order) &&
      (date === undefined || order.drop_date === date) &&
      isFor(store, account, order),
  );

/** The drop days of an account's pending orders with their counts, earliest first. */
export const pendingDates = (store: Store, account: StoredEppAccount): DateCount[] =>
  [...groupBy(pendingOrders(store, account), ({ drop_date }) => drop_date)]
    .map(([date, orders]) => ({ date, count: orders.length }))
    .toSorted((a, b) => a.date.localeCompare(b.date));

/** The outcome of a race: the registry's answer to the final create, the order's new state, and the owner's message. */
interface Outcome {
  readonly code: number;
  readonly to: OrderState;
  /** Appended to the answer in the order's history. */
  readonly note?: string;
  readonly message: (time: string) => string;
}

const WON: Outcome = {
  code: 1000,
  to: 'CATCHED_PROCESSING',
  message: (time) => `caught at ${time} UTC`,
};

const TAKEN: Outcome = {
  code: 2302,
  to: 'FAILED',
  note: ': taken by another registrar',
  message: () => 'was taken by another registrar',
};

/** The name was registered in an earlier race or for another order. */
const REGISTERED: Outcome = {
  code: 2302,
  to: 'FAILED',
  note: ': registered already',
  message: () => 'is registered already',
};

const BROKEN: Outcome = {
  code: 2400,
  to: 'FAILED',
  message: () => `could not be registered: ${resultLine(2400)}`,
};

/** Whether a name is registered: caught for another order, created by us, or taken by others since its drop. */
function isRegistered(world: World, { id, domain, drop_date }: StoredOrder): boolean {
  const { orders, eppLogs } = world.store;
  const dropped = dropTime(world, domain, drop_date);
  const caught = orders.find(
    (other) => other.domain === domain && other.id !== id && isCaught(other.state),
  );
  const created = eppLogs.find(
    ({ command, code, at, names }) =>
      command === 'create' &&
      code !== null &&
      (isSuccess(code) || (code === 2302 && at >= dropped)) &&
      names.includes(domain),
  );
  return caught !== undefined || created !== undefined;
}

function outcomeOf(world: World, order: StoredOrder, { plan, status }: JobOf<'order_catch'>) {
  if (status === 'failed') return BROKEN;
  if (isRegistered(world, order)) return REGISTERED;
  return plan.race.won ? WON : TAKEN;
}

function logRace(
  world: World,
  { account_id, drop, race: { steps } }: OrderCatchPlan,
  domain: string,
  outcome: Outcome,
): void {
  const account = world.store.eppAccounts.get(account_id);
  if (account === undefined) return;
  for (const [index, { at, command, code, free, duration }] of steps.entries()) {
    logEpp(world, account, {
      at: drop + at,
      command,
      names: [domain],
      free: free && outcome !== REGISTERED ? [domain] : [],
      code: index === steps.length - 1 ? outcome.code : code,
      duration_ms: duration,
      template: templateFor(world.store, account, command, 1),
    });
  }
}

/** Ends a race: the order is caught or lost, unless somebody has changed it in the meantime. */
export const orderCatch: JobKind<'order_catch', OrderCatchPlan> = {
  keptFor: HOUR,
  onEnd: (world, job) => {
    const order = world.store.orders.get(job.plan.order_id);
    if (job.status === 'cancelled' || order?.state !== 'READY_FOR_CATCH') return;
    const outcome = outcomeOf(world, order, job);
    const { code, to, note = '', message } = outcome;
    logRace(world, job.plan, order.domain, outcome);
    const told = `${order.domain} ${message(world.clock.iso().slice(11, 19))}`;
    changeOrderAndNotify(world, undefined, order, {
      to,
      note: `${resultLine(code)}${note}`,
      message: told,
    });
  },
};

/** Cancels undecided races. Their orders wait for another catch. */
function cancelRaces(world: World, catchId: number): void {
  const { store, clock } = world;
  for (const job of runningJobs(store, 'order_catch', ({ catch_id }) => catch_id === catchId)) {
    job.status = 'cancelled';
    job.ended_at = clock.now();
    const order = store.orders.get(job.plan.order_id);
    if (order?.state !== 'READY_FOR_CATCH') continue;
    const note = 'The real catch was stopped';
    changeOrder(world, undefined, order, { to: 'PAID_WAITING_CATCH', note });
  }
}

/** Ends a real catch: cancels undecided races and notifies the account's manager. */
export const realCatch: JobKind<'real_catch', RealCatchPlan> = {
  onEnd: (world, { id, plan, status }) => {
    cancelRaces(world, id);
    const account = world.store.eppAccounts.get(plan.account_id);
    if (account === undefined) return;
    const states = plan.order_ids.map((order) => world.store.orders.get(order)?.state);
    const caught = states.filter((state) => state === WON.to).length;
    notify(world, account.manager_id, {
      type: 'system',
      title: status === 'completed' ? 'Real catch finished' : 'Real catch stopped',
      message: `${account.name}: ${caught} of ${states.length} names of ${plan.target_date} caught`,
    });
  },
};
