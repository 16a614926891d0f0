import { array, assert, constantFrom, integer, property, record, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { fillBody, fillUrl, requestsFor } from './api.ts';
import { newDataSource } from './handlers.ts';
import type { StoredDataSource } from '../../world/records/data-sources.ts';

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

test('half a surrogate pair, which no address can hold, goes out as U+FFFD', () => {
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

const names = stringMatching(/^[a-z0-9-]{1,20}\.(com|net|\$&)$/);

test('every domain is asked about once, in order, in batches that are not too large', () => {
  const forms = record({
    api_url: constantFrom('https://a.example/{DOMAIN}', 'https://a.example/?{DOMAINS_INDEXED}'),
    batch_size: integer({ min: 1, max: 7 }),
    indexed_params_enabled: constantFrom(true, false),
    request_body_template: constantFrom(null, '{DOMAINS_LIST}', '["{DOMAIN}"]'),
  });
  assert(
    property(forms, array(names, { maxLength: 30 }), (given, domains) => {
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
