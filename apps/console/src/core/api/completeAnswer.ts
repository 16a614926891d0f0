import { DecodeError, type OperationInfo } from '@dropcatch/sdk';
import { operations, type OperationId } from '@dropcatch/sdk/operations';
import { dash } from '../text/numbers.ts';

/**
 * The objects, lists and values of an answer that screens depend on. A list contains the shape of its items, and `*` is
 * the shape of all values of a map. A text or a boolean replaces a missing one.
 */
type Shape = string | boolean | { readonly [field: string]: Shape } | readonly [Shape];

/** An order of a list. Its history is not completed, since callers need to know whether it was loaded. */
const listedOrder = { domain: dash, tld: '', user: { username: dash } };
const order: Shape = { ...listedOrder, history: [{ action: dash, actor: {} }] };
const domains: Shape = {
  domains: [{ domain: dash, tld: '', date_price_variations: [{}], enrichment: {} }],
  enrichment_sources: [{ additional_values: [{}] }],
  pagination: {},
};
/** An account and its category are inactive only if the server says so (spec, section 4). */
const account: Shape = {
  name: dash,
  is_active: true,
  registrar_category: { name: dash, is_active: true },
};
const users: Shape = { users: [{ username: dash, permissions: {} }], pagination: {} };
const dataSource: Shape = { name: dash, auth_config: {}, indexed_params: {} };

/** The shapes of the reads' answers. The specification promises the fields, but not that they have values. */
const shapes: Partial<Record<OperationId, Shape>> = {
  'auth/profile': { permissions: {} },
  'dashboard/stats': {
    user_info: {},
    domains: {},
    orders: { by_state: {}, trend_data: [{}] },
    recent_activity: { recent_orders: [{ domain: dash }] },
  },
  'dashboard/systemHealth': { database: {}, clickhouse: {}, queue: {} },
  'domains/list': domains,
  'domains/stats': { general: {} },
  'domains/tlds': { tlds: [{}] },
  'orders/list': { orders: [listedOrder], pagination: {} },
  'orders/get': order,
  'orders/stats': { by_state: {} },
  'users/list': users,
  'adminUsers/list': users,
  'managers/list': { managers: [{ company_name: dash }] },
  'managers/listForUsers': { managers: [{ company_name: dash }] },
  'notifications/list': { notifications: [{ title: dash }], pagination: {} },
  'eppCategories/list': { categories: [{ name: dash, supported_tlds: [{}] }] },
  'eppCategories/settings': { settings: {} },
  'eppAccounts/list': { accounts: [account] },
  'eppAccounts/settings': { effective_settings: {} },
  'eppAccounts/testCatchStatus': { results: [{}] },
  'eppAccounts/testCatchDates': { dates: [{}] },
  'eppLogs/list': { logs: [{}], pagination: {} },
  'eppLogs/get': { log: {} },
  'eppLogs/stats': { stats: {} },
  'auditLogs/list': { logs: [{}], pagination: {} },
  'auditLogs/stats': { stats: {} },
  'sources/list': {
    sources: [
      {
        name: dash,
        epp_categories: [{ name: dash }],
        auth_config: {},
        fetch_config: {},
        field_mapping: {},
        validation_rules: { required_fields: [{}] },
      },
    ],
  },
  'sources/history': { history: [{}] },
  'sources/dataStats': { date_range: {}, date_distribution: [{}] },
  'dataSources/list': { sources: [dataSource] },
  'dataSources/stats': { per_source: [{ name: dash }] },
  'dataSources/progress': { active_jobs: [{}] },
  'dataSources/browse': { data: [{}] },
  'news/list': { news: [{ title: dash }], pagination: {} },
  'releasedDomains/list': domains,
  'releasedDomains/stats': { stats: {} },
  'releasedDomains/eppAccounts': { accounts: [account] },
  'releasedDomains/checkProgress': { progress: {} },
  'scheduler/health': { categories: { '*': {} }, jobs: [{ last_log: [dash] }] },
  'scheduler/jobs': { jobs: [{ name: dash }] },
};

/**
 * Replaces each missing or null object or list of a read's answer with an empty one, so that an incomplete record breaks
 * no screen. Single values stay as they are, and show as a dash.
 * @throws {DecodeError} the answer is not an object
 */
export function completeAnswer(operation: OperationId, answer: unknown): unknown {
  const shape = shapes[operation];
  if (!shape) return answer;
  if (!isObject(answer)) throw new DecodeError(operation, 'The answer is not an object.');
  return complete(answer, shape);
}

/** {@link completeAnswer} for the rows of a list that loads page by page. */
export async function* completeRows(
  operation: OperationId,
  rows: AsyncIterable<unknown>,
): AsyncGenerator {
  const shape = shapes[operation];
  const info: OperationInfo = operations[operation];
  const list = typeof shape === 'object' && !isList(shape) && shape[info.pagination?.items ?? ''];
  const item = list && isList(list) ? list[0] : {};
  for await (const row of rows) yield complete(row, item);
}

function complete(value: unknown, shape: Shape): unknown {
  if (typeof shape !== 'object') return value ?? shape;
  if (isList(shape)) {
    const items: unknown[] = Array.isArray(value) ? value : [];
    // Null is no record and no text: it has nothing to show.
    return items.filter((item) => item != null).map((item) => complete(item, shape[0]));
  }
  const names = Object.keys(shape);
  // The items of a list may be plain values, which have nothing to complete.
  if (names.length === 0 && value !== undefined && value !== null) return value;
  const whole: Record<string, unknown> = isObject(value) ? { ...value } : {};
  for (const name of names) {
    for (const key of name === '*' ? Object.keys(whole) : [name]) {
      const inner = shape[name];
      if (inner !== undefined) whole[key] = complete(whole[key], inner);
    }
  }
  return whole;
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
