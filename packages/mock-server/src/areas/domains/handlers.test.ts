import type { DomainList } from '@dropcatch/sdk';
import { beforeEach, expect, test } from 'vitest';
import { as, type Called, type Send, testMock } from '../../../test/kit/mock.ts';
import type { Mock } from '../../mock/mock.ts';

let mock: Mock;
let send: Send;

beforeEach(async () => {
  mock = testMock();
  send = await as(mock, 'user');
});

function isList(body: unknown): body is DomainList {
  return typeof body === 'object' && body !== null && 'domains' in body;
}

async function list(query: string): Promise<DomainList> {
  const { body } = await send('GET', `/domains?${query}`);
  if (!isList(body)) throw new Error(`Not a list: ${JSON.stringify(body)}`);
  return body;
}

/** A .com domain of the catalogue that drops today. */
async function offer() {
  const { domains } = await list('tld=com&drop_date_from=2026-11-20&per_page=1');
  const [row] = domains;
  if (row === undefined) throw new Error('No .com domain drops from today on');
  return {
    domain: row.domain,
    drop_date: row.selected_drop_date,
    price: row.selected_price,
    epp_registrar_category_id: 1,
  };
}

const field = (name: string, text: string): Partial<Called> => ({
  status: 400,
  body: { error: `${name}: ${text}`, fields: { [name]: text } },
});

test('rows carry two enrichment sources, with values and with nulls', async () => {
  const { domains, enrichment_sources } = await list('per_page=250');
  expect(enrichment_sources.map(({ name }) => name)).toEqual(['Majestic', 'Wayback Machine']);
  const keys = enrichment_sources.flatMap(({ id, additional_values }) => [
    `ds${id}_main`,
    ...additional_values.map((value) => `ds${id}_${value.field.toLowerCase()}`),
  ]);
  for (const { enrichment } of domains) expect(Object.keys(enrichment ?? {})).toEqual(keys);
  for (const key of keys) {
    const values = domains.map(({ enrichment }) => enrichment?.[key]);
    expect(values).toContain(null);
    expect(values.filter((value) => value !== null).length).toBeGreaterThan(60);
  }
});

test('some domains have several drop dates: the next one is selected, and some have dropped before', async () => {
  const { domains } = await list('per_page=250&drop_date_from=2026-11-20');
  const several = domains.filter(({ variations_count }) => variations_count > 1);
  expect(several.length).toBeGreaterThan(2);
  for (const row of several) {
    const dates = row.date_price_variations.map(({ drop_date }) => drop_date);
    expect(dates).toHaveLength(row.variations_count);
    expect(dates).toEqual(dates.toSorted());
    expect(dates.find((date) => date >= '2026-11-20')).toBe(row.selected_drop_date);
  }
  const again = several.filter(
    (row) => row.selected_drop_date !== row.date_price_variations[0]?.drop_date,
  );
  expect(again.length).toBeGreaterThan(0);
});

test('filters of the query work together, and sort in both directions', async () => {
  const query = 'tld=com&min_price=60&max_price=80&char_type=alpha&domain_length=10-15';
  const { domains } = await list(`${query}&sort_by=price&sort_order=desc&per_page=250`);
  expect(domains.length).toBeGreaterThan(10);
  for (const row of domains) {
    expect(row.domain).toMatch(/^[a-z]{10,15}\.com$/);
    expect(row.selected_price).toBeGreaterThanOrEqual(60);
    expect(row.selected_price).toBeLessThanOrEqual(80);
  }
  const prices = domains.map(({ selected_price }) => selected_price);
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));
});

test('the figures follow the filters, and without rows there is no average', async () => {
  const today = 'drop_date_from=2026-11-20&drop_date_to=2026-11-20';
  const { pagination } = await list(today);
  expect(await send('GET', `/domains/stats?${today}`)).toMatchObject({
    body: { general: { releasing_today: pagination.total, expiring_week: pagination.total } },
  });
  expect(await send('GET', '/domains/stats?search=nothing-like-this')).toMatchObject({
    body: { general: { releasing_today: 0, avg_price: null, expiring_week: 0 } },
  });
});

test('a search that looks like a pattern or SQL is plain text', async () => {
  for (const text of ['.*', '%', "' OR 1=1 --", '(((((((((', '\\', 'a\nb', 'ünïcödé']) {
    const { pagination } = await list(`search=${encodeURIComponent(text)}`);
    expect(pagination.total).toBe(0);
  }
});

test('an IDN is found by its readable form', async () => {
  const row = mock.world.catalogue;
  const name = Array.from({ length: row.size }, (_, i) => row.name(i)).find((n) =>
    n.startsWith('xn--'),
  );
  const label = name?.slice(0, name.indexOf('.')) ?? '';
  const { domains } = await list(`search=${label.toUpperCase()}`);
  expect(domains.map(({ domain }) => domain)).toContain(name);
});

test('an export is a CSV of exactly the filtered rows', async () => {
  const filters = { tld: 'com', char_type: 'alpha', domain_length: '6-8' };
  const { body, headers, status } = await send('POST', '/domains/export', {
    filters,
    format: 'csv',
  });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="domains_2026-11-20.csv"');
  const [head, ...lines] = String(body).trimEnd().split('\r\n');
  expect(head).toMatch(/^domain,tld,chars_before_tld,drop_date,price,ds1_main,/);
  const { domains } = await list('tld=com&char_type=alpha&domain_length=6-8&per_page=250');
  expect(lines.map((line) => line.split(',')[0])).toEqual(domains.map(({ domain }) => domain));
});

test('an order appears in orders, dashboard, notifications and audit log, for the manager too', async () => {
  const order = await offer();
  const placed = await send('POST', '/domains/order', { ...order, notes: 'Main brand name' });
  const id = mock.world.store.orders.all().at(-1)?.id;
  expect(placed).toMatchObject({ status: 200, body: { success: true, order_id: id } });
  expect(await send('GET', `/orders/${id}`)).toMatchObject({
    body: {
      domain: order.domain,
      price: order.price,
      state: 'NEW',
      notes: 'Main brand name',
      user: { username: 'jnovak' },
      history: [{ action: 'created', from_state: null, to_state: 'NEW' }],
    },
  });
  expect(await send('GET', '/dashboard/stats')).toMatchObject({
    body: {
      recent_activity: { recent_orders: expect.arrayContaining([expect.objectContaining({ id })]) },
    },
  });
  expect(await send('GET', '/notifications?per_page=1')).toMatchObject({
    body: { notifications: [{ title: `Order #${id} placed`, is_read: false }] },
  });
  expect(mock.world.store.auditLogs.all().at(-1)).toMatchObject({
    action: 'order.create',
    resource_id: id,
  });
  const manager = await as(mock, 'manager');
  expect(await manager('GET', '/orders?per_page=1')).toMatchObject({ body: { orders: [{ id }] } });
  expect(await manager('GET', '/notifications?per_page=1')).toMatchObject({
    body: { notifications: [{ title: `New order #${id}` }] },
  });
});

test('an order may say that it has no notes', async () => {
  expect(await send('POST', '/domains/order', { ...(await offer()), notes: null })).toMatchObject({
    body: { success: true },
  });
  expect(mock.world.store.orders.all().at(-1)).toMatchObject({ notes: null });
});

test('a second order for the same drop gets a 409 while the first is open', async () => {
  const order = await offer();
  await send('POST', '/domains/order', order);
  expect(await send('POST', '/domains/order', order)).toMatchObject({
    status: 409,
    body: { error: `You already have an order for ${order.domain}` },
  });
  const first = mock.world.store.orders.all().at(-1);
  if (first !== undefined) first.state = 'CANCELLED';
  expect(await send('POST', '/domains/order', order)).toMatchObject({ body: { success: true } });
  const second = mock.world.store.orders.all().at(-1);
  Object.assign(second ?? {}, { drop_date: '2026-12-24' });
  expect(await send('POST', '/domains/order', order)).toMatchObject({ body: { success: true } });
});

test('an order may spell its name in any letter case', async () => {
  const order = await offer();
  const domain = order.domain.toUpperCase();
  expect(await send('POST', '/domains/order', { ...order, domain })).toMatchObject({
    body: { success: true },
  });
  expect(mock.world.store.orders.all().at(-1)).toMatchObject({ domain: order.domain });
  expect(await send('POST', '/domains/order', order)).toMatchObject({ status: 409 });
});

test('an order for a name that is not offered is refused with the reason', async () => {
  const order = await offer();
  const place = (change: object) => send('POST', '/domains/order', { ...order, ...change });
  expect(await place({ domain: 'not-in-the-catalogue.com' })).toMatchObject({
    status: 404,
    body: { error: 'not-in-the-catalogue.com is not in the catalogue' },
  });
  expect(await place({ drop_date: '2030-01-01' })).toMatchObject({
    status: 200,
    body: { success: false, error: `${order.domain} does not drop on this day` },
  });
  expect(await place({ price: order.price + 1 })).toMatchObject({
    status: 200,
    body: { success: false, error: expect.stringContaining(`The price of ${order.domain} is $`) },
  });
  for (const epp_registrar_category_id of [9, 999]) {
    expect(await place({ epp_registrar_category_id })).toMatchObject(
      field('epp_registrar_category_id', 'is not an active category'),
    );
  }
  expect(await place({ epp_registrar_category_id: 3 })).toMatchObject(
    field('epp_registrar_category_id', 'CZ.NIC FRED does not register .com'),
  );
  expect(await place({ epp_account_id: 1 })).toMatchObject(
    field('epp_account_id', 'is not an account of this category'),
  );
  mock.clock.set(Date.parse(order.drop_date) + 86_400_000);
  expect(await (await as(mock, 'user'))('POST', '/domains/order', order)).toMatchObject({
    body: { success: false, error: `${order.domain} has dropped already` },
  });
});

test('a category without TLDs registers every one', async () => {
  const admin = await as(mock, 'admin');
  const change = { name: 'Any', epp_server_url: 'epp.any.example', supported_tlds: [] };
  expect(await admin('PUT', '/epp/categories/3', change)).toMatchObject({ status: 200 });
  const order = { ...(await offer()), epp_registrar_category_id: 3 };
  expect(await send('POST', '/domains/order', order)).toMatchObject({ body: { success: true } });
});

test('staff may choose an account of the category, managers one of their own', async () => {
  const order = await offer();
  const admin = await as(mock, 'admin');
  const placed = await admin('POST', '/domains/order', { ...order, epp_account_id: 1 });
  expect(placed).toMatchObject({ body: { success: true } });
  const manager = await as(mock, 'manager');
  expect(await manager('POST', '/domains/order', { ...order, epp_account_id: 1 })).toMatchObject({
    status: 400,
  });
  expect(await manager('POST', '/domains/order', { ...order, epp_account_id: 2 })).toMatchObject({
    status: 200,
  });
});

test('everybody has their own watchlist, and it shows on the rows', async () => {
  const { domain } = await offer();
  const watched = async (): Promise<unknown> =>
    (await list(`search=${domain}`)).domains.find((row) => row.domain === domain)?.in_watchlist;
  expect(await watched()).toBe(false);
  expect(await send('POST', '/domains/watchlist', { domain })).toMatchObject({ status: 200 });
  expect(await send('POST', '/domains/watchlist', { domain })).toMatchObject({ status: 200 });
  expect(await watched()).toBe(true);
  const other = await as(mock, 'manager');
  expect(await other('DELETE', `/domains/watchlist/${domain}`)).toMatchObject({ status: 404 });
  expect(await send('DELETE', `/domains/watchlist/${domain.toUpperCase()}`)).toMatchObject({
    status: 200,
  });
  expect(await watched()).toBe(false);
  expect(await send('POST', '/domains/watchlist', { domain: 'nope.example' })).toMatchObject({
    status: 404,
  });
});

test('the most frequent TLD comes first', async () => {
  const { body } = await send('GET', '/domains/tlds');
  expect(body).toMatchObject({ tlds: expect.arrayContaining(['com', 'co.uk', 'de']) });
});
