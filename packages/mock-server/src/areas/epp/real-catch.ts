import type { OrderState } from '@dropcatch/sdk';
import { HOUR } from '../../world/clock.ts';
import type { JobOf } from '../../world/job-plans.ts';
import { jobsOf } from '../../world/jobs.ts';
import type { JobKind, World } from '../../world/world.ts';
import { notify } from '../activity.ts';
import { isCaught, moveOrder, tellMove } from '../orders/orders.ts';
import type { StoredOrder } from '../orders/records.ts';
import { dropTime, isSuccess, resultLine } from './availability.ts';
import { logEpp } from './log.ts';
import type { OrderCatchPlan, RealCatchPlan } from './records.ts';
import { templateFor } from './settings.ts';

/** What comes of a race: what the registry answers to the create that decides, and what the owner is told of the name. */
interface Outcome {
  readonly code: number;
  readonly to: OrderState;
  /** Follows the answer in the order's history. */
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

/** Somebody was first in an earlier race, or for another order. */
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

/** Whether a name is gone: caught for another order, created by us at any time, or by somebody since it dropped. */
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

/** The end of a race: the order is caught or lost, unless somebody has changed it in the meantime. */
export const orderCatch: JobKind<'order_catch', OrderCatchPlan> = {
  keptFor: HOUR,
  onEnd: (world, job) => {
    const order = world.store.orders.get(job.plan.order_id);
    if (job.status === 'cancelled' || order?.state !== 'READY_FOR_CATCH') return;
    const outcome = outcomeOf(world, order, job);
    const { code, to, note = '', message } = outcome;
    logRace(world, job.plan, order.domain, outcome);
    const told = `${order.domain} ${message(world.clock.iso().slice(11, 19))}`;
    tellMove(world, undefined, order, { to, note: `${resultLine(code)}${note}`, message: told });
  },
};

/** Ends the races that are not decided; their orders wait for another catch. */
function callOff(world: World, catchId: number): void {
  const { store, clock } = world;
  for (const job of jobsOf(store, 'order_catch')) {
    if (job.plan.catch_id !== catchId || job.status !== 'running') continue;
    job.status = 'cancelled';
    job.ended_at = clock.now();
    const order = store.orders.get(job.plan.order_id);
    if (order?.state !== 'READY_FOR_CATCH') continue;
    const note = 'The real catch was stopped';
    moveOrder(world, undefined, order, { to: 'PAID_WAITING_CATCH', note });
  }
}

/** The end of a real catch: what is still undecided is called off, and the account's manager hears of it. */
export const realCatch: JobKind<'real_catch', RealCatchPlan> = {
  onEnd: (world, { id, plan, status }) => {
    callOff(world, id);
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
