import type { JobOf } from '../jobs/kinds.ts';
import { jobsOf, startJob } from '../jobs/start.ts';
import { recordOrder } from '../orders/record.ts';
import type { Store, StoredEppAccount, StoredOrder } from '../store.ts';
import type { World } from '../world.ts';
import type { Acting } from './audit-account.ts';
import { categoryOf } from './category.ts';
import { dropTime } from './drop-time.ts';
import { raceOf } from './race.ts';
import { serverOf, sessionTrouble } from './session.ts';
import { effectiveSettings } from './settings.ts';
import { testCatchDuration, type TestCatchPlan } from './test-catch.ts';

/** How long a name that was released already is raced for at the earliest, in milliseconds, and the next one after it. */
const FIRST = 2000;
const APART = 1200;

/** The catch ends this many milliseconds after its last race. */
const AFTERWARDS = 3000;

/** The last test catch of an account. */
export function lastTestCatch(store: Store, accountId: number): JobOf<'test_catch'> | undefined {
  return jobsOf(store, 'test_catch').findLast(({ plan }) => plan.account_id === accountId);
}

/** The real catch that runs on an account. */
export function runningRealCatch(store: Store, accountId: number): JobOf<'real_catch'> | undefined {
  return jobsOf(store, 'real_catch').find(
    ({ plan, status }) => plan.account_id === accountId && status === 'running',
  );
}

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
  startJob(world, 'test_catch', plan, {
    duration: testCatchDuration(plan, account.connection_timeout),
    failure: plan.trouble ?? undefined,
  });
}

/** Of these orders, those that no real catch is after already. */
export function freeOrders(store: Store, orders: readonly StoredOrder[]): StoredOrder[] {
  const wanted = new Set(
    jobsOf(store, 'order_catch')
      .filter(({ status }) => status === 'running')
      .map(({ plan }) => plan.order_id),
  );
  return orders.filter(({ id }) => !wanted.has(id));
}

/** Starts the catch of these orders, each in its name's own instant of the day. */
export function startRealCatch(
  world: Acting,
  account: StoredEppAccount,
  { target_date, orders }: { target_date: string; orders: readonly StoredOrder[] },
): void {
  const { store, clock, rng, user } = world;
  const now = clock.now();
  const settings = effectiveSettings(store, account);
  const races = orders.map((order, index) => {
    const drop = Math.max(
      dropTime(world, order.domain, order.drop_date),
      now + FIRST + index * APART,
    );
    const race = raceOf(rng.derive(`race/${order.domain}/${order.drop_date}`), settings);
    return { order, drop, race, duration: drop + race.decided - now };
  });
  const plan = { account_id: account.id, target_date, order_ids: orders.map(({ id }) => id) };
  const duration = Math.max(...races.map((race) => race.duration)) + AFTERWARDS;
  const { id } = startJob(world, 'real_catch', plan, { duration });
  for (const { order, drop, race, duration: untilDecided } of races) {
    startJob(
      world,
      'order_catch',
      { account_id: account.id, catch_id: id, order_id: order.id, drop, race },
      { duration: untilDecided },
    );
    if (order.state === 'READY_FOR_CATCH') continue;
    const note = `Real catch on ${account.name}`;
    recordOrder(world, user, order, { action: 'status_change', to: 'READY_FOR_CATCH', note });
    order.state = 'READY_FOR_CATCH';
  }
}
