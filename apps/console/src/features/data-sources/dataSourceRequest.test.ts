import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../test/kit/anyText.ts';
import {
  fillBody,
  fillUrl,
  requestHints,
  requestsFor,
  type RequestForm,
} from './dataSourceRequest.ts';

const form: RequestForm = {
  api_url: 'https://api.example.com/v1?url={DOMAIN}',
  request_method: 'POST',
  request_body_template: null,
  batch_size: 2,
  indexed_params_enabled: false,
  indexed_params_prefix: 'item',
  indexed_params_count_key: 'items',
  indexed_params_start_index: 0,
};
const inAddress = { ...form, api_url: 'https://api.example.com/v1?{DOMAINS_INDEXED}' };
const indexed = { ...inAddress, indexed_params_enabled: true };
const listed = {
  ...form,
  api_url: 'https://api.example.com/v1',
  request_body_template: '{"targets": {DOMAINS_LIST}}',
};
const names = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), {
  minLength: 1,
  maxLength: 9,
});

describe('an address', () => {
  test('takes a domain, or a count and numbered parameters', () => {
    expect(fillUrl(form, ['a.com', 'b.com'])).toBe('https://api.example.com/v1?url=a.com');
    expect(fillUrl(indexed, ['a.com', 'b.com'])).toBe(
      'https://api.example.com/v1?items=2&item0=a.com&item1=b.com',
    );
    const fromOne = { ...indexed, indexed_params_prefix: 'd', indexed_params_start_index: 1 };
    expect(fillUrl({ ...fromOne, indexed_params_count_key: 'n' }, ['a.com'])).toBe(
      'https://api.example.com/v1?n=1&d1=a.com',
    );
  });

  test('keeps {DOMAINS_INDEXED} while indexed parameters are off', () => {
    expect(fillUrl(inAddress, ['a.com'])).toBe(inAddress.api_url);
  });

  test('keeps every domain unchanged, with any characters', () => {
    fc.assert(
      fc.property(names, (domains) => {
        const query = new URL(fillUrl(indexed, domains)).searchParams;
        expect(query.get('items')).toBe(String(domains.length));
        expect(domains.map((_, index) => query.get(`item${index}`))).toEqual(domains);
        expect(new URL(fillUrl(form, domains)).searchParams.get('url')).toBe(domains[0]);
      }),
    );
  });
});

describe('a body', () => {
  test('keeps every domain unchanged, with any characters', () => {
    const single = { ...form, request_body_template: '{"target": "{DOMAIN}"}' };
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1 }), (domains) => {
        expect(JSON.parse(fillBody(listed, domains) ?? '')).toEqual({ targets: domains });
        expect(JSON.parse(fillBody(single, domains) ?? '')).toEqual({ target: domains[0] });
      }),
    );
  });

  test('is the template if it has no placeholder', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (template) => {
        fc.pre(!/\{DOMAIN(S_LIST)?\}/.test(template) && template.trim() !== '');
        expect(fillBody({ ...form, request_body_template: template }, ['a.com'])).toBe(template);
      }),
    );
  });

  test('is not sent with GET or without a template', () => {
    expect(fillBody({ ...listed, request_method: 'GET' }, ['a.com'])).toBeUndefined();
    expect(fillBody({ ...listed, request_body_template: ' ' }, ['a.com'])).toBeUndefined();
  });
});

describe('requests', () => {
  test('are one per domain with {DOMAIN}, else one per batch', () => {
    fc.assert(
      fc.property(names, fc.integer({ min: 1, max: 4 }), (domains, batch_size) => {
        const single = requestsFor({ ...form, batch_size }, domains);
        expect(single.map((request) => request.domains)).toEqual(domains.map((name) => [name]));
        const batches = requestsFor({ ...listed, batch_size }, domains);
        expect(batches).toHaveLength(Math.ceil(domains.length / batch_size));
        expect(batches.flatMap((request) => request.domains)).toEqual(domains);
      }),
    );
  });

  test('ignore the body of GET', () => {
    const get = { ...indexed, request_method: 'GET', request_body_template: '{DOMAIN}' } as const;
    expect(requestsFor(get, ['a.com', 'b.com'])).toHaveLength(1);
  });
});

describe('the hints', () => {
  test.for<[RequestForm, string[]]>([
    [form, []],
    [indexed, []],
    [listed, []],
    [{ ...form, api_url: 'http://a.example/{DOMAIN}' }, []],
    [{ ...form, api_url: ' ' }, []],
    [inAddress, ['{DOMAINS_INDEXED} is sent unchanged: Indexed Parameters are off']],
    [
      { ...form, indexed_params_enabled: true },
      ['Indexed Parameters are on, but the API URL has no {DOMAINS_INDEXED}'],
    ],
    [
      { ...form, api_url: 'https://a.example/{DOMAINS_LIST}/{DOMAIN}?{TLD}' },
      ['{DOMAINS_LIST} is sent unchanged', '{TLD} is sent unchanged'],
    ],
    [{ ...form, api_url: 'https://a.example/' }, ['The request names no domain']],
    [{ ...form, api_url: 'ftp://a.example/{DOMAIN}' }, ['The API URL is not a web address']],
    [
      { ...listed, request_body_template: '{"targets": [{DOMAINS_LIST}}' },
      ['The body is not valid JSON'],
    ],
  ])('say what would go wrong, and nothing else (%#)', ([source, hints]) => {
    expect(requestHints(source)).toEqual(hints);
  });
});
