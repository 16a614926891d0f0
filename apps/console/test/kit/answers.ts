import type { Mock } from '@dropcatch/mock-server/browser';
import type { OperationInfo, Role } from '@dropcatch/sdk';
import { type OperationId, operations } from '@dropcatch/sdk/operations';

/** The options of the mock in Node and in the browser. Its clock stands still. */
export const MOCK_OPTIONS = { seed: 'bytes', rows: 300, now: '2026-11-20T17:58:00Z' } as const;

/** The records that calls use, by path parameter, or by path where that is not enough. */
const IDS: Readonly<Record<string, string>> = {
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

const EMAIL = { email: 'new@example.com', username: 'new' };
const ARTICLE = { title: 'Údržba 🛠', content: 'From 01:00 to 02:00 UTC.', is_published: true };
const PASSWORDS = { current_password: 'dropcatch', new_password: 'correct-horse' };
const SOURCE = { name: 'Česká data', type: 'HTTP', data_format: 'CSV' };
const DATA_SOURCE = { name: 'RankDB', api_url: 'https://api.rankdb.example/{DOMAIN}' };
const CATEGORY = { name: 'Ñorid', epp_server_url: 'epp.norid.example', supported_tlds: ['рф'] };
const ACCOUNT = { name: 'PIR-02', registrar_category_id: 2, username: 'dc-pir-2' };
const DAY = '2026-11-20';

/** The bodies of calls. Other calls are sent without one, even if they need it: they get an answer too. */
const BODIES: Partial<Record<OperationId, unknown>> = {
  'auth/login': { email: 'user@dropcatch.test', password: 'dropcatch' },
  'auth/register': { ...EMAIL, password: PASSWORDS.new_password },
  'auth/changePassword': PASSWORDS,
  'domains/export': { filters: {}, format: 'csv' },
  'orders/updateStatus': { state: 'PAID_WAITING_CATCH', paid: true },
  'orders/updatePayment': { paid: true, payment_method: 'paypal' },
  'eppCategories/create': CATEGORY,
  'eppAccounts/create': { ...ACCOUNT, password: 'secret-9' },
  'eppAccounts/updateSettings': { command_delay_ms: 20 },
  'eppAccounts/startTestCatch': { domains: ['tidalforge.com', 'tidal-forge.com'] },
  'eppAccounts/startRealCatch': { target_date: DAY },
  'eppTools/checkDomains': { account_id: 2, domains: ['tidalforge.com', 'háčky.com', 'a b'] },
  'sources/create': SOURCE,
  'sources/import': { limit: 50 },
  'sources/schedule': { enabled: true, type: 'daily', time: '04:30' },
  'sources/deleteData': { confirm: true, delete_all: true },
  'users/create': { ...EMAIL, email: 'own@example.com', username: 'own', password: '12345678' },
  'adminUsers/create': { email: 'a@example.com', username: 'a', password: '12345678' },
  'adminUsers/update': { email: 'b@example.com', username: 'Żółw', role: 'manager' },
  'news/create': ARTICLE,
  'news/publish': { is_published: true },
  'releasedDomains/check': { release_date: '2026-11-19', epp_account_id: 2 },
  'releasedDomains/populate': { target_date: DAY },
  'dataSources/create': DATA_SOURCE,
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

/** Sorts domains that can still be ordered first. */
const QUERIES: Partial<Record<OperationId, string>> = {
  'domains/list': '?tld=com&sort_by=drop_date&sort_order=desc',
};

/** Values of earlier answers that later calls use: a domain to order, and the id of a running check. */
class Given {
  #session = 'none';
  #offer = { domain: 'nothing.com', selected_drop_date: '2026-11-21', selected_price: 1 };

  learn(id: OperationId, text: string): void {
    if (id === 'domains/list') [this.#offer] = JSON.parse(text).domains;
    if (id === 'releasedDomains/check') this.#session = JSON.parse(text).session_id ?? 'none';
  }

  url(id: OperationId): string {
    const { path } = operations[id];
    const names: Record<string, string> = {
      ...IDS,
      '{sessionId}': this.#session,
      '{domain}': this.#offer.domain,
    };
    const filled = path.replaceAll(/\{\w+\}/g, (name) => IDS[path] ?? names[name] ?? '1');
    return `/api${filled}${QUERIES[id] ?? ''}`;
  }

  body(id: OperationId): unknown {
    const { domain, selected_drop_date: drop_date, selected_price: price } = this.#offer;
    if (id === 'domains/watch') return { domain };
    if (id === 'domains/order') return { domain, drop_date, price, epp_registrar_category_id: 1 };
    return BODIES[id];
  }
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The headers to compare, beside status and body. */
const HEADERS = ['content-type', 'content-disposition', 'cache-control', 'allow', 'retry-after'];

/** The answers to a fixed series of calls: a line with a digest for each, and a digest of all lines. */
export interface Answers {
  readonly lines: readonly string[];
  readonly whole: string;
}

/** Sends the calls in order. Advances the mock's clock by 30 seconds before every tenth call. */
export async function answersOf(mock: Mock): Promise<Answers> {
  const given = new Given();
  const lines: string[] = [];
  for (const [index, { by, id }] of calls().entries()) {
    const { method, auth }: OperationInfo = operations[id];
    if (index % 10 === 0) mock.clock.advance(30_000);
    const signedIn = await mock.signIn(`${by}@dropcatch.test`);
    const token = auth === 'refresh' ? signedIn.refresh_token : signedIn.access_token;
    const body = given.body(id);
    const response = await mock.fetch(given.url(id), {
      method,
      headers: { authorization: `Bearer ${token}` },
      body: body === undefined || method === 'GET' ? null : JSON.stringify(body),
    });
    const headers = HEADERS.map((name) => response.headers.get(name));
    const text = await response.text();
    given.learn(id, text);
    const answer = JSON.stringify([response.status, headers, text]);
    lines.push(`${by} ${id} ${response.status} ${await sha256(answer)}`);
  }
  return { lines, whole: await sha256(lines.join('\n')) };
}
