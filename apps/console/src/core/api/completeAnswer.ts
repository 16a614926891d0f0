import type { OperationInfo } from '@dropcatch/sdk';
import { operations, type OperationId } from '@dropcatch/sdk/operations';
import { dash } from '../text/numbers.ts';

/**
 * The values of an answer that screens depend on. A list contains the shape of its items. A text or a boolean replaces a
 * missing one.
 */
type Shape = string | boolean | { readonly [field: string]: Shape } | readonly [Shape];

/** An order of a list. Its history is not completed, since callers need to know whether it was loaded. */
const listedOrder = { domain: dash, tld: '', user: { username: dash } };
const domains: Shape = { domains: [{ domain: dash, tld: '' }] };
/** An account and its category are inactive only if the server says so (spec, section 4). */
const account: Shape = {
  name: dash,
  is_active: true,
  registrar_category: { name: dash, is_active: true },
};
const users: Shape = { users: [{ username: dash }] };
const managers: Shape = { managers: [{ company_name: dash }] };

/** The shapes of the reads' answers. The specification promises the fields, but not that they have values. */
const shapes: Partial<Record<OperationId, Shape>> = {
  'dashboard/stats': { recent_activity: { recent_orders: [{ domain: dash }] } },
  'domains/list': domains,
  'orders/list': { orders: [listedOrder] },
  'orders/get': { ...listedOrder, history: [{ action: dash, actor: {} }] },
  'users/list': users,
  'adminUsers/list': users,
  'managers/list': managers,
  'managers/listForUsers': managers,
  'notifications/list': { notifications: [{ title: dash }] },
  'eppCategories/list': { categories: [{ name: dash }] },
  'eppAccounts/list': { accounts: [account] },
  'sources/list': { sources: [{ name: dash, epp_categories: [{ name: dash }] }] },
  'dataSources/list': { sources: [{ name: dash }] },
  'dataSources/progress': { active_jobs: [{ source_name: dash }] },
  'dataSources/stats': { per_source: [{ name: dash }] },
  'news/list': { news: [{ title: dash }] },
  'releasedDomains/list': domains,
  'releasedDomains/eppAccounts': { accounts: [account] },
  'scheduler/jobs': { jobs: [{ name: dash }] },
};

/**
 * Replaces each missing or null name of a read's answer, so that an incomplete record breaks no screen. The SDK has added
 * the lists and objects. Other values stay as they are, and show as a dash.
 */
export function completeAnswer(operation: OperationId, answer: unknown): unknown {
  const shape = shapes[operation];
  return shape ? complete(answer, shape) : answer;
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
    return items.map((item) => complete(item, shape[0]));
  }
  const whole: Record<string, unknown> = { ...(value as object | null | undefined) };
  for (const [name, inner] of Object.entries(shape)) whole[name] = complete(whole[name], inner);
  return whole;
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);
