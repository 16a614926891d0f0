import type {
  BrowsedRecordList,
  DataSourceProgress,
  DataSourceStats,
  DataSourceTestResult,
  DomainList,
  ReleasedDomainList,
} from '@dropcatch/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Mock } from '../mock.ts';
import { as, type Send, testMock } from '../testing.ts';

let mock: Mock;
let admin: Send;

beforeEach(async () => {
  mock = testMock();
  admin = await as(mock, 'admin');
});

afterEach(() => mock.verify());

const MAPPING = {
  array_path: 'data',
  domain_field: 'name',
  main_value_field: 'metrics.rank',
  main_value_label: 'Rank',
  additional_values: [{ field: 'metrics.Spam-Score', label: 'Spam' }],
  format: 'json',
};
const FORM = {
  name: 'RankDB',
  api_url: 'https://api.rankdb.example/v1/bulk',
  auth_type: 'bearer',
  auth_credentials: { token: 'secret-token' },
  request_body_template: '{"names": {DOMAINS_LIST}}',
  response_mapping: MAPPING,
};

async function get<Body>(path: string, method = 'GET', body?: unknown): Promise<Body> {
  const called = await admin(method, path, body);
  expect(called.status).toBeLessThan(300);
  return called.body as Body;
}

const domains = (query: string): Promise<DomainList> => get(`/domains?${query}`);
const testWith = (id: number, names: readonly string[]): Promise<DataSourceTestResult> =>
  get(`/data-sources/${id}/test`, 'POST', { domains: names });
const browse = (id: number, query = ''): Promise<BrowsedRecordList> =>
  get(`/data-sources/${id}/browse?${query}`);

async function create(change: object = {}): Promise<number> {
  const { id } = await get<{ id: number }>('/data-sources/', 'POST', { ...FORM, ...change });
  return id;
}

test('there are six sources; what they sign in with is masked for admins, and not there for others', async () => {
  const { body } = await admin('GET', '/data-sources/');
  expect(body).toMatchObject({
    sources: [
      { id: 1, name: 'Majestic', auth_credentials: { key: 'X-API-Key', value: '********' } },
      { id: 2, name: 'Wayback Machine', auth_credentials: {} },
      { auth_credentials: { username: 'ops@dropcatch.test', password: '********' } },
      { is_active: false, auth_credentials: { token: '********' } },
      { name: 'Moz', response_mapping: null },
      { response_format: 'csv', is_active: false },
    ],
  });
  for (const who of ['manager', 'user'] as const) {
    const { sources } = (await (await as(mock, who))('GET', '/data-sources/')).body as {
      sources: object[];
    };
    expect(sources).toHaveLength(6);
    for (const source of sources) {
      expect(source).not.toHaveProperty('auth_credentials');
      expect(source).not.toHaveProperty('request_headers');
    }
  }
  expect(JSON.stringify(body)).not.toContain('4f1c0d9ab7e24c51');
});

test('a new source has the defaults; secrets stay when the mask comes back, and change when others do', async () => {
  const { body } = await admin('POST', '/data-sources/', {
    name: 'Bare',
    api_url: 'https://a.example',
  });
  expect(body).toMatchObject({
    auth_type: 'none',
    request_method: 'POST',
    response_format: 'json',
    response_mapping: null,
    batch_size: 100,
    parallel_workers: 1,
    indexed_params_prefix: 'item',
    indexed_params_start_index: 0,
    is_active: true,
  });
  const id = await create();
  const stored = () => mock.world.store.dataSources.get(id)?.auth_credentials;
  await get(`/data-sources/${id}`, 'PUT', { ...FORM, auth_credentials: { token: '********' } });
  expect(stored()).toEqual({ token: 'secret-token' });
  await get(`/data-sources/${id}`, 'PUT', { ...FORM, auth_credentials: {} });
  expect(stored()).toEqual({ token: 'secret-token' });
  await get(`/data-sources/${id}`, 'PUT', { ...FORM, auth_credentials: { token: 'other' } });
  expect(stored()).toEqual({ token: 'other' });
});

test('a form without a name or an address is a 400 that names the field', async () => {
  expect(await admin('POST', '/data-sources/', { name: '', api_url: '' })).toMatchObject({
    status: 400,
    body: { fields: { name: expect.any(String), api_url: expect.any(String) } },
  });
  expect(await admin('PUT', '/data-sources/99', FORM)).toMatchObject({ status: 404 });
  expect(await admin('DELETE', '/data-sources/99')).toMatchObject({ status: 404 });
});

test('stats, stored rows and the catalogue agree on what a source covers', async () => {
  const { total_domains, per_source } = await get<DataSourceStats>('/data-sources/stats');
  expect(total_domains).toBe(1500);
  expect(per_source).toHaveLength(6);
  const { domains: rows } = await domains('per_page=250');
  for (const { id, enriched, percentage } of per_source.slice(0, 2)) {
    const { total } = await browse(id);
    expect(total).toBe(enriched);
    expect(percentage).toBeCloseTo((100 * enriched) / total_domains, 0);
    expect(percentage).toBeLessThan(100);
    const known = rows.filter(({ enrichment = {} }) =>
      Object.entries(enrichment).some(
        ([key, value]) => key.startsWith(`ds${id}_`) && value !== null,
      ),
    );
    expect(known.length / rows.length).toBeCloseTo(percentage / 100, 1);
  }
  expect(await browse(5)).toEqual({ data: [], total: 0 });
});

test('stored rows come in pages, with the columns of the mapping, and some nulls', async () => {
  const first = await browse(2, 'per_page=50');
  expect(first.data).toHaveLength(50);
  for (const row of first.data) {
    expect(Object.keys(row).toSorted()).toEqual([
      'domain',
      'fetched_at',
      'main_value_numeric',
      'snapshots',
      'timestamp',
    ]);
  }
  expect(first.data.map((row) => row.main_value_numeric)).toContain(null);
  expect(first.data.map((row) => row['snapshots'])).toContain(0);
  const last = Math.ceil(first.total / 50);
  const end = await browse(2, `per_page=50&page=${last}`);
  expect(end.data).toHaveLength(first.total - 50 * (last - 1));
  const second = await browse(2, 'per_page=50&page=2');
  const names = [...first.data, ...second.data].map(({ domain }) => domain);
  expect(new Set(names).size).toBe(100);
  expect(await browse(2, `page=${last + 1}`)).toMatchObject({ total: first.total });
  expect(await admin('GET', '/data-sources/2/browse?per_page=0')).toMatchObject({ status: 400 });
});

test('figures are the field’s own: years of snapshots, flows, costs', async () => {
  const { domains: rows } = await domains('per_page=250');
  const values = (key: string): number[] =>
    rows.flatMap(({ enrichment = {} }) => (enrichment[key] == null ? [] : Number(enrichment[key])));
  expect(Math.min(...values('ds2_main'))).toBeGreaterThan(1995);
  expect(Math.max(...values('ds2_main'))).toBeLessThanOrEqual(2026);
  expect(
    values('ds1_main').filter((flow) => flow === 0).length / values('ds1_main').length,
  ).toBeCloseTo(0.6, 0);
  expect(Math.max(...values('ds1_main'))).toBeLessThanOrEqual(62);
  const { results } = await testWith(
    3,
    rows.map(({ domain }) => domain),
  );
  const costs = results.flatMap(({ additional_data }) => additional_data['CPC ($)'] ?? []);
  for (const cost of costs) expect(Number(cost)).toBeGreaterThanOrEqual(0.05);
  expect(Math.max(...costs.map(Number))).toBeLessThanOrEqual(12);
});

test('a test call answers what the rows show, in the format of the source', async () => {
  const { domains: rows } = await domains('per_page=30');
  const names = rows.map(({ domain }) => domain);
  const { success, results, raw_response } = await testWith(1, names);
  expect(success).toBe(true);
  expect(JSON.parse(raw_response ?? '')).toHaveProperty('DataTables.Results.Data');
  expect(results.map(({ domain }) => domain)).toEqual(names);
  for (const [i, { main_value, additional_data, raw }] of results.entries()) {
    const { enrichment = {} } = rows[i] ?? {};
    expect(main_value).toBe(enrichment['ds1_main']);
    expect(additional_data).toEqual({
      'Citation Flow': enrichment['ds1_citationflow'],
      Backlinks: enrichment['ds1_extbacklinks'],
      'Referring Domains': enrichment['ds1_refdomains'],
    });
    expect(raw).toMatchObject({ Item: names[i], TrustFlow: main_value });
  }
  const csv = await testWith(6, ['tidalforge.com', 'pixelbarn.net']);
  expect(csv.raw_response).toMatch(/^domain,listed,spam_score,spam-score\r\ntidalforge\.com,/);
  expect(csv.results).toHaveLength(2);
});

test('a test call that fails says why, and shows the answer if there was one', async () => {
  const failing = async (change: object) => {
    const result = await testWith(await create(change), ['tidalforge.com']);
    expect(result).toMatchObject({ success: false, results: [] });
    return result;
  };
  expect(await testWith(5, ['tidalforge.com'])).toMatchObject({
    success: false,
    error: 'The source has no response mapping yet',
    raw_response: expect.stringContaining('domain_authority'),
  });
  expect(await testWith(4, ['tidalforge.com'])).toMatchObject({ error: 'HTTP 401 from the API' });
  expect(await failing({ api_url: 'https://api.gone.invalid/x' })).toMatchObject({
    error: 'getaddrinfo ENOTFOUND api.gone.invalid',
    raw_response: null,
  });
  expect(await failing({ api_url: 'not an address' })).toMatchObject({
    error: 'not an address is not a web address',
  });
  expect(await failing({ request_body_template: null })).toMatchObject({
    error: 'HTTP 400 from the API: the request names no domain',
  });
  expect(await failing({ request_body_template: '{"names": [{DOMAINS_LIST}' })).toMatchObject({
    error: 'HTTP 400 from the API: the body is not valid JSON',
  });
  expect(await failing({ api_url: 'https://a.example/?{DOMAINS_INDEXED}' })).toMatchObject({
    error: 'HTTP 400 from the API: {DOMAINS_INDEXED} was sent as it is',
  });
  for (const [auth_type, auth_credentials] of [
    ['basic', { username: 'a', password: 'wrong' }],
    ['bearer', { token: 'wrong' }],
    ['api_key', { key: 'X-Key', value: 'wrong' }],
    ['basic', {}],
  ] as const) {
    expect(await failing({ auth_type, auth_credentials })).toMatchObject({
      error: 'HTTP 401 from the API',
    });
  }
  expect(await admin('POST', '/data-sources/1/test', { domains: [] })).toMatchObject({
    status: 400,
  });
  expect(await admin('POST', '/data-sources/99/test', { domains: ['a.com'] })).toMatchObject({
    status: 404,
  });
});

test('a test call stores what it found, where there is a table', async () => {
  const before = await browse(1);
  const { results } = await testWith(1, [
    'a-name-of-nobody.com',
    'one-more.net',
    'and-a-third.org',
  ]);
  expect(results).toHaveLength(3);
  const after = await browse(1);
  const fresh = after.data.filter(({ domain }) => results.some((row) => row.domain === domain));
  expect(fresh.length).toBeGreaterThan(0);
  expect(after.total).toBe(before.total + fresh.length);
  expect(fresh[0]).toMatchObject({ fetched_at: '2026-11-20T17:58:00Z' });
});

test('the first run of a source is under way; at its end its columns show everywhere', async () => {
  const running = await get<DataSourceProgress>('/data-sources/progress');
  expect(running.active_jobs).toEqual([
    {
      source_name: 'DataForSEO',
      processed: 360,
      total_domains: 1500,
      progress: 24,
      status: 'running',
      started_at: '2026-11-20T17:52:00Z',
    },
  ]);
  const enriched = async (): Promise<number> =>
    (await get<DataSourceStats>('/data-sources/stats')).per_source[2]?.enriched ?? 0;
  const now = await enriched();
  expect(now).toBeGreaterThan(300);
  mock.clock.advance(5 * 60_000);
  const later = await enriched();
  expect(later).toBeGreaterThan(now);
  const names = async () => (await domains('')).enrichment_sources.map(({ name }) => name);
  expect(await names()).toEqual(['Majestic', 'Wayback Machine']);
  mock.clock.advance(15 * 60_000);
  // Its token has expired by then.
  admin = await as(mock, 'admin');
  expect(await get('/data-sources/progress')).toEqual({ active_jobs: [] });
  expect(await names()).toEqual(['Majestic', 'Wayback Machine', 'DataForSEO']);
  const { domains: rows } = await domains('sort_by=ds3_main&sort_order=desc');
  expect(rows[0]?.enrichment?.['ds3_main']).toBeGreaterThan(0);
  expect(rows[0]?.enrichment?.['ds3_cpc']).toBeGreaterThan(0);
});

test('a new source shows after its table was created and filled, and no longer once it is gone', async () => {
  const id = await create();
  const key = `ds${id}_metrics_spam_score`;
  const columns = async () => {
    const list = await domains('per_page=250');
    const released = await get<ReleasedDomainList>('/released-domains/?per_page=250');
    for (const { enrichment_sources } of [list, released]) {
      expect(enrichment_sources.some((source) => source.id === id)).toBe(
        list.domains.some(({ enrichment = {} }) => key in enrichment),
      );
    }
    return [list.domains, released.domains].map(
      (rows) => rows.filter(({ enrichment = {} }) => enrichment[key] != null).length,
    );
  };
  expect(await columns()).toEqual([0, 0]);
  expect(await get(`/data-sources/${id}/create-table`, 'POST')).toEqual({
    success: true,
    table_name: `ds_${id}_rankdb`,
  });
  expect(await columns()).toEqual([0, 0]);
  expect((await get<DataSourceProgress>('/data-sources/progress')).active_jobs).toHaveLength(2);
  mock.clock.advance(10 * 60_000);
  const [inCatalogue = 0, inReleased = 0] = await columns();
  expect(inCatalogue).toBeGreaterThan(100);
  expect(inReleased).toBeGreaterThan(100);
  // The heading changes at once; a new additional value has to wait for its column.
  const additional_values = [
    { field: 'metrics.Spam-Score', label: 'Spam (new)' },
    { field: 'metrics.links', label: 'Links' },
  ];
  await get(`/data-sources/${id}`, 'PUT', {
    ...FORM,
    response_mapping: { ...MAPPING, additional_values },
  });
  const { enrichment_sources } = await domains('');
  expect(enrichment_sources.at(-1)).toMatchObject({
    id,
    main_value_label: 'Rank',
    additional_values: [{ field: 'metrics.Spam-Score', label: 'Spam (new)' }],
  });
  await get(`/data-sources/${id}`, 'PUT', { ...FORM, is_active: false });
  expect(await columns()).toEqual([0, 0]);
  await get(`/data-sources/${id}`, 'PUT', { ...FORM, is_active: true });
  expect((await columns())[0]).toBe(inCatalogue);
  await get(`/data-sources/${id}`, 'DELETE');
  expect(await columns()).toEqual([0, 0]);
  expect(await admin('GET', `/domains?sort_by=ds${id}_main`)).toMatchObject({ status: 400 });
});

test('a table that is created anew is empty, and filled again with the same', async () => {
  const before = await browse(1);
  await get('/data-sources/1/create-table', 'POST');
  expect(await browse(1)).toEqual({ data: [], total: 0 });
  expect((await domains('')).enrichment_sources.map(({ id }) => id)).toEqual([2]);
  mock.clock.advance(10 * 60_000);
  const after = await browse(1);
  expect(after.data.map(({ fetched_at: _, ...row }) => row)).toEqual(
    before.data.map(({ fetched_at: _, ...row }) => row),
  );
});

test('a table needs a mapping, and columns of different names', async () => {
  expect(await get('/data-sources/5/create-table', 'POST')).toEqual({ success: false });
  expect(await get('/data-sources/6/create-table', 'POST')).toEqual({ success: false });
  expect(await admin('POST', '/data-sources/99/create-table')).toMatchObject({ status: 404 });
});

test('a source that is deleted or turned off stops its run', async () => {
  await get('/data-sources/3', 'DELETE');
  expect(await get('/data-sources/progress')).toEqual({ active_jobs: [] });
  const id = await create();
  await get(`/data-sources/${id}/create-table`, 'POST');
  await get(`/data-sources/${id}`, 'PUT', { ...FORM, is_active: false });
  expect(await get('/data-sources/progress')).toEqual({ active_jobs: [] });
  await get(`/data-sources/${id}`, 'PUT', { ...FORM, is_active: true });
  expect(await get('/data-sources/progress')).toMatchObject({
    active_jobs: [{ source_name: 'RankDB' }],
  });
});

test('an example response is read in its format; one that cannot be read is a 400 with the reason', async () => {
  const analyzed = (response_text: string, format_type?: string) =>
    admin('POST', '/data-sources/analyze', {
      response_text,
      ...(format_type !== undefined && { format_type }),
    });
  expect(
    await analyzed(
      '{"Data":[{"Item":"a.com","Flow":{"Trust":1}},{"Item":"b.com","Extra":null}],"n":2}',
    ),
  ).toMatchObject({
    status: 200,
    body: {
      format: 'json',
      fields: ['Data.Item', 'Data.Flow.Trust', 'Data.Extra', 'n'],
      arrays: ['Data'],
    },
  });
  expect(await analyzed('<r><i id="1"><d>a.com</d></i><i><d>b.com</d></i></r>')).toMatchObject({
    body: { format: 'xml', fields: ['r.i.@id', 'r.i.d'], arrays: ['r.i'] },
  });
  expect(await analyzed('domain;flow\na.com;14')).toMatchObject({
    body: { format: 'csv', fields: ['domain', 'flow'], arrays: [] },
  });
  expect(await analyzed('domain: a.com\nflow: 14')).toMatchObject({
    body: { format: 'text', fields: ['domain', 'flow'] },
  });
  expect(await analyzed('[{"domain":"a.com"}]', 'xml')).toMatchObject({
    status: 400,
    body: { fields: { response_text: expect.stringContaining('XML, line 1') } },
  });
  expect(await analyzed('{"a":')).toMatchObject({
    status: 400,
    body: { error: expect.stringMatching(/^JSON: /) },
  });
});
