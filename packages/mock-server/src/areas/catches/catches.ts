import type { DateCount, OrderState } from '@dropcatch/sdk';
import { groupBy } from '../../text/words.ts';
import { HOUR } from '../../world/time.ts';
import type { JobOf } from '../../world/records/jobs.ts';
import { endJob, jobsOf, runningJobs, startJob } from '../../world/jobs.ts';
import type { Rng } from '../../world/rng.ts';
import type { Store } from '../../world/store.ts';
import { type JobKind, type JobStep, type World, worldAt } from '../../world/world.ts';
import { notify } from '../activity.ts';
import { changeOrder, changeOrderAndNotify, isCaught } from '../orders/orders.ts';
import type { StoredOrder } from '../../world/records/orders.ts';
import {
  type Acting,
  auditAccount,
  closeSession,
  connect,
  sessionError,
} from '../epp-accounts/accounts.ts';
import { dropTime, dropWindow } from '../registry/drop-window.ts';
import { isSuccess, resultLine } from '../registry/codes.ts';
import { logEpp } from '../epp-logs/log.ts';
import { commandOf, earlyCreates, raceOf, testCatchDuration } from './race.ts';
import type {
  OrderCatchPlan,
  Race,
  RaceStep,
  RealCatchPlan,
  StoredEppAccount,
  TestCatchPlan,
} from '../../world/records/epp.ts';
import { categoryOf } from '../epp-categories/settings.ts';
import { effectiveSettings, serverOf, templateFor } from '../epp-accounts/settings.ts';

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

type Name = Pick<StoredOrder, 'domain' | 'drop_date'>;

const chanceOf = ({ rng }: World, { domain, drop_date }: Name): Rng =>
  rng.derive(`race/${domain}/${drop_date}`);

/** The race for a name on an account and a day. Always the same. */
export const raceFor = (world: World, account: StoredEppAccount, name: Name): Race =>
  raceOf(chanceOf(world, name), effectiveSettings(world.store, account));

function makeReady(call: Acting, account: StoredEppAccount, order: StoredOrder): void {
  if (order.state === 'READY_FOR_CATCH') return;
  const note = `Real catch on ${account.name}`;
  changeOrder(call, call.user, order, { to: 'READY_FOR_CATCH', note });
}

interface RaceStart {
  readonly catch_id: number;
  /** Place of the name in its catch, and how many names the catch has. */
  readonly index: number;
  readonly names: number;
}

/** Starts the race for an order's name on an account. Returns when it is decided, in milliseconds since 1970. */
function startRace(
  call: Acting,
  account: StoredEppAccount,
  order: StoredOrder,
  { catch_id, index, names }: RaceStart,
): number {
  const now = call.clock.now();
  const ready = now + FIRST + index * APART;
  const dropped = dropTime(call, order.domain, order.drop_date);
  const drop = Math.max(dropped, ready);
  const whole = raceFor(call, account, order);
  // Nothing is sent before the catch, nor refused once the name has dropped.
  const steps = whole.steps.filter(
    ({ at }) => at > 0 || (drop + at >= ready && drop + at < dropped),
  );
  const chance = chanceOf(call, order).derive('early');
  const early = earlyCreates(chance, dropWindow(order.tld, order.drop_date), { ready, names });
  const own = { account_id: account.id, catch_id, order_id: order.id, drop, early, sent: 0 };
  const duration = drop + whole.decided - now;
  startJob(call, 'order_catch', { ...own, race: { ...whole, steps } }, { duration });
  makeReady(call, account, order);
  return drop + whole.decided;
}

/** Lets a real catch last until a race is decided and shortly afterwards. */
function endAfter(job: JobOf<'real_catch'>, decided: number): void {
  job.duration = Math.max(job.duration, decided + AFTERWARDS - job.started_at);
}

/** Connects an account and starts the catch of these orders. Returns the error when it does not connect. */
export function catchOrders(
  call: Acting,
  account: StoredEppAccount,
  { target_date, orders }: { target_date: string; orders: readonly StoredOrder[] },
): string | undefined {
  const failure = connect(call, account);
  if (failure !== undefined) return failure;
  const order_ids = orders.map(({ id }) => id);
  const plan = { account_id: account.id, target_date, order_ids };
  const job = startJob(call, 'real_catch', plan, { duration: 0 });
  for (const [index, order] of orders.entries()) {
    const start = { catch_id: job.id, index, names: orders.length };
    endAfter(job, startRace(call, account, order, start));
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
 * Whose orders an account catches when they name no account: those of its manager and of the manager's customers. The
 * accounts of a manager without customers serve everybody.
 */
function ownersOf({ users }: Store, { manager_id }: StoredEppAccount): (id: number) => boolean {
  const customers = users.filter((user) => user.manager_id === manager_id);
  if (manager_id === null || customers.length === 0) return () => true;
  const ids = new Set([manager_id, ...customers.map(({ id }) => id)]);
  return (id) => ids.has(id);
}

/** The pending orders that an account can catch, oldest first. All days by default. */
export function pendingOrders(
  store: Store,
  account: StoredEppAccount,
  date?: string,
): StoredOrder[] {
  const isServed = ownersOf(store, account);
  return store.orders.filter(
    (order) =>
      (date === undefined || order.drop_date === date) &&
      isPending(order) &&
      order.epp_registrar_category_id === account.registrar_category_id &&
      (order.epp_account_id === null
        ? isServed(order.user_id)
        : order.epp_account_id === account.id),
  );
}

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
    (row) =>
      row.names[0] === domain &&
      row.command === 'create' &&
      row.code !== null &&
      (isSuccess(row.code) || (row.code === 2302 && row.at >= dropped)),
  );
  return caught !== undefined || created !== undefined;
}

function outcomeOf(world: World, order: StoredOrder, { plan, status }: JobOf<'order_catch'>) {
  if (status === 'failed') return BROKEN;
  if (isRegistered(world, order)) return REGISTERED;
  return plan.race.won ? WON : TAKEN;
}

/** Logs an answered command of a race, unless somebody has taken the order out of it. */
function logCommand(
  world: World,
  { account_id }: OrderCatchPlan,
  order: StoredOrder,
  { at, command, code, free, duration }: RaceStep,
): void {
  const account = world.store.eppAccounts.get(account_id);
  if (account === undefined || order.state !== 'READY_FOR_CATCH') return;
  logEpp(world, account, {
    at,
    command,
    names: [order.domain],
    free: free && !isRegistered(world, order) ? [order.domain] : [],
    code,
    duration_ms: duration,
    template: templateFor(world.store, account, command, 1),
  });
}

/** Ends a race: the order is caught or lost, unless somebody has changed it in the meantime. */
export const orderCatch: JobKind<'order_catch', OrderCatchPlan> = {
  keptFor: HOUR,
  steps: (world, { plan }, until) => {
    const due: JobStep[] = [];
    const order = world.store.orders.get(plan.order_id);
    if (order === undefined) return due;
    const chance = chanceOf(world, order);
    for (let index = plan.sent; ; index += 1) {
      const command = commandOf(chance, plan, index);
      if (command === undefined || command.at + command.duration > until) return due;
      const take = (): void => {
        plan.sent = index + 1;
        logCommand(world, plan, order, command);
      };
      due.push({ at: command.at + command.duration, take });
    }
  },
  onEnd: (world, job) => {
    const order = world.store.orders.get(job.plan.order_id);
    if (job.status === 'cancelled' || order?.state !== 'READY_FOR_CATCH') return;
    const outcome = outcomeOf(world, order, job);
    const { code, to, note = '', message } = outcome;
    const last = job.plan.race.steps.at(-1);
    if (last) logCommand(world, job.plan, order, { ...last, at: job.plan.drop + last.at, code });
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

/** When an order was changed last, in milliseconds since 1970. */
const changedAt = ({ history, created_at }: StoredOrder): number =>
  Date.parse(history.at(-1)?.created_at ?? created_at);

/** Takes the orders into a running catch that were approved or paid since it began. */
function joinCatch(world: World, job: JobOf<'real_catch'>): void {
  const { account_id, target_date, order_ids } = job.plan;
  const account = world.store.eppAccounts.get(account_id);
  if (account === undefined) return;
  const races = runningJobs(world.store, 'order_catch').map(({ plan }) => plan);
  for (const order of pendingOrders(world.store, account, target_date)) {
    const at = Math.max(job.started_at, changedAt(order));
    const then = { ...worldAt(world, at), user: undefined };
    const race = races.find(({ order_id }) => order_id === order.id);
    if (race?.catch_id === job.id) makeReady(then, account, order);
    if (race !== undefined) continue;
    if (!order_ids.includes(order.id)) order_ids.push(order.id);
    const start = { catch_id: job.id, index: 0, names: order_ids.length };
    endAfter(job, startRace(then, account, order, start));
  }
}

/** Ends a real catch: cancels undecided races and notifies the account's manager. */
export const realCatch: JobKind<'real_catch', RealCatchPlan> = {
  prepare: joinCatch,
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
