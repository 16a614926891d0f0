import type { DataSource, DataSourceAuthType } from '@dropcatch/sdk';
import { describe, expect, test } from 'vitest';
import {
  bodyOf,
  problemsIn,
  applicableFields,
  valuesOf,
  type FormValues,
} from '../../ui/form/fieldTable.ts';
import { secretMask } from '../../ui/form/secretMask.ts';
import {
  apiUrlWarning,
  dataSourceExtraBody,
  dataSourceFields,
  headerProblems,
  type DataSourceValues,
} from './dataSourceFields.ts';

const source: DataSource = {
  id: 1,
  name: 'Majestic',
  description: null,
  api_url: 'https://api.example.com/v1?{DOMAINS_INDEXED}',
  auth_type: 'api_key',
  auth_credentials: { key: 'X-Key', value: secretMask },
  request_headers: { Accept: 'application/json' },
  request_method: 'GET',
  request_body_template: null,
  response_format: 'csv',
  response_mapping: { domain_field: 'Item', main_value_field: 'TrustFlow' },
  batch_size: 50,
  parallel_workers: 2,
  indexed_params_enabled: true,
  indexed_params_prefix: 'd',
  indexed_params_count_key: 'n',
  indexed_params_start_index: 1,
  is_active: false,
};

/** The initial values of the form. */
const dataSourceFormValues = (stored?: DataSource) => valuesOf(dataSourceFields(stored), stored);

/** The body that the form sends. */
function dataSourceBody(values: FormValues, opened?: FormValues) {
  const body = bodyOf(dataSourceFields(), values, opened);
  return { ...dataSourceExtraBody(body), ...body };
}

const dataSourceProblems = (values: FormValues) => ({
  ...headerProblems(values as DataSourceValues),
  ...problemsIn(dataSourceFields(), values),
});

test.for([
  ['basic', { username: 'dropcatch' }],
  ['bearer', {}],
  ['api_key', { key: 'X-API-Key' }],
] as const)(
  'an empty secret that nobody touched is not sent, so that a service may leave secrets out: %s',
  ([auth_type, auth_credentials]) => {
    const opened = dataSourceFormValues({ ...source, auth_type, auth_credentials });
    expect(dataSourceBody(opened, opened)).toMatchObject({ auth_type });
    const { auth_credentials: sent = {} } = dataSourceBody(opened, opened);
    expect(Object.keys(sent)).toEqual(Object.keys(auth_credentials));
  },
);

test('an empty secret is sent if somebody removed the mask', () => {
  const opened = dataSourceFormValues({
    ...source,
    auth_type: 'bearer',
    auth_credentials: { token: secretMask },
  });
  const body = dataSourceBody({ ...opened, auth_credentials: { token: '' } }, opened);
  expect(body.auth_credentials).toEqual({ token: '' });
});

test('a new source has the defaults of the spec (section 9)', () => {
  expect(dataSourceBody(dataSourceFormValues())).toEqual({
    name: '',
    description: null,
    api_url: '',
    auth_type: 'none',
    auth_credentials: {},
    request_headers: {},
    request_method: 'POST',
    request_body_template: null,
    response_format: 'json',
    response_mapping: null,
    batch_size: 100,
    parallel_workers: 1,
    indexed_params_enabled: false,
    indexed_params_prefix: 'item',
    indexed_params_count_key: 'items',
    indexed_params_start_index: 0,
    is_active: true,
  });
});

test.for<Pick<DataSource, 'auth_type' | 'auth_credentials'>>([
  { auth_type: 'none', auth_credentials: {} },
  { auth_type: 'basic', auth_credentials: { username: 'ops', password: secretMask } },
  { auth_type: 'bearer', auth_credentials: { token: secretMask } },
  { auth_type: 'api_key', auth_credentials: { key: 'X-Key', value: secretMask } },
])('unchanged values are sent as they were read, with the mask of the secret (%#)', (signIn) => {
  const { id: _id, ...body } = { ...source, ...signIn };
  expect(dataSourceBody(dataSourceFormValues({ ...source, ...signIn }))).toEqual(body);
});

test('an unknown authentication type is sent as it was read, without its credentials', () => {
  const added: string = 'oauth2';
  const auth_type = added as DataSourceAuthType;
  const shown = applicableFields(dataSourceFields(), { auth_type }).map(({ name }) => name);
  expect(shown.filter((name) => name.startsWith('auth_credentials'))).toEqual([]);
  const body = dataSourceBody(dataSourceFormValues({ ...source, auth_type }));
  expect(body).toMatchObject({ auth_type, name: 'Majestic' });
  expect(body).not.toHaveProperty('auth_credentials');
});

test('rows without a header name, a template of spaces, and spaces around the address are dropped', () => {
  const values = {
    ...dataSourceFormValues(),
    request_headers: [
      { id: 0, name: ' ', value: ' ' },
      { id: 1, name: ' Accept ', value: ' text/csv ' },
    ],
    request_body_template: ' \n',
    api_url: ' https://api.example.com/v1 ',
  };
  const { request_headers, request_body_template, api_url } = dataSourceBody(values);
  expect(request_headers).toEqual({ Accept: 'text/csv' });
  expect(request_body_template).toBeNull();
  expect(api_url).toBe('https://api.example.com/v1');
});

test('only the credentials of the chosen authentication type are sent', () => {
  const values = {
    ...dataSourceFormValues(),
    auth_credentials: {
      username: ' ops ',
      password: ' p w ',
      token: 't',
      key: ' ',
      value: 'v',
    },
  };
  const sent = (auth_type: DataSource['auth_type']) =>
    dataSourceBody({ ...values, auth_type }).auth_credentials;
  expect(sent('none')).toEqual({});
  expect(sent('basic')).toEqual({ username: 'ops', password: ' p w ' });
  expect(sent('bearer')).toEqual({ token: 't' });
  expect(sent('api_key')).toEqual({ key: 'X-API-Key', value: 'v' });
});

test('empty names of indexed parameters become the defaults', () => {
  const values = {
    ...dataSourceFormValues(source),
    indexed_params_prefix: ' ',
    indexed_params_count_key: '',
  };
  expect(dataSourceBody(values)).toMatchObject({
    indexed_params_prefix: 'item',
    indexed_params_count_key: 'items',
  });
});

describe('the rules', () => {
  const problems = (changes: FormValues) =>
    dataSourceProblems({ ...dataSourceFormValues(), ...changes });

  test('leave name and address to the server', () => {
    expect(problems({})).toEqual({});
  });

  test.for(['0', '1001', '1.5', '', 'x'])('refuse a batch size of %j', (batch_size) => {
    expect(problems({ batch_size })).toEqual({
      batch_size: 'Batch Size must be a whole number from 1 to 1000',
    });
  });

  test.for(['0', '11'])('refuse %s parallel workers', (parallel_workers) => {
    expect(problems({ parallel_workers })).toEqual({
      parallel_workers: 'Parallel Workers must be a whole number from 1 to 10',
    });
  });

  test('ask for unique header names, and for a name with each value, but not in empty rows', () => {
    const row = (id: number, name: string, value = '') => ({ id, name, value });
    const request_headers = [
      row(0, 'Accept', 'a'),
      row(1, '', ' '),
      row(2, 'a b'),
      row(3, 'accept', 'b'),
      row(4, '', 'lost'),
    ];
    expect(problems({ request_headers })).toEqual({
      'request_headers.3.name': 'Another header has this name',
      'request_headers.4.name': 'Header name is required',
    });
    const auth_credentials = { key: 'X Key' };
    expect(problems({ auth_type: 'api_key', auth_credentials })).toEqual({});
  });
});

test.for([
  ['', undefined],
  ['https://api.example.com/{DOMAIN}', undefined],
  ['https://{DOMAIN}/.well-known/rank', undefined],
  ['http://10.0.0.1:8080/?{DOMAINS_INDEXED}', undefined],
  ['api.example.com/{DOMAIN}', 'Enter a full address (e.g., https://api.example.com/{DOMAIN})'],
  ['ftp://api.example.com', 'Enter a full address (e.g., https://api.example.com/{DOMAIN})'],
  ['https://', 'Enter a full address (e.g., https://api.example.com/{DOMAIN})'],
] as const)(
  'for the API URL %j the form warns with %j, and lets the server decide [§5.data-sources.url-not-refused]',
  ([api_url, warning]) => {
    expect(apiUrlWarning(api_url)).toBe(warning);
    expect(dataSourceProblems({ ...dataSourceFormValues(), api_url })).toEqual({});
  },
);
