import type { Role } from '@dropcatch/sdk';
import type { OperationId } from '@dropcatch/sdk/operations';
import {
  IconCalendarClock,
  IconDatabaseImport,
  IconPlugConnected,
  IconReceipt,
  IconUser,
  IconWorldWww,
  type Icon,
} from '@tabler/icons-react';
import { queryOptions } from '@tanstack/react-query';
import type { NavigateOptions } from '@tanstack/react-router';
import { queryClient } from '../../core/api/queryClient.ts';
import { formatPrice } from '../../core/text/numbers.ts';
import { formatDay, formatInstant } from '../../core/time/time.ts';
import { domainList } from '../../entities/domains/domains.ts';
import { accountList } from '../../entities/epp/eppAccounts.ts';
import { orderList } from '../../entities/orders/orders.ts';
import { stateLook } from '../../entities/orders/orderStates.ts';
import { schedulerJobs } from '../../entities/scheduler/scheduler.ts';
import { sourceList } from '../../entities/sources/sources.ts';
import { userList } from '../../entities/users/users.ts';

interface FoundRecord {
  id: number | string;
  hint?: string;
  /** The record's address, and more addresses, which are offered if it is the only record of its kind. */
  places: readonly (readonly [label: string, link: NavigateOptions])[];
}

interface RecordKind {
  /** The name of the kind, in the singular. */
  noun: string;
  icon: Icon;
  /** The role must be allowed to make one of these calls. */
  operations: readonly OperationId[];
  /** The first few whose name contains a text. */
  find: (text: string, role: Role) => Promise<FoundRecord[]>;
}

const most = 5;

/** The rows of a whole list whose name contains every word of a text. */
function named<Row extends { name: string }>(rows: readonly Row[], text: string): Row[] {
  const words = text.toLowerCase().split(/\s+/);
  return rows
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
    .slice(0, most);
}

export const recordKinds: readonly RecordKind[] = [
  {
    noun: 'Domain',
    icon: IconWorldWww,
    operations: ['domains/list'],
    find: async (text) => {
      const query = { search: text, sort_by: 'chars_before_tld', per_page: most };
      const { domains } = await queryClient.query(domainList(query));
      const search = { search: text, drop_date_from: '' };
      return domains.map(({ domain, selected_drop_date, selected_price }) => ({
        id: domain,
        hint: `${formatDay(selected_drop_date)} · ${formatPrice(selected_price)}`,
        places: [[domain, { to: '/domains/$domain', params: { domain }, search }]],
      }));
    },
  },
  {
    noun: 'Order',
    icon: IconReceipt,
    operations: ['orders/list'],
    find: async (text) => {
      const { orders } = await queryClient.query(orderList({ domain: text, per_page: most }));
      const search = { domain: text };
      return orders.map(({ id, domain, state }) => ({
        id,
        hint: `Order · ${stateLook(state).label}`,
        places: [[`#${id} ${domain}`, { to: '/orders/$orderId', params: { orderId: id }, search }]],
      }));
    },
  },
  {
    noun: 'EPP account',
    icon: IconPlugConnected,
    operations: ['eppAccounts/update'],
    find: async (text) => {
      const { accounts } = await queryClient.query(accountList);
      return named(accounts, text).map(({ id, name, registrar_category, is_connected }) => {
        const params = { accountId: id };
        return {
          id,
          hint: `${registrar_category.name} · ${is_connected ? 'connected' : 'not connected'}`,
          places: [
            [name, { to: '/epp-accounts/$accountId/edit', params }],
            [`Real catch of ${name}`, { to: '/epp-accounts/$accountId/real-catch', params }],
            [`Test catch of ${name}`, { to: '/epp-accounts/$accountId/test-catch', params }],
            [`EPP logs of ${name}`, { to: '/epp-logs', search: { account_id: id } }],
          ],
        };
      });
    },
  },
  {
    noun: 'User',
    icon: IconUser,
    operations: ['users/list', 'adminUsers/list'],
    find: async (text, role) => {
      const { users } = await queryClient.query(userList(role, { search: text, per_page: most }));
      const search = { search: text };
      return users.map(({ id, username, email }) => ({
        id,
        hint: `User · ${email}`,
        places: [
          [username, { to: '/users/$userId', params: { userId: id }, search }],
          [`Edit ${username}`, { to: '/users/$userId/edit', params: { userId: id }, search }],
        ],
      }));
    },
  },
  {
    noun: 'Source',
    icon: IconDatabaseImport,
    operations: ['sources/list'],
    find: async (text) => {
      const { sources } = await queryClient.query(sourceList);
      return named(sources, text).map(({ id, name, is_active }) => {
        const params = { sourceId: id };
        return {
          id,
          hint: `Source · ${is_active ? 'active' : 'inactive'}`,
          places: [
            [name, { to: '/sources/$sourceId/edit', params }],
            [`Import from ${name}`, { to: '/sources/$sourceId/import', params }],
            [`Import history of ${name}`, { to: '/sources/$sourceId/history', params }],
          ],
        };
      });
    },
  },
  {
    noun: 'Scheduler job',
    icon: IconCalendarClock,
    operations: ['scheduler/jobs'],
    find: async (text) => {
      const { jobs } = await queryClient.query(schedulerJobs);
      return named(jobs, text).map(({ id, name, next_run }) => ({
        id,
        hint: next_run ? `Job · next ${formatInstant(next_run)}` : 'Job · not planned',
        places: [[name, { to: '/schedulers/$jobId', params: { jobId: id } }]],
      }));
    },
  },
];

/** The records of a kind with a text in their names. Not cached. */
export const recordSearch = ({ noun, find }: RecordKind, text: string, role: Role) =>
  queryOptions({
    queryKey: ['palette', noun, text],
    queryFn: () => find(text, role),
    gcTime: 0,
    retry: false,
    meta: { failure: `Failed to search: ${noun}`, failureIn: 'log' },
  });
