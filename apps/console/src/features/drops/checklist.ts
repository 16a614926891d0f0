import type { EppAccount, EppCategory, Order } from '@dropcatch/sdk';
import { tldsLabel, type DayWindow } from '../../entities/domains/dayWindows.ts';
import { takesTld } from '../../entities/epp/paidOrders.ts';
import { pluralize } from '../../core/text/numbers.ts';
import { formatDuration } from '../../core/time/time.ts';
import { isCaught, isWithdrawn, takesPart } from '../../entities/orders/orderStates.ts';

interface Check {
  label: string;
  /** `unknown`: the data for it is not known. */
  state: 'ready' | 'todo' | 'unknown';
  detail: string;
}

/** The data for the checks; undefined if it is not known. */
export interface Known {
  window: DayWindow;
  orders: readonly Order[] | undefined;
  accounts: readonly EppAccount[] | undefined;
  categories: readonly EppCategory[] | undefined;
  /** How far the server's clock is ahead, in milliseconds. */
  ahead: number;
}

/** The largest difference of a clock that is in step, in milliseconds. The server sends whole seconds only. */
const inStep = 2000;
const mostNamed = 3;

/**
 * @param todo the detail of an open task; false if there is none, undefined if that is not known
 * @param ready the detail if there is nothing to do
 */
function check(label: string, todo: string | false | undefined, ready: string): Check {
  if (todo === undefined) return { label, state: 'unknown', detail: 'Not known' };
  return todo === false
    ? { label, state: 'ready', detail: ready }
    : { label, state: 'todo', detail: todo };
}

/** The checks for staff before a window opens and while it is open, with the state of each. */
export function checklist({ window, orders, accounts, categories, ahead }: Known): Check[] {
  const tlds = tldsLabel(window);
  const taking = categories?.filter(({ supported_tlds }) =>
    window.tlds.some((tld) => takesTld(supported_tlds ?? [], tld)),
  );
  const inactive = taking?.filter(({ is_active }) => !is_active) ?? [];
  const ids = taking && new Set(taking.map(({ id }) => id));
  const used =
    ids &&
    accounts?.filter(
      ({ is_active, registrar_category_id }) => is_active && ids.has(registrar_category_id),
    );
  const off = used?.filter(({ is_connected }) => !is_connected) ?? [];
  const ofWindow = orders?.filter(
    (order) => window.tlds.includes(order.tld) && !isWithdrawn(order),
  );
  const wanted = ofWindow?.filter((order) => !isCaught(order) && order.state !== 'FAILED');
  const unpaid = wanted?.filter((order) => !takesPart(order)) ?? [];
  const drift = formatDuration(Math.abs(ahead));
  return [
    check(
      'Accounts connected',
      used &&
        (used.length === 0
          ? `No active account takes ${tlds}`
          : off.length > 0 && `Not connected: ${named(off.map(({ name }) => name))}`),
      `${used?.length} of ${used?.length}`,
    ),
    check(
      'Orders approved and paid',
      wanted &&
        unpaid.length > 0 &&
        `${unpaid.length} of ${wanted.length} not: ${named(unpaid.map(({ domain }) => domain))}`,
      wanted?.length
        ? pluralize(wanted.length, 'order')
        : ofWindow?.length
          ? 'All are decided'
          : `No orders for ${tlds}`,
    ),
    check(
      'Categories active',
      taking &&
        (taking.length === 0
          ? `No category takes ${tlds}`
          : inactive.length > 0 && `Inactive: ${named(inactive.map(({ name }) => name))}`),
      named(taking?.map(({ name }) => name) ?? []),
    ),
    check(
      'Clock in step with the server’s',
      Math.abs(ahead) > inStep &&
        `${drift} ${ahead > 0 ? 'behind' : 'ahead'}; the board shows the server’s time`,
      'In step',
    ),
  ];
}

/** `VRSN-01, VRSN-02, VRSN-03 and 2 more`. */
function named(names: readonly string[]): string {
  const more = names.length - mostNamed;
  const first = names.slice(0, mostNamed).join(', ');
  return more > 0 ? `${first} and ${more} more` : first;
}
