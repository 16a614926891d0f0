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
  /** The role must be allowed to make at least one of these calls. Without any, every role sees the screen. */
  needs?: readonly OperationId[];
  /** Who may open it, for the text that others see. */
  audience?: string;
}

interface NavigationGroup {
  heading: string;
  entries: readonly NavigationEntry[];
}

/** The menu (spec, section 2). Roles follow from the contract's roles of the needed calls. */
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
        needs: ['adminUsers/list', 'users/list'],
        audience: 'Only administrators and managers can manage users.',
      },
      {
        to: '/epp-accounts',
        label: 'EPP Accounts',
        icon: IconAddressBook,
        needs: ['eppAccounts/create'],
        audience: 'Only administrators and managers can manage EPP accounts.',
      },
      {
        to: '/epp-logs',
        label: 'EPP Logs',
        icon: IconListDetails,
        needs: ['eppLogs/list'],
        audience: 'Only administrators and managers can see EPP logs.',
      },
      {
        to: '/epp-tools',
        label: 'EPP Tools',
        icon: IconTool,
        needs: ['eppTools/checkDomains'],
        audience: 'Only administrators and managers can use EPP tools.',
      },
      {
        to: '/audit-logs',
        label: 'Audit Logs',
        icon: IconActivity,
        needs: ['auditLogs/list'],
        audience: 'Only administrators can see audit logs.',
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
        needs: ['eppCategories/create'],
        audience: 'Only administrators can manage EPP registrar categories.',
      },
      {
        to: '/sources',
        label: 'Sources',
        icon: IconDatabaseImport,
        needs: ['sources/list'],
        audience: 'Only administrators can manage sources.',
      },
      {
        to: '/data-sources',
        label: 'Data Sources',
        icon: IconPlugConnected,
        needs: ['dataSources/create'],
        audience: 'Only administrators can manage data sources.',
      },
      {
        to: '/schedulers',
        label: 'Schedulers',
        icon: IconCalendarTime,
        needs: ['scheduler/health'],
        audience: 'Only administrators can manage schedulers.',
      },
      {
        to: '/news',
        label: 'News',
        icon: IconNews,
        needs: ['news/create'],
        audience: 'Only administrators can manage news.',
      },
    ],
  },
];

/** Whether a role may open a screen. */
export function canOpen(entry: NavigationEntry, role: Role): boolean {
  return !entry.needs || entry.needs.some((operation) => roleCan(role, operation));
}

/** The entries that a role may open, in groups. Empty groups are left out (spec, section 2). */
export function navigationFor(role: Role): NavigationGroup[] {
  return navigation
    .map(({ heading, entries }) => ({
      heading,
      entries: entries.filter((entry) => canOpen(entry, role)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** The menu's entry that a path belongs to, its child routes included. */
export function entryOf(pathname: string): NavigationEntry | undefined {
  return navigation
    .flatMap(({ entries }) => entries)
    .find(({ to }) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`)));
}
