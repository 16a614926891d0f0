import { array, assert, constantFrom, integer, property, record, stringMatching } from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillBody, fillUrl, requestsFor } from './api.ts';
import { newDataSource } from './handlers.ts';
import type { StoredDataSource } from '../../world/records/data-sources.ts';
import { DataSourcesTest } from '../../../test/kit/data-sources.ts';

const FORM: StoredDataSource = {
  id: 1,
  ...newDataSource({
    name: 'Form',
    api_url: 'https://api.example.com/v1?url={DOMAIN}',
    coverage: 1,
  }),
};
const DOMAINS = ['tidalforge.com', 'pixelbarn.net', 'xn--bcher-kva.example'];

test('{DOMAIN} makes a request for each domain', () => {
  expect(requestsFor(FORM, DOMAINS).map(({ url }) => url)).toEqual(
    DOMAINS.map((domain) => `https://api.example.com/v1?url=${domain}`),
  );
  const form = { ...FORM, api_url: 'https://a.example', request_body_template: '{"q":"{DOMAIN}"}' };
  expect(requestsFor(form, DOMAINS).map(({ body }) => body)).toEqual(
    DOMAINS.map((domain) => `{"q":"${domain}"}`),
  );
});

test('{DOMAINS_INDEXED} becomes a count and numbered parameters', () => {
  const form = {
    ...FORM,
    api_url: 'https://api.example.com/?cmd=Get&{DOMAINS_INDEXED}',
    indexed_params_enabled: true,
  };
  expect(fillUrl(form, DOMAINS.slice(0, 2))).toBe(
    'https://api.example.com/?cmd=Get&items=2&item0=tidalforge.com&item1=pixelbarn.net',
  );
  const other = {
    ...form,
    indexed_params_prefix: 'd[]',
    indexed_params_count_key: 'n',
    indexed_params_start_index: 1,
  };
  expect(fillUrl(other, ['a.com'])).toBe('https://api.example.com/?cmd=Get&n=1&d%5B%5D1=a.com');
  expect(fillUrl({ ...form, indexed_params_enabled: false }, DOMAINS)).toBe(form.api_url);
});

test('half a surrogate pair, which no address can hold, is sent as U+FFFD', () => {
  expect(fillUrl(FORM, ['\ud800.com'])).toBe('https://api.example.com/v1?url=%EF%BF%BD.com');
  const form = { ...FORM, api_url: 'https://a.example/?{DOMAINS_INDEXED}' };
  expect(fillUrl({ ...form, indexed_params_enabled: true }, ['\udc00'])).toBe(
    'https://a.example/?items=1&item0=%EF%BF%BD',
  );
});

test('{DOMAINS_LIST} is an array, and a GET has no body', () => {
  const form = {
    ...FORM,
    api_url: 'https://a.example',
    request_body_template: '{"t":{DOMAINS_LIST}}',
  };
  expect(fillBody(form, ['a.com', 'b.com'])).toBe('{"t":["a.com","b.com"]}');
  expect(fillBody({ ...form, request_method: 'GET' }, ['a.com'])).toBeNull();
  expect(fillBody(FORM, ['a.com'])).toBeNull();
});

const anyName = stringMatching(/^[a-z0-9-]{1,20}\.(com|net|\$&)$/);

test('every domain is asked about once, in order, in batches that are not too large', () => {
  const forms = record({
    api_url: constantFrom('https://a.example/{DOMAIN}', 'https://a.example/?{DOMAINS_INDEXED}'),
    batch_size: integer({ min: 1, max: 7 }),
    indexed_params_enabled: constantFrom(true, false),
    request_body_template: constantFrom(null, '{DOMAINS_LIST}', '["{DOMAIN}"]'),
  });
  assert(
    property(forms, array(anyName, { maxLength: 30 }), (given, domains) => {
      const form = { ...FORM, ...given };
      const requests = requestsFor(form, domains);
      expect(requests.flatMap((request) => request.domains)).toEqual(domains);
      const isSingle = `${form.api_url}${form.request_body_template ?? ''}`.includes('{DOMAIN}');
      for (const { url, body, domains: batch } of requests) {
        expect(batch.length).toBeLessThanOrEqual(isSingle ? 1 : form.batch_size);
        expect(url).not.toContain('{DOMAIN}');
        if (body !== null) expect(JSON.parse(body)).toEqual(batch);
        if (!given.indexed_params_enabled || !form.api_url.includes('INDEXED')) continue;
        const query = new URL(url).searchParams;
        expect(query.get('items')).toBe(String(batch.length));
        expect(batch.map((_, i) => query.get(`item${i}`))).toEqual(batch);
      }
    }),
  );
});

let staff: DataSourcesTest;

beforeEach(async () => {
  staff = new DataSourcesTest();
  await staff.signIn();
});

afterEach(() => staff.mock.assertContract());

test('the figures fit their field: years of snapshots, flows, costs', async () => {
  const { domains: rows } = await staff.domains('per_page=250');
  const values = (key: string): number[] =>
    rows.flatMap(({ enrichment = {} }) => (enrichment[key] == null ? [] : Number(enrichment[key])));
  expect(Math.min(...values('ds2_main'))).toBeGreaterThan(1995);
  expect(Math.max(...values('ds2_main'))).toBeLessThanOrEqual(2026);
  expect(
    values('ds1_main').filter((flow) => flow === 0).length / values('ds1_main').length,
  ).toBeCloseTo(0.6, 0);
  expect(Math.max(...values('ds1_main'))).toBeLessThanOrEqual(62);
  const { results } = await staff.testWith(
    3,
    rows.map(({ domain }) => domain),
  );
  const costs = results.flatMap(({ additional_data }) => additional_data['CPC ($)'] ?? []);
  for (const cost of costs) expect(Number(cost)).toBeGreaterThanOrEqual(0.05);
  expect(Math.max(...costs.map(Number))).toBeLessThanOrEqual(12);
});

test("a test call returns the values of the rows in the source's format", async () => {
  const { domains: rows } = await staff.domains('per_page=30');
  const names = rows.map(({ domain }) => domain);
  const { success, results, raw_response } = await staff.testWith(1, names);
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
  const csv = await staff.testWith(6, ['tidalforge.com', 'pixelbarn.net']);
  expect(csv.raw_response).toMatch(/^domain,listed,spam_score,spam-score\r\ntidalforge\.com,/);
  expect(csv.results).toHaveLength(2);
});

test('a test call that fails says why, and shows the answer if there was one', async () => {
  const failing = async (change: object) => {
    const result = await staff.testWith(await staff.create(change), ['tidalforge.com']);
    expect(result).toMatchObject({ success: false, results: [] });
    return result;
  };
  expect(await staff.testWith(5, ['tidalforge.com'])).toMatchObject({
    success: false,
    error: 'The source has no response mapping yet',
    raw_response: expect.stringContaining('domain_authority'),
  });
  expect(await staff.testWith(4, ['tidalforge.com'])).toMatchObject({
    error: 'HTTP 401 from the API',
  });
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
  expect(await staff.send('POST', '/data-sources/1/test', { domains: [] })).toMatchObject({
    status: 400,
  });
  expect(await staff.send('POST', '/data-sources/99/test', { domains: ['a.com'] })).toMatchObject({
    status: 404,
  });
});

test('a test call stores what it found if there is a table', async () => {
  const before = await staff.browse(1);
  const names = Array.from({ length: 40 }, (_, i) => `a-name-of-nobody-${i}.com`);
  const { results } = await staff.testWith(1, [...names, 'A-Name-Of-Nobody-0.com']);
  expect(results).toHaveLength(40);
  const after = await staff.browse(1);
  const fresh = after.data.filter(({ domain }) => results.some((row) => row.domain === domain));
  const found = results.filter(({ main_value }) => main_value !== null);
  expect(found.length).toBeLessThan(40);
  expect(fresh.map(({ domain }) => domain)).toEqual(found.map(({ domain }) => domain));
  expect(after.total).toBe(before.total + fresh.length);
  expect(fresh[0]).toMatchObject({ fetched_at: '2026-11-20T17:58:00Z' });
  // A stored domain is not stored again.
  await staff.testWith(1, [before.data[0]?.domain ?? '']);
  expect((await staff.browse(1)).total).toBe(after.total);
});

test('an example response is read in its format, and one that cannot be read gets a 400 with the reason', async () => {
  const analyzed = (response_text: string, format_type?: string) =>
    staff.send('POST', '/data-sources/analyze', {
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
