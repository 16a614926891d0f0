import type { OperationId } from '@dropcatch/sdk/operations';

const day = '2026-11-20';
const order = { id: 1855 };

/** How to test a mutation for which the defaults do not fit. */
export interface MutationRow {
  /** The screen to test it on. Default: the one with the name of its file. */
  url?: string;
  /** The arguments of the function that makes it. Default: an id. */
  args?: readonly unknown[];
  /** The variables of the mutation. Default: a record with an id. */
  sent?: unknown;
  /** The success message, where `meta.success` is a function. */
  says?: string;
  /** A read that the screen repeats beside the invalidated queries. */
  reads?: OperationId;
}

/** The mutations for which the defaults do not fit, by their exported names. */
export const mutationRows: Readonly<Record<string, MutationRow>> = {
  startTestCatch: { url: '/epp-accounts/2/test-catch', sent: ['tidalforge.com'] },
  startOrdersTestCatch: { url: '/epp-accounts/2/test-catch', sent: day },
  stopTestCatch: { url: '/epp-accounts/2/test-catch' },
  startRealCatch: { url: '/epp-accounts', sent: day, says: `Real catch started for ${day}` },
  stopRealCatch: { url: '/epp-accounts' },
  testConnection: { says: 'Connection test successful!' },
  createTable: {
    sent: { id: 2, name: 'Majestic' },
    says: 'Table Majestic created successfully',
  },
  testDataSource: { url: '/data-sources/2/browse' },
  saveArticle: { sent: { title: 'Maintenance', content: 'On Sunday.' } },
  markNotificationRead: { url: '/payments', sent: 1, reads: 'notifications/stats' },
  markAllNotificationsRead: { url: '/payments', reads: 'notifications/stats' },
  approveOrder: {
    url: '/orders',
    sent: order,
    says: 'Order #1855 approved - ready for catching',
  },
  failOrder: { sent: order, says: 'Order #1855 marked as FAILED' },
  restartOrder: { sent: order, says: 'Order #1855 restarted' },
  orderDomain: {
    url: '/orders',
    sent: { domain: 'tidalforge.com', drop_date: day },
    says: 'Order created successfully!',
  },
  updateProfile: { reads: 'auth/profile' },
  startCheck: { says: 'Domain check started successfully' },
  quickCheck: { says: 'Domain check started successfully' },
  cancelCheck: { args: ['some'], says: 'Domain check cancelled' },
  populateReleased: { says: 'Released domains populated' },
  reloadSchedulers: { url: '/schedulers', says: 'Schedulers reloaded' },
  reloadCategory: { url: '/schedulers', args: ['sources'], says: 'Category sources reloaded' },
  runJob: { url: '/schedulers', args: ['refresh_stats'], says: 'Job refresh_stats started' },
  importSource: { args: [{ id: 2, fetch_config: {} }] },
  testSource: { sent: { id: 2, fetch_config: {} } },
  scheduleSource: { sent: { enabled: true }, says: 'Job Scheduled!' },
  deleteSourceData: { says: 'Source data deleted' },
  saveUser: { args: ['admin', 9], sent: { email: 'own@example.com', username: 'own' } },
  deleteUser: { args: ['admin'] },
  watchDomain: { url: '/domains', sent: { domain: 'tidalforge.com', watched: true } },
};
