import { findEntry, canOpen, navigation, visibleNavigation } from '../../src/shell/navigation.ts';

/** The roles, each with a seeded account. */
export const roles = ['admin', 'manager', 'user'] as const;

export type Role = (typeof roles)[number];

/** The menu of a role, by heading. navigation.test.ts compares it with the spec. */
export function menuOf(role: Role): Readonly<Record<string, readonly string[]>> {
  const groups = visibleNavigation(role).map(({ heading, entries }) => [
    heading,
    entries.map(({ label }) => label),
  ]);
  return Object.fromEntries(groups) as Record<string, string[]>;
}

/** The headings of the spec's screens (section 2) and of those that are not in the menu. */
const headings: Readonly<Record<string, string | RegExp>> = {
  '/': /^Welcome back, \w+$/,
  '/domains': 'Domain Catalog',
  '/domains/watchlist': 'My Watchlist',
  '/domains/lookup': 'Look Up Domains',
  '/released': 'Released Domains',
  '/orders': 'Orders Management',
  '/drops': 'Drop Board',
  '/payments': 'Payments',
  '/invoices': 'Invoices',
  '/managers': 'Managers',
  '/profile': 'Profile',
  '/settings': 'Settings',
  '/users': 'User Management',
  '/epp-accounts': 'EPP Accounts',
  '/epp-logs': 'EPP Logs',
  '/epp-tools': 'EPP Tools',
  '/audit-logs': 'Audit Logs',
  '/epp-categories': 'EPP Registrar Categories',
  '/sources': 'Sources Management',
  '/data-sources': 'Data Sources - External API sources for domain enrichment',
  '/schedulers': 'Scheduler Management',
  '/news': 'News Management',
};

/** A route of the console, its heading, and who may open it. */
export interface RouteCase {
  path: string;
  heading: string | RegExp;
  roles: readonly Role[];
  /** The text that other roles see after "Access Denied: ". */
  denied: string | undefined;
}

const menuPaths = navigation.flatMap(({ entries }) => entries.map(({ to }) => to));

/** The roles that may open a screen and its dialogs. */
export function rolesFor(path: string): readonly Role[] {
  const entry = findEntry(path);
  return roles.filter((role) => !entry || canOpen(entry, role));
}

/** Every route inside the protected layout. */
export const routes: readonly RouteCase[] = [
  ...new Set([...Object.keys(headings), ...menuPaths]),
].map((path) => ({
  path,
  heading: headings[path] ?? /./,
  roles: rolesFor(path),
  denied: findEntry(path)?.accessDeniedText,
}));
