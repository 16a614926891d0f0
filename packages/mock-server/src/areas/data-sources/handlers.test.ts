import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataSourcesTest, FORM } from '../../../test/kit/data-sources.ts';
import { as } from '../../../test/kit/mock.ts';

let staff: DataSourcesTest;

beforeEach(async () => {
  staff = new DataSourcesTest();
  await staff.signIn();
});

afterEach(() => staff.mock.assertContract());

test('the seed has six sources, whose credentials are masked for admins and absent for others', async () => {
  const { body } = await staff.send('GET', '/data-sources/');
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
    const { sources } = (await (await as(staff.mock, who))('GET', '/data-sources/')).body as {
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

test('a new source has the defaults, and an unchanged mask keeps its secrets', async () => {
  const { body } = await staff.send('POST', '/data-sources/', {
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
  const id = await staff.create();
  const stored = () => staff.mock.world.store.dataSources.get(id)?.auth_credentials;
  await staff.get(`/data-sources/${id}`, 'PUT', {
    ...FORM,
    auth_credentials: { token: '********' },
  });
  expect(stored()).toEqual({ token: 'secret-token' });
  await staff.get(`/data-sources/${id}`, 'PUT', { ...FORM, auth_credentials: {} });
  expect(stored()).toEqual({ token: 'secret-token' });
  await staff.get(`/data-sources/${id}`, 'PUT', { ...FORM, auth_credentials: { token: 'other' } });
  expect(stored()).toEqual({ token: 'other' });
});

test('a form without a name or an address gets a 400 that names the field', async () => {
  expect(await staff.send('POST', '/data-sources/', { name: '', api_url: '' })).toMatchObject({
    status: 400,
    body: { fields: { name: expect.any(String), api_url: expect.any(String) } },
  });
  expect(await staff.send('PUT', '/data-sources/99', FORM)).toMatchObject({ status: 404 });
  expect(await staff.send('DELETE', '/data-sources/99')).toMatchObject({ status: 404 });
});
