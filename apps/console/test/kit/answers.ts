import type { Mock } from '@dropcatch/mock-server/browser';
import type { OperationInfo, Role } from '@dropcatch/sdk';
import { type OperationId, operations } from '@dropcatch/sdk/operations';

/** The options of the mock in Node and in the browser. Its clock does not run. */
export const mockOptions = { seed: 'bytes', rows: 300, now: '2026-11-20T17:58:00Z' } as const;

/** The ids to call with, by path parameter, or by path where that is not enough. */
const pathIds: Readonly<Record<string, string>> = {
  '/orders/{id}': '1855',
  '/orders/{id}/status': '1855',
  '/orders/{id}/payment': '1855',
  '/orders/{id}/restart': '1855',
  '/epp/logs/{id}': '48100',
  '/scheduler/jobs/{id}/run': 'refresh_stats',
  '/users/{id}': '9',
  '/admin/users/{id}': '9',
  '{id}': '2',
  '{categoryId}': '2',
  '{category}': 'sources',
};

const newUser = { email: 'new@example.com', username: 'new' };
const article = { title: 'Údržba 🛠', content: 'From 01:00 to 02:00 UTC.', is_published: true };
const passwords = { current_password: 'dropcatch', new_password: 'correct-horse' };
const source = { name: 'Česká data', type: 'HTTP', data_format: 'CSV' };
const dataSource = { name: 'RankDB', api_url: 'https://api.rankdb.example/{DOMAIN}' };
const category = { name: 'Ñorid', epp_server_url: 'epp.norid.example', supported_tlds: ['рф'] };
const account = { name: 'PIR-02', registrar_category_id: 2, username: 'dc-pir-2' };
const day = '2026-11-20';

/** The bodies of calls. Other calls have none, even if they need one: a refusal is an answer, too. */
const bodies: Partial<Record<OperationId, unknown>> = {
  'auth/login': { email: 'user@dropcatch.test', password: 'dropcatch' },
  'auth/register': { ...newUser, password: passwords.new_password },
  'auth/changePassword': passwords,
  'domains/export': { filters: {}, format: 'csv' },
  'orders/updateStatus': { state: 'PAID_WAITING_CATCH', paid: true },
  'orders/updatePayment': { paid: true, payment_method: 'paypal' },
  'eppCategories/create': category,
  'eppAccounts/create': { ...account, password: 'secret-9' },
  'eppAccounts/updateSettings': { command_delay_ms: 20 },
  'eppAccounts/startTestCatch': { domains: ['tidalforge.com', 'tidal-forge.com'] },
  'eppAccounts/startRealCatch': { target_date: day },
  'eppTools/checkDomains': { account_id: 2, domains: ['tidalforge.com', 'háčky.com', 'a b'] },
  'sources/create': source,
  'sources/import': { limit: 50 },
  'sources/schedule': { enabled: true, type: 'daily', time: '04:30' },
  'sources/deleteData': { confirm: true, delete_all: true },
  'users/create': { ...newUser, email: 'own@example.com', username: 'own', password: '12345678' },
  'adminUsers/create': { email: 'a@example.com', username: 'a', password: '12345678' },
  'adminUsers/update': { email: 'b@example.com', username: 'Żółw', role: 'manager' },
  'news/create': article,
  'news/publish': { is_published: true },
  'releasedDomains/check': { release_date: '2026-11-19', epp_account_id: 2 },
  'releasedDomains/populate': { target_date: day },
  'dataSources/create': dataSource,
  'dataSources/test': { domains: ['tidalforge.com'] },
  'dataSources/analyze': { response_text: '{"data":[{"name":"a.com","rank":1.10}]}' },
};

interface Call {
  readonly by: Role;
  readonly id: OperationId;
}

/** Sorts deletions last, and signing out after them. */
function rank({ id }: Call): number {
  if (id === 'auth/logout') return 2;
  return operations[id].method === 'DELETE' ? 1 : 0;
}

/** Every operation of the contract, as each of the three roles. */
function calls(): Call[] {
  const ids = Object.keys(operations).filter((id): id is OperationId => id in operations);
  const all = (['user', 'manager', 'admin'] as const).flatMap((by) =>
    ids.map((id) => ({ by, id })),
  );
  return all.toSorted((a, b) => rank(a) - rank(b));
}

/** The order of domains puts those first that can still be ordered. */
const queries: Partial<Record<OperationId, string>> = {
  'domains/list': '?tld=com&sort_by=drop_date&sort_order=desc',
};

/** Values of earlier answers that later calls use: a domain to order, and the id of a running check. */
class EarlierAnswers {
  #session = 'none';
  #offer = { domain: 'nothing.com', selected_drop_date: '2026-11-21', selected_price: 1 };

  record(id: OperationId, text: string): void {
    if (id === 'domains/list') [this.#offer] = JSON.parse(text).domains;
    if (id === 'releasedDomains/check') this.#session = JSON.parse(text).session_id ?? 'none';
  }

  url(id: OperationId): string {
    const { path } = operations[id];
    const names: Record<string, string> = {
      ...pathIds,
      '{sessionId}': this.#session,
      '{domain}': this.#offer.domain,
    };
    const filled = path.replaceAll(/\{\w+\}/g, (name) => pathIds[path] ?? names[name] ?? '1');
    return `/api${filled}${queries[id] ?? ''}`;
  }

  body(id: OperationId): unknown {
    const { domain, selected_drop_date: drop_date, selected_price: price } = this.#offer;
    if (id === 'domains/watch') return { domain };
    if (id === 'domains/order') return { domain, drop_date, price, epp_registrar_category_id: 1 };
    return bodies[id];
  }
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The headers to compare, beside status and body. */
const comparedHeaders = [
  'content-type',
  'content-disposition',
  'cache-control',
  'allow',
  'retry-after',
];

/** The answers to a fixed series of calls: a line with a digest for each, and the digest of all lines. */
export interface Answers {
  readonly lines: readonly string[];
  readonly digest: string;
}

/** Sends the calls in order. Advances the mock's clock by 30 seconds before every tenth call. */
export async function answersOf(mock: Mock): Promise<Answers> {
  const earlier = new EarlierAnswers();
  const lines: string[] = [];
  for (const [index, { by, id }] of calls().entries()) {
    const { method, auth }: OperationInfo = operations[id];
    if (index % 10 === 0) mock.clock.advance(30_000);
    const signedIn = await mock.signIn(`${by}@dropcatch.test`);
    const token = auth === 'refresh' ? signedIn.refresh_token : signedIn.access_token;
    const body = earlier.body(id);
    const response = await mock.fetch(earlier.url(id), {
      method,
      headers: { authorization: `Bearer ${token}` },
      body: body === undefined || method === 'GET' ? null : JSON.stringify(body),
    });
    const headers = comparedHeaders.map((name) => response.headers.get(name));
    const text = await response.text();
    earlier.record(id, text);
    const answer = JSON.stringify([response.status, headers, text]);
    lines.push(`${by} ${id} ${response.status} ${await sha256(answer)}`);
  }
  return { lines, digest: await sha256(lines.join('\n')) };
}
