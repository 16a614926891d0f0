import type { EppAccount, EppCategory, Order } from '@dropcatch/sdk';
import { tldsLabel, type DayWindow } from '../../entities/domains/dayWindows.ts';
import { takesTld } from '../../entities/epp/paidOrders.ts';
import { countOf } from '../../core/text/numbers.ts';
import { formatDuration } from '../../core/time/time.ts';
import { isCaught, isWithdrawn, takesPart } from '../../entities/orders/orderStates.ts';

/** One thing to see to before a window opens. */
export interface Check {
  label: string;
  /** `unknown`: what it is about has not been read, or cannot be. */
  state: 'ready' | 'todo' | 'unknown';
  detail: string;
}

/** What the checks look at; undefined where it is not known. */
interface Known {
  window: DayWindow;
  orders: readonly Order[] | undefined;
  accounts: readonly EppAccount[] | undefined;
  categories: readonly EppCategory[] | undefined;
  /** How far the server's clock is ahead, in milliseconds. */
  ahead: number;
}

/** A clock that is off by more than this is out of step, in milliseconds; the server tells whole seconds only. */
const inStep = 2000;
const mostNamed = 3;

const notKnown = (label: string): Check => ({ label, state: 'unknown', detail: 'Not known' });

/** What staff sees to before a window opens, each with how it stands. */
export function checklist({ window, orders, accounts, categories, ahead }: Known): Check[] {
  const taking = categories?.filter(({ supported_tlds }) =>
    window.tlds.some((tld) => takesTld(supported_tlds ?? [], tld)),
  );
  return [
    accountsCheck(window, accounts, taking),
    ordersCheck(
      window,
      orders?.filter(({ tld }) => window.tlds.includes(tld)),
    ),
    categoriesCheck(window, taking),
    clockCheck(ahead),
  ];
}

function accountsCheck(
  window: DayWindow,
  accounts: readonly EppAccount[] | undefined,
  taking: readonly EppCategory[] | undefined,
): Check {
  const label = 'Accounts connected';
  if (!accounts || !taking) return notKnown(label);
  const ids = new Set(taking.map(({ id }) => id));
  const used = accounts.filter(
    ({ is_active, registrar_category_id }) => is_active && ids.has(registrar_category_id),
  );
  const off = used.filter(({ is_connected }) => !is_connected);
  if (used.length === 0) {
    return { label, state: 'todo', detail: `No active account takes ${tldsLabel(window)}` };
  }
  if (off.length === 0) {
    return { label, state: 'ready', detail: `${used.length} of ${used.length}` };
  }
  return { label, state: 'todo', detail: `Not connected: ${named(off.map(({ name }) => name))}` };
}

function ordersCheck(window: DayWindow, orders: readonly Order[] | undefined): Check {
  const label = 'Orders approved and paid';
  if (!orders) return notKnown(label);
  const wanted = orders.filter(
    (order) => !isWithdrawn(order) && !isCaught(order) && order.state !== 'FAILED',
  );
  const open = wanted.filter((order) => !takesPart(order));
  if (wanted.length === 0) {
    return { label, state: 'ready', detail: `No orders for ${tldsLabel(window)}` };
  }
  if (open.length === 0) {
    return { label, state: 'ready', detail: countOf(wanted.length, 'order') };
  }
  const names = named(open.map(({ domain }) => domain));
  return { label, state: 'todo', detail: `${open.length} of ${wanted.length} not: ${names}` };
}

function categoriesCheck(window: DayWindow, taking: readonly EppCategory[] | undefined): Check {
  const label = 'Categories active';
  if (!taking) return notKnown(label);
  const off = taking.filter(({ is_active }) => !is_active);
  if (taking.length === 0) {
    return { label, state: 'todo', detail: `No category takes ${tldsLabel(window)}` };
  }
  if (off.length > 0) {
    return { label, state: 'todo', detail: `Inactive: ${named(off.map(({ name }) => name))}` };
  }
  return { label, state: 'ready', detail: named(taking.map(({ name }) => name)) };
}

function clockCheck(ahead: number): Check {
  const label = 'Clock in step with the server’s';
  if (Math.abs(ahead) <= inStep) return { label, state: 'ready', detail: 'In step' };
  const off = formatDuration(Math.abs(ahead));
  const side = ahead > 0 ? 'behind' : 'ahead';
  return {
    label,
    state: 'todo',
    detail: `This computer’s clock is ${off} ${side}; the board shows the server’s time`,
  };
}

/** `VRSN-01, VRSN-02, VRSN-03 and 2 more`. */
function named(names: readonly string[]): string {
  const more = names.length - mostNamed;
  const first = names.slice(0, mostNamed).join(', ');
  return more > 0 ? `${first} and ${more} more` : first;
}
