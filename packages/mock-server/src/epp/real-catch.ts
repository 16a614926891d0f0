import type { OrderState } from '@dropcatch/sdk';
import { HOUR } from '../clock.ts';
import { notify } from '../handlers/activity.ts';
import { recordOrder } from '../handlers/order-record.ts';
import { stateLabel } from '../handlers/order-states.ts';
import type { JobKind } from '../jobs/kinds.ts';
import type { StoredOrder } from '../store.ts';
import type { World } from '../world.ts';
import { logEpp } from './log.ts';
import type { Race } from './race.ts';
import { resultLine } from './results.ts';
import { templateFor } from './settings.ts';

/** A catch of the orders of a day, started by hand. The names are jobs of their own. */
export interface RealCatchPlan {
  readonly account_id: number;
  readonly target_date: string;
  readonly order_ids: readonly number[];
}

/** The race for one order's name, as part of a real catch; it ends when the race is decided. */
export interface OrderCatchPlan {
  readonly account_id: number;
  /** The job of the real catch. */
  readonly catch_id: number;
  readonly order_id: number;
  /** When the registry releases the name, in milliseconds since 1970. */
  readonly drop: number;
  readonly race: Race;
}

/** What comes of a race. */
interface Outcome {
  readonly to: OrderState;
  readonly note: string;
  readonly message: (domain: string, time: string) => string;
}

const WON: Outcome = {
  to: 'CATCHED_PROCESSING',
  note: resultLine(1000),
  message: (domain, time) => `${domain} caught at ${time} UTC`,
};

const TAKEN: Outcome = {
  to: 'FAILED',
  note: `${resultLine(2302)}: taken by another registrar`,
  message: (domain) => `${domain} was taken by another registrar`,
};

const BROKEN: Outcome = {
  to: 'FAILED',
  note: resultLine(2400),
  message: (domain) => `${domain} could not be registered: ${resultLine(2400)}`,
};

function decide(world: World, order: StoredOrder, { to, note, message }: Outcome): void {
  recordOrder(world, undefined, order, { action: 'status_change', to, note });
  order.state = to;
  notify(world, order.user_id, {
    type: 'order_status_change',
    title: `Order #${order.id}: ${stateLabel(to)}`,
    message: message(order.domain, world.clock.iso().slice(11, 19)),
  });
}

/** The commands of a race, in the EPP log. */
function logRace(world: World, { account_id, drop, race }: OrderCatchPlan, domain: string): void {
  const account = world.store.eppAccounts.get(account_id);
  if (account === undefined) return;
  for (const { at, command, code, free, duration } of race.steps) {
    logEpp(world, account, {
      at: drop + at,
      command,
      names: [domain],
      free: free ? [domain] : [],
      code,
      duration_ms: duration,
      template: templateFor(world.store, account, command, 1),
    });
  }
}

/** The end of a race: the order is caught or lost, unless somebody has changed it in the meantime. */
export const orderCatch: JobKind<'order_catch', OrderCatchPlan> = {
  keptFor: HOUR,
  onEnd: (world, { plan, status }) => {
    const order = world.store.orders.get(plan.order_id);
    if (status === 'cancelled' || order?.state !== 'READY_FOR_CATCH') return;
    logRace(world, plan, order.domain);
    decide(world, order, status === 'failed' ? BROKEN : plan.race.won ? WON : TAKEN);
  },
};

/** Ends the races that are not decided; their orders wait for another catch. */
function callOff(world: World, catchId: number): void {
  const { store, clock } = world;
  for (const job of store.jobs.all()) {
    if (job.kind !== 'order_catch' || job.plan.catch_id !== catchId || job.status !== 'running') {
      continue;
    }
    job.status = 'cancelled';
    job.ended_at = clock.now();
    const order = store.orders.get(job.plan.order_id);
    if (order?.state !== 'READY_FOR_CATCH') continue;
    const to = 'PAID_WAITING_CATCH';
    const event = { action: 'status_change', to, note: 'The real catch was stopped' } as const;
    recordOrder(world, undefined, order, event);
    order.state = to;
  }
}

/** The end of a real catch: what is still undecided is called off, and the account's manager hears of it. */
export const realCatch: JobKind<'real_catch', RealCatchPlan> = {
  onEnd: (world, { id, plan, status }) => {
    callOff(world, id);
    const account = world.store.eppAccounts.get(plan.account_id);
    if (account?.manager_id == null) return;
    const states = plan.order_ids.map((order) => world.store.orders.get(order)?.state);
    const caught = states.filter((state) => state === WON.to).length;
    notify(world, account.manager_id, {
      type: 'system',
      title: status === 'completed' ? 'Real catch finished' : 'Real catch stopped',
      message: `${account.name}: ${caught} of ${states.length} names of ${plan.target_date} caught`,
    });
  },
};
