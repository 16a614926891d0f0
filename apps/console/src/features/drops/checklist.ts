import type { EppAccount, EppCategory, Order } from '@dropcatch/sdk';
import { tldsLabel, type DayWindow } from '../../entities/domains/dayWindows.ts';
import { takesTld } from '../../entities/epp/paidOrders.ts';
import { countOf } from '../../core/text/numbers.ts';
import { formatDuration } from '../../core/time/time.ts';
import { isCaught, isWithdrawn, takesPart } from '../../entities/orders/orderStates.ts';

interface Check {
  label: string;
  /** `unknown`: what it is about has not been read, or cannot be. */
  state: 'ready' | 'todo' | 'unknown';
  detail: string;
}

/** What the checks look at; undefined where it is not known. */
export interface Known {
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

/**
 * @param todo what is to be done, false where nothing is; undefined where that is not known
 * @param ready what to say where nothing is to be done
 */
function check(label: string, todo: string | false | undefined, ready: string): Check {
  if (todo === undefined) return { label, state: 'unknown', detail: 'Not known' };
  return todo === false
    ? { label, state: 'ready', detail: ready }
    : { label, state: 'todo', detail: todo };
}

/** What staff sees to before a window opens and while it is open, each with how it stands. */
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
        ? countOf(wanted.length, 'order')
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
