import type { Mock } from '@dropcatch/mock-server/browser';
import { page } from 'vitest/browser';
import { minCallInterval } from '../../src/core/api/pacing.ts';
import { tokens } from '../../src/core/api/client.ts';
import { highlightMilliseconds } from '../../src/ui/value/changes.ts';
import type { Role } from './access.ts';
import { openConsole, type OpenConsole } from './console.tsx';
import { accountByName, addOrders } from './seeded.ts';
import { fakeIntervals, setTime, skipTimeouts } from './timers.ts';
import { expectSettled } from './screen.ts';

/** The day of the drop: com and net drop from 19:00 to 20:15 (UTC). */
export const day = '2026-11-20';

/** An instant of that day. */
export const at = (time: string) => new Date(`${day}T${time}Z`);

/** An order of jnovak that drops on the day. Default: paid. */
export interface PlannedOrder {
  domain: string;
  state?: string;
  paid?: boolean;
}

/** The console on the day of a drop. */
export interface DropDay extends OpenConsole {
  /** Moves the clock to a time and runs all periodic refreshes. */
  goTo: (time: string) => Promise<void>;
  /** Runs all periodic refreshes. */
  tick: () => Promise<void>;
  /** Changes the state of an order on the server. */
  setState: (domain: string, state: string) => void;
}

/** Makes the planned orders the only drops of the day. */
export function planOrders(mock: Mock, planned: readonly PlannedOrder[]): void {
  const { orders, jobs, eppLogs } = mock.world.store;
  const otherDay = '2026-11-25';
  for (const order of orders.all()) {
    if (order.drop_date === day) Object.assign(order, { drop_date: otherDay });
  }
  for (const { id, at: sent } of eppLogs.all()) {
    if (sent >= at('19:00:00').getTime()) eppLogs.delete(id);
  }
  // The catches of the day go on, but send nothing.
  for (const job of jobs.all()) {
    if (job.kind === 'real_catch') job.plan.target_date = otherDay;
    if (job.kind === 'order_catch') jobs.delete(job.id);
  }
  addOrders(
    mock,
    planned.map(({ domain }) => domain),
  );
  for (const { domain, state = 'READY_FOR_CATCH', paid = true } of planned) {
    Object.assign(orderFor(mock, domain), {
      tld: domain.slice(domain.indexOf('.') + 1),
      drop_date: day,
      state: paid ? state : 'NEW',
      paid_at: paid ? `${day}T08:00:00.000Z` : null,
    });
  }
}

/** The order for a domain. */
export function orderFor({ world: { store } }: Mock, domain: string) {
  const order = store.orders.find((each) => each.domain === domain);
  if (!order) throw new Error(`no order for ${domain}`);
  return order;
}

/** Adds a `create` command to the EPP log. */
export function addCreate(
  mock: Mock,
  domain: string,
  time: string,
  { account = 'VRSN-01', code = 2302 }: { account?: string; code?: number } = {},
): void {
  const { eppLogs } = mock.world.store;
  const { id: account_id } = accountByName(mock, account);
  const example = eppLogs.find((row) => row.account_id === account_id && row.command === 'check');
  if (!example) throw new Error(`${account} has sent nothing`);
  const { id: _of, ...row } = example;
  const sent = { at: at(time).getTime(), command: 'create', names: [domain], free: [], code };
  eppLogs.add({ ...row, ...sent, command: 'create', trouble: null, duration_ms: 38 });
}

/** The groups of the table with their domains, in the order of the screen. */
export function groups(): Record<string, string[]> {
  const table = page.getByRole('table', { name: 'Paid orders' });
  const heads = table.query()?.querySelectorAll('[data-group]') ?? [];
  const linksBelow = (head: Element) => head.closest('tbody')?.querySelectorAll('tr a') ?? [];
  return Object.fromEntries(
    [...heads].map((head) => [
      head.textContent,
      [...linksBelow(head)].map((link) => link.textContent ?? ''),
    ]),
  );
}

/** Opens a screen at a time of the day, with the planned orders as its only drops. */
export async function openDropDay(
  path: string,
  as: Role,
  time: string,
  planned: readonly PlannedOrder[],
  prepare?: (mock: Mock) => unknown,
): Promise<DropDay> {
  const pass = fakeIntervals();
  skipTimeouts(minCallInterval);
  const opened = await openConsole(path, {
    as,
    prepare: async (mock) => {
      setTime(at(time));
      // The first request runs the schedules that are due, such as the day's catch.
      const session = await mock.signIn(`${as}@dropcatch.test`);
      tokens.set(session);
      await mock.fetch('/api/orders/stats', {
        headers: { authorization: `Bearer ${session.access_token}` },
      });
      planOrders(mock, planned);
      Object.assign(accountByName(mock, 'VRSN-03 backup'), { is_connected: false });
      await prepare?.(mock);
    },
  });
  const tick = async () => {
    // A call that is under way returns the old state.
    await expectSettled();
    pass(60_000);
    await expectSettled();
  };
  return {
    ...opened,
    tick,
    goTo: async (later) => {
      await expectSettled();
      setTime(at(later));
      await tick();
    },
    setState: (domain, state) => Object.assign(orderFor(opened.mock, domain), { state }),
  };
}

/** Opens the Drop Board at a time of the day. Changed rows go to their groups at once. */
export async function openBoard(...how: Tail<Parameters<typeof openDropDay>>): Promise<DropDay> {
  skipTimeouts(highlightMilliseconds);
  const opened = await openDropDay('/drops', ...how);
  // Rows do not move under the pointer, and an earlier test may have left it over the table.
  await page.getByRole('heading', { name: 'Drop Board' }).hover();
  return opened;
}

type Tail<Parts extends readonly unknown[]> = Parts extends [unknown, ...infer Rest] ? Rest : never;
