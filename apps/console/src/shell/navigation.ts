import type { OperationId } from '@dropcatch/sdk/operations';
import type { Role } from '@dropcatch/sdk';
import {
  IconActivity,
  IconAddressBook,
  IconCalendarTime,
  IconCategory,
  IconCreditCard,
  IconDatabaseImport,
  IconDroplet,
  IconFileInvoice,
  IconLayoutDashboard,
  IconListDetails,
  IconNews,
  IconPlugConnected,
  IconShoppingCart,
  IconTool,
  IconUsers,
  IconWorld,
  type Icon,
} from '@tabler/icons-react';
import type { RegisteredRouter } from '@tanstack/react-router';
import { roleCan } from '../core/session/roles.ts';

export interface NavigationEntry {
  /** A path without parameters. */
  to: Exclude<keyof RegisteredRouter['routesByPath'], `${string}$${string}`>;
  label: string;
  icon: Icon;
  /** The role must be allowed at least one of these operations. By default, every role may open the screen. */
  requiresAny?: readonly OperationId[];
  /** Says who may open the screen. Other roles see this text. */
  accessDeniedText?: string;
}

interface NavigationGroup {
  heading: string;
  entries: readonly NavigationEntry[];
}

/** The menu (spec, section 2). The contract says which roles may call an operation. */
export const navigation: readonly NavigationGroup[] = [
  {
    heading: 'General',
    entries: [
      { to: '/', label: 'Dashboard', icon: IconLayoutDashboard },
      { to: '/domains', label: 'Domains', icon: IconWorld },
      { to: '/released', label: 'Released', icon: IconDroplet },
      { to: '/orders', label: 'Orders', icon: IconShoppingCart },
      { to: '/payments', label: 'Payments', icon: IconCreditCard },
      { to: '/invoices', label: 'Invoices', icon: IconFileInvoice },
    ],
  },
  {
    heading: 'Management',
    entries: [
      {
        to: '/users',
        label: 'Users',
        icon: IconUsers,
        requiresAny: ['adminUsers/list', 'users/list'],
        accessDeniedText: 'Only administrators and managers can manage users.',
      },
      {
        to: '/epp-accounts',
        label: 'EPP Accounts',
        icon: IconAddressBook,
        requiresAny: ['eppAccounts/create'],
        accessDeniedText: 'Only administrators and managers can manage EPP accounts.',
      },
      {
        to: '/epp-logs',
        label: 'EPP Logs',
        icon: IconListDetails,
        requiresAny: ['eppLogs/list'],
        accessDeniedText: 'Only administrators and managers can see EPP logs.',
      },
      {
        to: '/epp-tools',
        label: 'EPP Tools',
        icon: IconTool,
        requiresAny: ['eppTools/checkDomains'],
        accessDeniedText: 'Only administrators and managers can use EPP tools.',
      },
      {
        to: '/audit-logs',
        label: 'Audit Logs',
        icon: IconActivity,
        requiresAny: ['auditLogs/list'],
        accessDeniedText: 'Only administrators can see audit logs.',
      },
    ],
  },
  {
    heading: 'Administration',
    entries: [
      {
        to: '/epp-categories',
        label: 'EPP Categories',
        icon: IconCategory,
        requiresAny: ['eppCategories/create'],
        accessDeniedText: 'Only administrators can manage EPP registrar categories.',
      },
      {
        to: '/sources',
        label: 'Sources',
        icon: IconDatabaseImport,
        requiresAny: ['sources/list'],
        accessDeniedText: 'Only administrators can manage sources.',
      },
      {
        to: '/data-sources',
        label: 'Data Sources',
        icon: IconPlugConnected,
        requiresAny: ['dataSources/create'],
        accessDeniedText: 'Only administrators can manage data sources.',
      },
      {
        to: '/schedulers',
        label: 'Schedulers',
        icon: IconCalendarTime,
        requiresAny: ['scheduler/health'],
        accessDeniedText: 'Only administrators can manage schedulers.',
      },
      {
        to: '/news',
        label: 'News',
        icon: IconNews,
        requiresAny: ['news/create'],
        accessDeniedText: 'Only administrators can manage news.',
      },
    ],
  },
];

export function canOpen(entry: NavigationEntry, role: Role): boolean {
  return !entry.requiresAny || entry.requiresAny.some((operation) => roleCan(role, operation));
}

/** The entries that a role may open, without empty groups (spec, section 2). */
export function visibleNavigation(role: Role): NavigationGroup[] {
  return navigation
    .map(({ heading, entries }) => ({
      heading,
      entries: entries.filter((entry) => canOpen(entry, role)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/**
 * Finds the entry of a screen by the path of a route: that of the screen, or of one of its dialogs.
 * @param path a route's full path, such as `/orders/$orderId/payment`
 */
export function findEntry(path: string | undefined): NavigationEntry | undefined {
  return navigation
    .flatMap(({ entries }) => entries)
    .find(({ to }) => path === to || (to !== '/' && path?.startsWith(`${to}/`)));
}

/** The entry of a route's screen, if the role may not open it. */
export function deniedEntry(path: string | undefined, role: Role): NavigationEntry | undefined {
  const entry = findEntry(path);
  return entry && !canOpen(entry, role) ? entry : undefined;
}
