import type { DataSource, DataSourceAuthType } from '@dropcatch/sdk';
import { describe, expect, test } from 'vitest';
import { curlExample, hasSecrets } from './curlExample.ts';
import { secretMask } from '../../../ui/form/secretMask.ts';

const source: DataSource = {
  id: 1,
  name: 'Moz',
  description: null,
  api_url: 'https://api.example.com/v1',
  auth_type: 'api_key',
  auth_credentials: { key: 'X-Key', value: secretMask },
  request_headers: { Accept: 'text/csv', 'X-Account-Token': 'stored in the clear' },
  request_method: 'POST',
  request_body_template: '{"targets": {DOMAINS_LIST}}',
  response_format: 'json',
  response_mapping: null,
  batch_size: 2,
  parallel_workers: 1,
  indexed_params_enabled: false,
  indexed_params_prefix: 'item',
  indexed_params_count_key: 'items',
  indexed_params_start_index: 0,
  is_active: true,
};
const domains = ['a.com', 'b.com', 'c.com'];
const hidden = { revealed: false, secret: '' };
const commandOf = (changes: Partial<DataSource>, shown = hidden) =>
  curlExample({ ...source, ...changes }, domains, shown)?.command ?? '';

test('is the first of the requests, and says how many there are', () => {
  expect(curlExample(source, domains, hidden)).toEqual({
    requests: 2,
    command: [
      "curl --globoff --request 'POST' \\",
      "  --url 'https://api.example.com/v1' \\",
      "  --header 'Accept: text/csv' \\",
      "  --header 'X-Account-Token: ********' \\",
      "  --header 'X-Key: ********' \\",
      "  --header 'Content-Type: application/json' \\",
      `  --data-raw '{"targets": ["a.com","b.com"]}'`,
    ].join('\n'),
  });
  expect(curlExample(source, [], hidden)).toBeUndefined();
});

describe('credentials', () => {
  const shown = { revealed: true, secret: "it's $ecret" };
  test.for<[Partial<DataSource>, string, string]>([
    [{}, "'X-Key: ********'", `'X-Key: it'\\''s $ecret'`],
    [
      { auth_type: 'bearer' },
      "'Authorization: Bearer ********'",
      `'Authorization: Bearer it'\\''s $ecret'`,
    ],
    [
      { auth_type: 'basic', auth_credentials: { username: 'ops' } },
      "--user 'ops:********'",
      `--user 'ops:it'\\''s $ecret'`,
    ],
  ])('are masked unless they are revealed (%#)', ([changes, masked, revealed]) => {
    expect(commandOf(changes)).toContain(masked);
    expect(commandOf(changes, { ...shown, revealed: false })).toContain(masked);
    expect(commandOf(changes, { revealed: true, secret: '' })).toContain(masked);
    expect(commandOf(changes, shown)).toContain(revealed);
  });

  test('in headers are masked too', () => {
    expect(commandOf({}, shown)).toContain("'X-Account-Token: stored in the clear'");
    expect(hasSecrets({ ...source, auth_type: 'none' })).toBe(true);
    expect(hasSecrets({ ...source, request_headers: {} })).toBe(true);
    expect(hasSecrets({ ...source, auth_type: 'none', request_headers: { Accept: '*' } })).toBe(
      false,
    );
  });

  test('are left out where the source does not sign in', () => {
    const command = commandOf({ auth_type: 'none', request_headers: {} });
    expect(command).not.toContain(secretMask);
    expect(command).toContain("--url 'https://api.example.com/v1'");
  });

  test('are left out where this console does not know the way of signing in', () => {
    const added: string = 'oauth2';
    const unknown = { auth_type: added as DataSourceAuthType, request_headers: {} };
    expect(commandOf(unknown)).toBe(commandOf({ ...unknown, auth_type: 'none' }));
    expect(hasSecrets({ ...source, ...unknown })).toBe(false);
  });

  test('without a user name have none', () => {
    expect(commandOf({ auth_type: 'basic', auth_credentials: {} })).toContain("--user ':********'");
  });

  test('go by the default header where none is named', () => {
    expect(commandOf({ auth_credentials: {} })).toContain("'X-API-Key: ********'");
  });
});

test('a body that is no web form says what it is, unless a header does', () => {
  expect(commandOf({ request_body_template: '<d>{DOMAIN}</d>' })).toContain(
    "'Content-Type: application/xml'",
  );
  expect(commandOf({ request_body_template: 'd={DOMAIN}' })).not.toContain('Content-Type');
  for (const name of ['content-type', 'Content-Type']) {
    expect(commandOf({ request_headers: { [name]: 'x/y' } })).not.toContain('application');
  }
  expect(commandOf({ request_method: 'GET' })).not.toContain('--data-raw');
});
