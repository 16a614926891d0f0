import type { Role } from '@dropcatch/sdk';
import type { OperationId } from '@dropcatch/sdk/operations';
import {
  IconAddressBook,
  IconCalendarTime,
  IconDatabaseImport,
  IconShoppingCart,
  IconUsers,
  IconWorld,
  type Icon,
} from '@tabler/icons-react';
import { useDebouncedValue } from '@mantine/hooks';
import { queryOptions, useQueries } from '@tanstack/react-query';
import type { NavigateOptions } from '@tanstack/react-router';
import { queryClient } from '../../core/api/queryClient.ts';
import { useCan } from '../../core/session/permissions.ts';
import { useUser } from '../../core/session/session.ts';
import { formatPrice } from '../../core/text/numbers.ts';
import { formatDay, formatInstant } from '../../core/time/time.ts';
import { cleanName } from '../../entities/domains/domainName.ts';
import { domainList } from '../../entities/domains/domains.ts';
import { accountList } from '../../entities/epp/eppAccounts.ts';
import { orderList } from '../../entities/orders/orders.ts';
import { stateBadge } from '../../entities/orders/orderStates.ts';
import { schedulerJobs } from '../../entities/scheduler/scheduler.ts';
import { sourceList } from '../../entities/sources/sources.ts';
import { userList } from '../../entities/users/users.ts';
import { debounceMilliseconds, type Command } from './commands.ts';

interface FoundRecord {
  id: number | string;
  domain?: string;
  hint?: string;
  /** The first link leads to the record. The others show if it is the only result of its kind. */
  links: readonly (readonly [label: string, link: NavigateOptions])[];
}

interface RecordKind {
  /** Singular. */
  noun: string;
  heading: string;
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
    heading: 'Domains',
    icon: IconWorld,
    requiresAny: ['domains/list'],
    find: async (text) => {
      const query = { search: text, sort_by: 'chars_before_tld', per_page: maxResults };
      const { domains } = await queryClient.query(domainList(query));
      const search = { search: text, drop_date_from: '' };
      return domains.map(({ domain, selected_drop_date, selected_price }) => ({
        id: domain,
        domain,
        hint: `${formatDay(selected_drop_date)} · ${formatPrice(selected_price)}`,
        links: [[domain, { to: '/domains/$domain', params: { domain }, search }]],
      }));
    },
  },
  {
    noun: 'Order',
    heading: 'Orders',
    icon: IconShoppingCart,
    requiresAny: ['orders/list'],
    find: async (text) => {
      const { orders } = await queryClient.query(orderList({ domain: text, per_page: maxResults }));
      const search = { domain: text };
      return orders.map(({ id, domain, state }) => ({
        id,
        domain,
        hint: stateBadge(state).label,
        links: [[`#${id} ${domain}`, { to: '/orders/$orderId', params: { orderId: id }, search }]],
      }));
    },
  },
  {
    noun: 'EPP account',
    heading: 'EPP Accounts',
    icon: IconAddressBook,
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
    heading: 'Users',
    icon: IconUsers,
    requiresAny: ['users/list', 'adminUsers/list'],
    find: async (text, role) => {
      const { users } = await queryClient.query(
        userList(role, { search: text, per_page: maxResults }),
      );
      const search = { search: text };
      return users.map(({ id, username, email }) => ({
        id,
        hint: email,
        links: [
          [username, { to: '/users/$userId', params: { userId: id }, search }],
          [`Edit ${username}`, { to: '/users/$userId/edit', params: { userId: id }, search }],
        ],
      }));
    },
  },
  {
    noun: 'Source',
    heading: 'Sources',
    icon: IconDatabaseImport,
    requiresAny: ['sources/list'],
    find: async (text) => {
      const { sources } = await queryClient.query(sourceList);
      return filterByName(sources, text).map(({ id, name, is_active }) => {
        const params = { sourceId: id };
        return {
          id,
          hint: is_active ? 'active' : 'inactive',
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
    heading: 'Scheduler Jobs',
    icon: IconCalendarTime,
    requiresAny: ['scheduler/jobs'],
    find: async (text) => {
      const { jobs } = await queryClient.query(schedulerJobs);
      return filterByName(jobs, text).map(({ id, name, next_run }) => ({
        id,
        hint: next_run ? `next ${formatInstant(next_run)}` : 'not planned',
        links: [[name, { to: '/schedulers/$jobId', params: { jobId: id } }]],
      }));
    },
  },
];

/** Searches the records of a kind. The results are not cached. */
const recordSearch = ({ noun, find }: RecordKind, text: string, role: Role) =>
  queryOptions({
    queryKey: ['palette', noun, text],
    queryFn: () => find(text, role),
    gcTime: 0,
    retry: false,
    meta: { failure: `Failed to search: ${noun}`, failureIn: 'log' },
  });

/** Searches the records of all kinds that the role may list by name, from two characters on. */
export function useRecords(text: string): { records: Command[]; note: string | undefined } {
  const can = useCan();
  const { role } = useUser();
  const query = cleanName(text);
  const [debounced] = useDebouncedValue(query, debounceMilliseconds);
  const kinds = recordKinds.filter(({ requiresAny }) => requiresAny.some(can));
  const results = useQueries({
    queries: kinds.map((kind) => ({
      ...recordSearch(kind, query, role),
      enabled: query.length > 1 && debounced === query,
    })),
  });
  const records = kinds.flatMap(({ noun, heading, icon }, index) => {
    const found = results[index]?.data ?? [];
    return found.flatMap(({ id, domain, hint, links }) =>
      links.slice(0, found.length === 1 ? undefined : 1).map(([label, link], at): Command => ({
        id: `${noun} ${id} ${at}`,
        group: heading,
        icon,
        label,
        name: domain,
        hint: at === 0 ? hint : undefined,
        link,
      })),
    );
  });
  const searching = results.some(({ isFetching }) => isFetching);
  const failed = kinds.filter((_, index) => results[index]?.isError).map(({ noun }) => noun);
  const failure = failed.length > 0 ? `Search failed for: ${failed.join(', ')}` : undefined;
  return { records, note: searching ? 'Searching…' : failure };
}
