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
import { stateBadge } from '../../entities/orders/orderStates.ts';
import { schedulerJobs } from '../../entities/scheduler/scheduler.ts';
import { sourceList } from '../../entities/sources/sources.ts';
import { userList } from '../../entities/users/users.ts';

interface FoundRecord {
  id: number | string;
  hint?: string;
  /** The first link leads to the record. The others show if it is the only result of its kind. */
  links: readonly (readonly [label: string, link: NavigateOptions])[];
}

interface RecordKind {
  /** Singular. */
  noun: string;
  icon: Icon;
  /** The role must be allowed at least one of these operations. */
  requiresAny: readonly OperationId[];
  /** Finds the first few records whose name contains a text. */
  find: (text: string, role: Role) => Promise<FoundRecord[]>;
}

const maxResults = 5;

/** Filters a whole list by the words of a text. */
function filterByName<Row extends { name: string }>(rows: readonly Row[], text: string): Row[] {
  const words = text.toLowerCase().split(/\s+/);
  return rows
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
    .slice(0, maxResults);
}

export const recordKinds: readonly RecordKind[] = [
  {
    noun: 'Domain',
    icon: IconWorldWww,
    requiresAny: ['domains/list'],
    find: async (text) => {
      const query = { search: text, sort_by: 'chars_before_tld', per_page: maxResults };
      const { domains } = await queryClient.query(domainList(query));
      const search = { search: text, drop_date_from: '' };
      return domains.map(({ domain, selected_drop_date, selected_price }) => ({
        id: domain,
        hint: `${formatDay(selected_drop_date)} · ${formatPrice(selected_price)}`,
        links: [[domain, { to: '/domains/$domain', params: { domain }, search }]],
      }));
    },
  },
  {
    noun: 'Order',
    icon: IconReceipt,
    requiresAny: ['orders/list'],
    find: async (text) => {
      const { orders } = await queryClient.query(orderList({ domain: text, per_page: maxResults }));
      const search = { domain: text };
      return orders.map(({ id, domain, state }) => ({
        id,
        hint: `Order · ${stateBadge(state).label}`,
        links: [[`#${id} ${domain}`, { to: '/orders/$orderId', params: { orderId: id }, search }]],
      }));
    },
  },
  {
    noun: 'EPP account',
    icon: IconPlugConnected,
    requiresAny: ['eppAccounts/update'],
    find: async (text) => {
      const { accounts } = await queryClient.query(accountList);
      return filterByName(accounts, text).map(({ id, name, registrar_category, is_connected }) => {
        const params = { accountId: id };
        return {
          id,
          hint: `${registrar_category.name} · ${is_connected ? 'connected' : 'not connected'}`,
          links: [
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
    requiresAny: ['users/list', 'adminUsers/list'],
    find: async (text, role) => {
      const { users } = await queryClient.query(
        userList(role, { search: text, per_page: maxResults }),
      );
      const search = { search: text };
      return users.map(({ id, username, email }) => ({
        id,
        hint: `User · ${email}`,
        links: [
          [username, { to: '/users/$userId', params: { userId: id }, search }],
          [`Edit ${username}`, { to: '/users/$userId/edit', params: { userId: id }, search }],
        ],
      }));
    },
  },
  {
    noun: 'Source',
    icon: IconDatabaseImport,
    requiresAny: ['sources/list'],
    find: async (text) => {
      const { sources } = await queryClient.query(sourceList);
      return filterByName(sources, text).map(({ id, name, is_active }) => {
        const params = { sourceId: id };
        return {
          id,
          hint: `Source · ${is_active ? 'active' : 'inactive'}`,
          links: [
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
    requiresAny: ['scheduler/jobs'],
    find: async (text) => {
      const { jobs } = await queryClient.query(schedulerJobs);
      return filterByName(jobs, text).map(({ id, name, next_run }) => ({
        id,
        hint: next_run ? `Job · next ${formatInstant(next_run)}` : 'Job · not planned',
        links: [[name, { to: '/schedulers/$jobId', params: { jobId: id } }]],
      }));
    },
  },
];

/** Searches the records of a kind. The results are not cached. */
export const recordSearch = ({ noun, find }: RecordKind, text: string, role: Role) =>
  queryOptions({
    queryKey: ['palette', noun, text],
    queryFn: () => find(text, role),
    gcTime: 0,
    retry: false,
    meta: { failure: `Failed to search: ${noun}`, failureIn: 'log' },
  });
