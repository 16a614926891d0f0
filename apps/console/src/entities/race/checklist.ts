import type { EppAccount, EppCategory, Order } from '@dropcatch/sdk';
import { tldsLabel, type DayWindow } from '../drops/dayWindows.ts';
import type { CatchState } from '../epp/catches.ts';
import { acceptingCategories, accountsForTlds } from '../epp/tlds.ts';
import { pluralize } from '../../core/text/numbers.ts';
import { formatDuration } from '../../core/time/time.ts';
import { isPartlyApproved } from '../orders/approveOrder.ts';
import { isCaught, isWithdrawn, takesPart } from '../orders/orderStates.ts';

/** One check, with what it needs. */
export interface Check {
  label: string;
  /** `unknown`: the data for the check is missing. */
  state: 'ready' | 'todo' | 'unknown';
  detail: string;
  /** The accounts to connect. */
  connect?: readonly EppAccount[];
  /** The orders to approve. */
  approve?: readonly Order[];
  /** The accounts whose real catch can be started. */
  start?: readonly EppAccount[];
}

/** The data for the checks. Fields are undefined until they are known. */
export interface ChecklistInput {
  window: DayWindow;
  orders: readonly Order[] | undefined;
  accounts: readonly EppAccount[] | undefined;
  categories: readonly EppCategory[] | undefined;
  /** The state of an account's real catch; without it, catches are not checked. */
  catchOf?: (account: EppAccount) => CatchState;
  /** How far the server's clock is ahead, in milliseconds. */
  ahead: number;
}

/** The maximum difference to the server's clock, in milliseconds. The server sends whole seconds only. */
const maxDrift = 2000;
const maxNamed = 3;

/**
 * @param todo the detail if there is something to do; false if there is nothing to do, undefined if not known
 * @param ready the detail if there is nothing to do
 */
function check(label: string, todo: string | false | undefined, ready: string): Check {
  if (todo === undefined) return { label, state: 'unknown', detail: 'Not known' };
  return todo === false
    ? { label, state: 'ready', detail: ready }
    : { label, state: 'todo', detail: todo };
}

/** The checks for staff before a window opens and while it is open, with the state of each. */
export function checklist({
  window,
  orders,
  accounts,
  categories,
  catchOf,
  ahead,
}: ChecklistInput): Check[] {
  const tlds = tldsLabel(window);
  const accepting = categories && acceptingCategories(categories, window.tlds);
  const inactive = accepting?.filter(({ is_active }) => !is_active) ?? [];
  const active = accountsForTlds(window.tlds, accounts, categories);
  const disconnected = active?.filter(({ is_connected }) => !is_connected) ?? [];
  const inWindow = orders?.filter(
    (order) => window.tlds.includes(order.tld) && !isWithdrawn(order),
  );
  const undecided = inWindow?.filter((order) => !isCaught(order) && order.state !== 'FAILED');
  const unpaid = undecided?.filter((order) => !takesPart(order)) ?? [];
  const drift = formatDuration(Math.abs(ahead));
  return [
    {
      ...check(
        'Accounts connected',
        active &&
          (active.length === 0
            ? `No active account takes ${tlds}`
            : disconnected.length > 0 &&
              `Not connected: ${named(disconnected.map(({ name }) => name))}`),
        `${active?.length} of ${active?.length}`,
      ),
      connect: disconnected,
    },
    {
      ...check(
        'Orders approved and paid',
        undecided &&
          unpaid.length > 0 &&
          `${unpaid.length} of ${undecided.length} not: ${named(unpaid.map(({ domain }) => domain))}`,
        undecided?.length
          ? pluralize(undecided.length, 'order')
          : inWindow?.length
            ? 'All are decided'
            : `No orders for ${tlds}`,
      ),
      approve: unpaid.filter((order) => order.state === 'NEW' || isPartlyApproved(order)),
    },
    ...(catchOf ? [catchCheck(active, undecided?.filter(takesPart), catchOf)] : []),
    check(
      'Categories active',
      accepting &&
        (accepting.length === 0
          ? `No category takes ${tlds}`
          : inactive.length > 0 && `Inactive: ${named(inactive.map(({ name }) => name))}`),
      named(accepting?.map(({ name }) => name) ?? []),
    ),
    check(
      'Clock in step with the server’s',
      Math.abs(ahead) > maxDrift &&
        `${drift} ${ahead > 0 ? 'behind' : 'ahead'}; the board shows the server’s time`,
      'In step',
    ),
  ];
}

/** Whether a real catch runs for the paid orders. One account is enough. */
function catchCheck(
  active: readonly EppAccount[] | undefined,
  paid: readonly Order[] | undefined,
  catchOf: (account: EppAccount) => CatchState,
): Check {
  const idle = active?.filter((each) => each.is_connected && catchOf(each) === 'idle') ?? [];
  const running = active?.filter((each) => catchOf(each) === 'running') ?? [];
  const isKnown = idle.length === active?.filter(({ is_connected }) => is_connected).length;
  const isNeeded = paid && paid.length > 0;
  const todo = running.length > 0 || !isNeeded ? false : isKnown ? 'Not started' : undefined;
  const names = running.map(({ name }) => name);
  return {
    ...check('Real catch started', paid && todo, isNeeded ? named(names) : 'No paid orders'),
    start: todo ? idle : [],
  };
}

/** `VRSN-01, VRSN-02, VRSN-03 and 2 more`. */
function named(names: readonly string[]): string {
  const more = names.length - maxNamed;
  const first = names.slice(0, maxNamed).join(', ');
  return more > 0 ? `${first} and ${more} more` : first;
}
