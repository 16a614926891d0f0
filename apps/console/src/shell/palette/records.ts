import type { Domain, EppAccount, Order, OrdersListQuery, User } from '@dropcatch/sdk';
import type { OperationId } from '@dropcatch/sdk/operations';
import {
  IconAddressBook,
  IconCalendarTime,
  IconDatabaseImport,
  IconListDetails,
  IconShoppingCart,
  IconShoppingCartPlus,
  IconStar,
  IconStarOff,
  IconUsers,
  IconWorld,
  type Icon,
} from '@tabler/icons-react';
import { startMutation } from '../../core/api/apiQuery.ts';
import { errorText } from '../../core/api/errors.ts';
import { queryClient } from '../../core/api/queryClient.ts';
import { roleCan } from '../../core/session/roles.ts';
import { formatPrice } from '../../core/text/numbers.ts';
import { serverNow } from '../../core/time/serverClock.ts';
import { formatDay, formatInstant, utcDay } from '../../core/time/time.ts';
import { withTld } from '../../entities/domains/domainName.ts';
import { domainList, withNextDrop } from '../../entities/domains/domains.ts';
import { watchDomain } from '../../entities/domains/watchlist.ts';
import { nextWindow } from '../../entities/drops/dayWindows.ts';
import { accountList } from '../../entities/epp/eppAccounts.ts';
import { orderDetails, orderList } from '../../entities/orders/orders.ts';
import { stateBadge } from '../../entities/orders/orderStates.ts';
import { isOwn, ownOrderOf, ownOrders } from '../../entities/orders/ownOrders.ts';
import { schedulerJobs } from '../../entities/scheduler/scheduler.ts';
import { sourceList } from '../../entities/sources/sources.ts';
import { userList } from '../../entities/users/users.ts';
import { accountActions } from '../../features/epp-accounts/accountActions.tsx';
import { orderActions } from '../../features/orders/orderActions.tsx';
import { sourceActions } from '../../features/sources/sourceActions.tsx';
import { userActions } from '../../features/users/userActions.tsx';
import { confirm } from '../../ui/dialog/confirm.ts';
import type { Action } from '../../ui/menu/action.ts';
import { parseLookup, wholeName, type Command } from './commands.ts';

/** A record with its commands. */
export interface FoundRecord {
  id: number | string;
  /** What goes before the name of its row, `Order #1868`. */
  title?: string;
  name: string;
  isDomain?: boolean;
  detail: string;
  /** The actions of its row in its list. */
  actions: readonly Action[];
  /** The label of the action that opens it; by default, the first one. */
  opens?: string;
  /** The filter of its list that shows it, under its dialog. */
  search?: Readonly<Record<string, string>>;
  /** Whether it was found by its number, which may be typed only half. */
  byNumber?: boolean;
}

export interface RecordKind {
  /** Singular. */
  noun: string;
  heading: string;
  icon: Icon;
  /** The role must be allowed at least one of these operations. */
  requiresAny: readonly OperationId[];
  /** The words of its commands that a person with a role may type before a name. */
  words: (me: User) => string;
  /** The commands that records wait for: alone, without a name, their words find these. */
  awaited?: string;
  /** Finds the first few records for a part of a name, or for a number; for an empty text, those that may wait. */
  find: (text: string, me: User) => Promise<readonly FoundRecord[]>;
  /** The list with the filter set, and what to say about it. */
  list?: (
    text: string,
    found: readonly FoundRecord[],
  ) => Pick<Command, 'label' | 'link' | 'detail'>;
}

export const maxResults = 5;

/** Filters a whole list by the words of a text. */
function filterByName<Row extends { name: string }>(rows: readonly Row[], text: string): Row[] {
  const words = text.toLowerCase().split(/\s+/);
  return rows.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
}

function ofDomain(row: Domain, { role }: User): FoundRecord {
  const { domain, selected_drop_date: day, selected_price: price, in_watchlist: watched } = row;
  const own = ownOrderOf(domain, day);
  const params = { domain };
  const actions: (Action | false)[] = [
    { label: 'Open', go: { to: '/domains/$domain', params } },
    {
      label: own ? 'Order again' : 'Order',
      icon: IconShoppingCartPlus,
      disabledReason: day < utcDay() ? 'Its drop is over' : undefined,
      go: { to: '/domains/$domain/order', params },
    },
    {
      label: watched ? 'Stop watching' : 'Watch',
      icon: watched ? IconStarOff : IconStar,
      effect: watched ? 'leaves your watchlist' : 'joins your watchlist',
      onSelect: () => startMutation(watchDomain, { domain, watched: !watched }),
    },
    roleCan(role, 'eppLogs/list') && {
      label: 'EPP Logs',
      icon: IconListDetails,
      go: { to: '/epp-logs', search: { object_name: domain } },
    },
  ];
  return {
    id: domain,
    name: domain,
    isDomain: true,
    detail: `${formatDay(day)} · ${formatPrice(price)}`,
    actions: actions.filter((action) => action !== false),
    search: { search: domain, drop_date_from: '' },
  };
}

export function ofOrder(order: Order, { role }: User): FoundRecord {
  const { id, state, price, user } = order;
  const who = isOwn(order) ? undefined : user?.username;
  return {
    id,
    title: `Order #${id}`,
    name: withTld(order),
    isDomain: true,
    detail: [who, formatPrice(price), stateBadge(state).label].filter(Boolean).join(' · '),
    actions: orderActions(order, role),
    opens: 'View Details',
  };
}

export function ofAccount(account: EppAccount): FoundRecord {
  const { id, name, registrar_category, is_connected } = account;
  const detail = `${registrar_category.name} · ${is_connected ? 'connected' : 'not connected'}`;
  return { id, name, detail, actions: accountActions(account) };
}

/** Those of the next window first, then by their day; those whose day is over come last. */
function byWindow(orders: readonly Order[]): Order[] {
  const next = nextWindow(serverNow());
  const today = utcDay();
  const rank = ({ tld, drop_date: day }: Order) => {
    if (next?.tlds.includes(tld) && day === utcDay(next.opens)) return 0;
    return day >= today ? 1 : 2;
  };
  return orders.toSorted(
    (a, b) => rank(a) - rank(b) || a.drop_date.localeCompare(b.drop_date) || a.id - b.id,
  );
}

export const recordKinds: readonly RecordKind[] = [
  {
    noun: 'Order',
    heading: 'Orders',
    icon: IconShoppingCart,
    requiresAny: ['orders/list'],
    words: ({ role }) =>
      roleCan(role, 'orders/updateStatus')
        ? 'approve quick finish payment status failed restart'
        : '',
    awaited: 'approve',
    find: async (text, me) => {
      const { orderId } = parseLookup(text);
      if (orderId !== undefined) {
        const open = { to: '/orders/$orderId', params: { orderId } } as const;
        const order = { id: orderId, title: `Order #${orderId}`, name: '' };
        return queryClient.query(orderDetails(orderId)).then(
          (found) => [{ ...ofOrder(found, me), byNumber: true }],
          (error) => [
            { ...order, detail: errorText(error), actions: [{ label: 'Open', go: open }] },
          ],
        );
      }
      const query: OrdersListQuery = text
        ? { domain: text, per_page: maxResults }
        : { state: 'NEW', per_page: 100 };
      const { orders } = await queryClient.query(orderList(query));
      return (text ? orders : byWindow(orders)).map((order) => ofOrder(order, me));
    },
    list: (text) =>
      text
        ? { label: `Find ${text} in the orders`, link: { to: '/orders', search: { domain: text } } }
        : {
            label: 'Show all orders to approve',
            link: { to: '/orders', search: { state: 'NEW' } },
          },
  },
  {
    noun: 'Domain',
    heading: 'Domains',
    icon: IconWorld,
    requiresAny: ['domains/list'],
    words: ({ role }) =>
      `order again watch stop watching ${roleCan(role, 'eppLogs/list') ? 'logs epp' : ''}`,
    find: async (text, me) => {
      const name = wholeName(text);
      const query = { search: text, sort_by: 'chars_before_tld', per_page: maxResults };
      // A part of a name means one that still drops.
      const which = name ? { search: name } : { drop_date_from: utcDay() };
      const { domains } = await queryClient.query(domainList({ ...query, ...which }));
      // Those of a manager or an admin may be thousands.
      if (me.role === 'user') await queryClient.query(ownOrders).catch(() => undefined);
      const exact = domains.filter(({ domain }) => domain === name);
      return (exact.length > 0 ? exact : domains).map((row) => ofDomain(withNextDrop(row), me));
    },
    list: (text, found) => ({
      label: `Find ${text} in the catalogue`,
      link: { to: '/domains', search: { search: text, drop_date_from: '' } },
      detail:
        found.length === 0 && wholeName(text) ? 'Not in the catalogue by this name' : undefined,
    }),
  },
  {
    noun: 'EPP account',
    heading: 'EPP Accounts',
    icon: IconAddressBook,
    requiresAny: ['eppAccounts/update'],
    words: () =>
      'edit account settings test connect connection disconnect catch start stop real logs epp delete',
    awaited: 'connect start',
    find: async (text) => {
      const { accounts } = await queryClient.query(accountList);
      return filterByName(accounts, text).map(ofAccount);
    },
  },
  {
    noun: 'User',
    heading: 'Users',
    icon: IconUsers,
    requiresAny: ['users/list', 'adminUsers/list'],
    words: () => 'edit delete',
    find: async (text, me) => {
      const query = userList(me.role, { search: text, per_page: maxResults });
      const { users } = await queryClient.query(query);
      return users.map((user) => ({
        id: user.id,
        name: user.username,
        detail: user.email,
        actions: userActions(user, me),
        search: { search: text },
      }));
    },
  },
  {
    noun: 'Source',
    heading: 'Sources',
    icon: IconDatabaseImport,
    requiresAny: ['sources/list'],
    words: () => 'import schedule history edit test delete data',
    find: async (text) => {
      const { sources } = await queryClient.query(sourceList);
      return filterByName(sources, text).map((source) => ({
        id: source.id,
        name: source.name,
        detail: source.is_active ? 'active' : 'inactive',
        actions: sourceActions(source),
        opens: 'Edit',
      }));
    },
  },
  {
    noun: 'Scheduler job',
    heading: 'Scheduler Jobs',
    icon: IconCalendarTime,
    requiresAny: ['scheduler/jobs'],
    words: () => '',
    find: async (text) => {
      const { jobs } = await queryClient.query(schedulerJobs);
      return filterByName(jobs, text).map(({ id, name, next_run }) => ({
        id,
        name,
        detail: next_run ? `next ${formatInstant(next_run)}` : 'not planned',
        actions: [{ label: 'Open', go: { to: '/schedulers/$jobId', params: { jobId: id } } }],
      }));
    },
  },
];

type KindLook = Pick<RecordKind, 'noun' | 'heading' | 'icon'>;

/** The actions of a record as commands, the one that opens it first. That one is called as the record. */
export function commandsOf({ noun, heading, icon }: KindLook, record: FoundRecord): Command[] {
  const { id, title, name, isDomain, detail, actions, opens, search, byNumber } = record;
  const opening = actions.find(({ label }) => label === opens) ?? actions[0];
  const ofAction = (action: Action): Command => {
    const { label, effect, danger, disabledReason } = action;
    const isOpening = action === opening;
    const what = disabledReason ?? effect;
    const about = [!isOpening && title, detail].filter(Boolean).join(' · ');
    const second = what ? `${about}: ${what}` : about;
    const start = async (run: () => void) => {
      const question = { title: `${label}?`, confirmLabel: label, body: `${name}. ${second}.` };
      if (!effect || !byNumber || (await confirm(question))) run();
    };
    return {
      id: `${noun} ${id} ${label}`,
      group: heading,
      icon: (isOpening ? undefined : action.icon) ?? icon,
      label: [isOpening ? title : label, name].filter(Boolean).join(' '),
      name: isDomain ? name : undefined,
      keywords: `${label} ${title ?? ''}`.toLowerCase(),
      detail: second || undefined,
      danger,
      changes: effect !== undefined,
      ...(!disabledReason &&
        ('go' in action
          ? { link: { search, ...action.go } }
          : { run: () => void start(action.onSelect) })),
    };
  };
  return actions.toSorted((a, b) => Number(b === opening) - Number(a === opening)).map(ofAction);
}
