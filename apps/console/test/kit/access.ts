/** The roles, each with a seeded account. */
export const roles = ['admin', 'manager', 'user'] as const;

export type Role = (typeof roles)[number];

const staff: readonly Role[] = ['admin', 'manager'];
const admins: readonly Role[] = ['admin'];

const general = ['Dashboard', 'Domains', 'Released', 'Orders', 'Payments', 'Invoices'];
const management = ['Users', 'EPP Accounts', 'EPP Logs', 'EPP Tools'];

/** What each role finds in the menu, by its headings (spec, section 2). */
export const menus: Readonly<Record<Role, Readonly<Record<string, readonly string[]>>>> = {
  user: { General: general },
  manager: { General: general, Management: management },
  admin: {
    General: general,
    Management: [...management, 'Audit Logs'],
    Administration: ['EPP Categories', 'Sources', 'Data Sources', 'Schedulers', 'News'],
  },
};

/** A route of the console: who may open it, and how it shows that it is there. */
export interface RouteRow {
  path: string;
  heading: string | RegExp;
  roles: readonly Role[];
  /** What others read behind "Access Denied: ". */
  denied?: string;
}

/** Every route inside the protected layout (spec, section 2). */
export const routes: readonly RouteRow[] = [
  { path: '/', heading: /^Welcome back, \w+$/, roles },
  { path: '/domains', heading: 'Domain Catalog', roles },
  { path: '/domains/watchlist', heading: 'My Watchlist', roles },
  { path: '/domains/lookup', heading: 'Look Up Domains', roles },
  { path: '/released', heading: 'Released Domains', roles },
  { path: '/orders', heading: 'Orders Management', roles },
  { path: '/drops', heading: 'Drop Board', roles },
  { path: '/payments', heading: 'Payments', roles },
  { path: '/invoices', heading: 'Invoices', roles },
  { path: '/managers', heading: 'Managers', roles },
  { path: '/profile', heading: 'Profile', roles },
  { path: '/settings', heading: 'Settings', roles },
  {
    path: '/users',
    heading: 'User Management',
    roles: staff,
    denied: 'Only administrators and managers can manage users.',
  },
  {
    path: '/epp-accounts',
    heading: 'EPP Accounts',
    roles: staff,
    denied: 'Only administrators and managers can manage EPP accounts.',
  },
  {
    path: '/epp-logs',
    heading: 'EPP Logs',
    roles: staff,
    denied: 'Only administrators and managers can see EPP logs.',
  },
  {
    path: '/epp-tools',
    heading: 'EPP Tools',
    roles: staff,
    denied: 'Only administrators and managers can use EPP tools.',
  },
  {
    path: '/audit-logs',
    heading: 'Audit Logs',
    roles: admins,
    denied: 'Only administrators can see audit logs.',
  },
  {
    path: '/epp-categories',
    heading: 'EPP Registrar Categories',
    roles: admins,
    denied: 'Only administrators can manage EPP registrar categories.',
  },
  {
    path: '/sources',
    heading: 'Sources Management',
    roles: admins,
    denied: 'Only administrators can manage sources.',
  },
  {
    path: '/data-sources',
    heading: 'Data Sources - External API sources for domain enrichment',
    roles: admins,
    denied: 'Only administrators can manage data sources.',
  },
  {
    path: '/schedulers',
    heading: 'Scheduler Management',
    roles: admins,
    denied: 'Only administrators can manage schedulers.',
  },
  {
    path: '/news',
    heading: 'News Management',
    roles: admins,
    denied: 'Only administrators can manage news.',
  },
];
