import type { OperationId } from '@dropcatch/sdk/operations';

const day = '2026-11-20';
const order = { id: 1855, state: 'NEW', paid_at: null };
const article = { id: 2, title: 'Maintenance' };
const named = { id: 2, name: 'Majestic' };

/** How to test a mutation for which the defaults do not fit. */
export interface MutationCase {
  /** The screen to test it on. Default: the one with the name of its file. */
  url?: string;
  /** The arguments of the function that makes it. Default: an id. */
  args?: readonly unknown[];
  /** The variables of the mutation. Default: a record with an id. */
  variables?: unknown;
  /** The success message, where `meta.success` is a function. */
  success?: string;
  /** A read that the screen repeats beside the invalidated queries. */
  refetches?: OperationId;
}

/** The mutations for which the defaults do not fit, by their exported names. */
export const mutationCases: Readonly<Record<string, MutationCase>> = {
  startTestCatch: { url: '/epp-accounts/2/test-catch', variables: ['tidalforge.com'] },
  startOrdersTestCatch: { url: '/epp-accounts/2/test-catch', variables: day },
  stopTestCatch: { url: '/epp-accounts/2/test-catch', variables: named },
  startRealCatch: {
    url: '/epp-accounts',
    variables: day,
    success: `Real catch started for ${day}`,
  },
  stopRealCatch: { url: '/epp-accounts', variables: named },
  saveAccount: { variables: named },
  deleteAccount: { variables: named },
  testConnection: { variables: named, success: 'Connection test successful!' },
  connectAccount: { variables: named },
  disconnectAccount: { variables: named },
  saveCategory: { variables: named },
  deleteCategory: { variables: named },
  saveDataSource: { variables: named },
  deleteDataSource: { variables: named },
  createTable: { variables: named, success: 'Table Majestic created successfully' },
  testDataSource: { url: '/data-sources/2/browse' },
  saveArticle: { variables: { title: 'Maintenance', content: 'On Sunday.' } },
  publishArticle: { variables: article },
  deleteArticle: { variables: article },
  markNotificationRead: { url: '/payments', variables: 1 },
  markAllNotificationsRead: { url: '/payments' },
  approveOrder: {
    url: '/orders',
    variables: order,
    success: 'Order #1855 approved - ready for catching',
  },
  failOrder: { variables: order, success: 'Order #1855 marked as FAILED' },
  restartOrder: { variables: order, success: 'Order #1855 restarted' },
  placeOrder: {
    url: '/orders',
    variables: { domain: 'tidalforge.com', drop_date: day },
    success: 'Order created successfully!',
  },
  updateProfile: { variables: { username: 'own' }, refetches: 'auth/profile' },
  startCheck: { success: 'Domain check started successfully' },
  quickCheck: { success: 'Domain check started successfully' },
  cancelCheck: { args: ['some'], success: 'Domain check cancelled' },
  populateReleased: { success: 'Released domains populated' },
  reloadSchedulers: { url: '/schedulers', success: 'Schedulers reloaded' },
  reloadCategory: { url: '/schedulers', args: ['sources'], success: 'Category sources reloaded' },
  runJob: { url: '/schedulers', args: ['refresh_stats'], success: 'Job refresh_stats started' },
  importSource: { args: [{ id: 2, fetch_config: {} }] },
  saveSource: { variables: named },
  deleteSource: { variables: named },
  testSource: { variables: { ...named, fetch_config: {} } },
  scheduleSource: { variables: { enabled: true }, success: 'Job Scheduled!' },
  deleteSourceData: { success: 'Source data deleted' },
  saveUser: { args: ['admin', 9], variables: { email: 'own@example.com', username: 'own' } },
  deleteUser: { args: ['admin'], variables: { id: 2, username: 'own' } },
  watchDomain: { url: '/domains', variables: { domain: 'tidalforge.com', watched: true } },
};
