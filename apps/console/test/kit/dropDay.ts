import type { Mock } from '@dropcatch/mock-server/browser';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { pace } from '../../src/core/api/apiQuery.ts';
import { tokens } from '../../src/core/api/client.ts';
import { queryClient } from '../../src/core/api/queryClient.ts';
import { markedMilliseconds } from '../../src/ui/value/changes.ts';
import type { Role } from './access.ts';
import { openConsole, type OpenConsole } from './console.tsx';
import { accountCalled, addOrders } from './seeded.ts';
import { holdIntervals, skipTimeouts } from './timers.ts';

/** The day of the drop: com and net drop from 19:00 to 20:15 (UTC). */
export const day = '2026-11-20';

/** An instant of that day. */
export const at = (time: string) => new Date(`${day}T${time}Z`);

/** An order of jnovak that drops on the day; `paid` unless it is said not to be. */
export interface Planned {
  domain: string;
  state?: string;
  paid?: boolean;
}

/** A drop as a test plays it. */
export interface DropDay extends OpenConsole {
  /** Moves the clock on, and has everything that refreshes by itself ask anew. */
  goTo: (time: string) => Promise<void>;
  /** Lets what refreshes by itself ask once more. */
  tick: () => Promise<void>;
  /** Changes what the service knows of an order. */
  setState: (domain: string, state: string) => void;
}

const settled = () => expect.poll(() => queryClient.isFetching()).toBe(0);

/** Puts the planned orders on the day, and nothing else. */
export function planOrders(mock: Mock, planned: readonly Planned[]): void {
  const { orders } = mock.world.store;
  for (const order of orders.all()) {
    if (order.drop_date === day) Object.assign(order, { drop_date: '2026-11-25' });
  }
  addOrders(
    mock,
    planned.map(({ domain }) => domain),
  );
  for (const { domain, state = 'READY_FOR_CATCH', paid = true } of planned) {
    Object.assign(orderOf(mock, domain), {
      tld: domain.slice(domain.indexOf('.') + 1),
      drop_date: day,
      state: paid ? state : 'NEW',
      paid_at: paid ? `${day}T08:00:00.000Z` : null,
    });
  }
}

/** The order for a name. */
export function orderOf({ world: { store } }: Mock, domain: string) {
  const order = store.orders.find((each) => each.domain === domain);
  if (!order) throw new Error(`no order for ${domain}`);
  return order;
}

/** Writes a create into the EPP log. */
export function sendCreate(
  mock: Mock,
  domain: string,
  time: string,
  { account = 'VRSN-01', code = 2302 }: { account?: string; code?: number } = {},
): void {
  const { eppLogs } = mock.world.store;
  const { id: account_id } = accountCalled(mock, account);
  const example = eppLogs.find((row) => row.account_id === account_id && row.command === 'check');
  if (!example) throw new Error(`${account} has sent nothing`);
  const { id: _of, ...row } = example;
  const sent = { at: at(time).getTime(), command: 'create', names: [domain], free: [], code };
  eppLogs.add({ ...row, ...sent, command: 'create', trouble: null, duration_ms: 38 });
}

/** The groups of the table that something is in, with the names in each, as they stand on the screen. */
export function groups(): Record<string, string[]> {
  const table = page.getByRole('table', { name: 'Paid orders' });
  const bodies = table.query()?.querySelectorAll('tbody') ?? [];
  return Object.fromEntries(
    [...bodies]
      .map((body): [string, string[]] => [
        body.querySelector('th')?.textContent ?? '',
        [...body.querySelectorAll('td:first-child a')].map((link) => link.textContent ?? ''),
      ])
      .filter(([head, names]) => names.length > 0 || !head.endsWith(' 0')),
  );
}

/** Opens a screen at a time of the day, with these orders and nothing else that drops on it. */
export async function openDropDay(
  path: string,
  as: Role,
  time: string,
  planned: readonly Planned[],
  prepare?: (mock: Mock) => unknown,
): Promise<DropDay> {
  const pass = holdIntervals();
  skipTimeouts(pace);
  const opened = await openConsole(path, {
    as,
    prepare: async (mock) => {
      vi.setSystemTime(at(time));
      // First what the service's own schedules have begun by then, such as the day's catch.
      const session = await mock.signIn(`${as}@dropcatch.test`);
      tokens.set(session);
      await mock.fetch('/api/orders/stats', {
        headers: { authorization: `Bearer ${session.access_token}` },
      });
      planOrders(mock, planned);
      Object.assign(accountCalled(mock, 'VRSN-03 backup'), { is_connected: false });
      await prepare?.(mock);
    },
  });
  const tick = async () => {
    // What is on its way already is what was before.
    await settled();
    pass(60_000);
    await settled();
  };
  return {
    ...opened,
    tick,
    goTo: async (later) => {
      await settled();
      vi.setSystemTime(at(later));
      await tick();
    },
    setState: (domain, state) => Object.assign(orderOf(opened.mock, domain), { state }),
  };
}

/** Opens the Drop Board at a time of the day; rows that change do not wait before they go to their groups. */
export async function openBoard(...how: Tail<Parameters<typeof openDropDay>>): Promise<DropDay> {
  skipTimeouts(markedMilliseconds);
  const opened = await openDropDay('/drops', ...how);
  // An earlier test may have left the pointer where the table is now, and no row moves under a pointer.
  await page.getByRole('heading', { name: 'Drop Board' }).hover();
  return opened;
}

type Tail<Parts extends readonly unknown[]> = Parts extends [unknown, ...infer Rest] ? Rest : never;
