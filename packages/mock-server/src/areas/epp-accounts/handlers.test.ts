import { expect, test } from 'vitest';
import { as, testMock } from '../../../test/kit/mock.ts';
import type { StoredEppLog } from '../../world/records/epp.ts';
import type { Mock } from '../../mock/mock.ts';
import { newSettings } from '../epp-categories/settings.ts';

const NEW = {
  name: 'PIR-02',
  registrar_category_id: 2,
  username: 'dc-pir-2',
  password: 'secret-9',
};

/** The rows of the EPP log after the first `count`. */
function rowsSince(mock: Mock, count: number): StoredEppLog[] {
  return mock.world.store.eppLogs.all().slice(count);
}

const wrong = (field: string) => ({
  status: 400,
  body: { fields: { [field]: expect.any(String) } },
});

test('a new account belongs to the manager that an admin chooses, and no answer contains a password', async () => {
  const mock = testMock();
  const admin = await as(mock, 'admin');
  const { status, body } = await admin('POST', '/epp/accounts', { ...NEW, manager_id: 4 });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'PIR-02',
    registrar_category: { name: 'PIR ORG' },
    manager: { company_name: 'Beaumont Portfolio SARL' },
    is_connected: false,
    ssl_cert_configured: false,
    connection_timeout: 30,
    batch_settings: { domain_check_multicheck_enabled: true, domain_check_batch_size: 20 },
  });
  const list = await admin('GET', '/epp/accounts');
  expect(JSON.stringify([body, list.body])).not.toMatch(/secret-9|password/);
});

test('an account that a manager creates is always their own', async () => {
  const manager = await as(testMock(), 'manager');
  const { body } = await manager('POST', '/epp/accounts', { ...NEW, manager_id: 4 });
  expect(body).toMatchObject({ manager_id: 2 });
  const change = {
    name: 'VRSN-02',
    registrar_category_id: 1,
    username: 'dropcatch-b',
    manager_id: 4,
  };
  expect(await manager('PUT', '/epp/accounts/2', change)).toMatchObject({
    body: { manager_id: 2 },
  });
});

test.each([
  ['manager_id', {}],
  ['manager_id', { manager_id: 3 }],
  ['registrar_category_id', { manager_id: 2, registrar_category_id: 99 }],
  ['registrar_category_id', { manager_id: 2, registrar_category_id: 9 }],
  ['ssl_cert', { manager_id: 2, registrar_category_id: 3 }],
  ['ssl_key', { manager_id: 2, registrar_category_id: 3, ssl_cert: '-----BEGIN CERTIFICATE-----' }],
  ['released_domain_schedule_cron', { manager_id: 2, released_domain_schedule_cron: '99 1 * * *' }],
  ['password', { manager_id: 2, password: '' }],
  ['connection_timeout', { manager_id: 2, connection_timeout: 301 }],
  ['host_override', { manager_id: 2, host_override: 'https://epp.example.com' }],
  ['host_override', { manager_id: 2, host_override: '192.0.2.256' }],
  ['host_override', { manager_id: 2, host_override: '[2001:db8::7]' }],
])('%s is refused by name', async (field, fields) => {
  const admin = await as(testMock(), 'admin');
  expect(await admin('POST', '/epp/accounts', { ...NEW, ...fields })).toMatchObject(wrong(field));
});

test.each(['epp2.example.com', '192.0.2.7', '2001:db8::7', '::ffff:192.0.2.7', null])(
  'the host override %s is accepted',
  async (host_override) => {
    const admin = await as(testMock(), 'admin');
    const { status, body } = await admin('POST', '/epp/accounts', {
      ...NEW,
      manager_id: 2,
      host_override,
    });
    expect({ status, body }).toMatchObject({ status: 201, body: { host_override } });
  },
);

test('an account keeps its inactive category, but no account moves there', async () => {
  const admin = await as(testMock(), 'admin');
  const change = { name: 'SE-02', registrar_category_id: 9, username: 'dropcatch-se' };
  expect(await admin('PUT', '/epp/accounts/11', change)).toMatchObject({
    status: 200,
    body: change,
  });
  expect(await admin('PUT', '/epp/accounts/1', change)).toMatchObject(
    wrong('registrar_category_id'),
  );
});

test('a change keeps the password and what it leaves out', async () => {
  const mock = testMock();
  const manager = await as(mock, 'manager');
  const change = { name: 'VRSN-02b', registrar_category_id: 1, username: 'dc', password: '' };
  expect(await manager('PUT', '/epp/accounts/2', change)).toMatchObject({
    body: {
      name: 'VRSN-02b',
      host_override: 'epp2.verisign-grs.example',
      ssl_key_configured: true,
    },
  });
  expect(mock.world.store.eppAccounts.get(2)?.password).toBe('dropcatch');
});

test('a manager gets a 404 for an account of somebody else in every call', async () => {
  const manager = await as(testMock(), 'manager');
  const update = { name: 'x', registrar_category_id: 1, username: 'x' };
  for (const [method, path, body] of [
    ['PUT', '/epp/accounts/1', update],
    ['DELETE', '/epp/accounts/1'],
    ['POST', '/epp/accounts/1/test'],
    ['POST', '/epp/accounts/1/connect'],
    ['POST', '/epp/accounts/1/disconnect'],
    ['GET', '/epp/account-settings/1'],
    ['PUT', '/epp/account-settings/1', {}],
    ['POST', '/epp/accounts/1/test-catch/start', { domains: ['a.com'] }],
    ['POST', '/epp/accounts/1/test-catch/start-orders', { test_date: '2026-11-20' }],
    ['GET', '/epp/accounts/1/test-catch/status'],
    ['POST', '/epp/accounts/1/test-catch/stop'],
    ['GET', '/epp/accounts/1/test-catch/available-dates'],
    ['POST', '/epp/accounts/1/real-catch/start-manual', { target_date: '2026-11-20' }],
    ['POST', '/epp/accounts/1/real-catch/stop'],
    ['GET', '/epp/accounts/1/real-catch/status'],
  ] as const) {
    expect({ path, ...(await manager(method, path, body)) }).toMatchObject({ path, status: 404 });
  }
});

test('a test opens a connection of its own and shows in the log', async () => {
  const mock = testMock();
  const manager = await as(mock, 'manager');
  const before = mock.world.store.eppLogs.size;
  expect(await manager('POST', '/epp/accounts/6/test')).toMatchObject({
    body: { success: true, message: 'Connected and logged in' },
  });
  expect(rowsSince(mock, before)).toMatchObject([
    { kind: 'connect', code: null, account_id: 6 },
    { kind: 'login', code: 1000 },
    { kind: 'logout', code: 1500 },
  ]);
  expect(mock.world.store.eppAccounts.get(6)).toMatchObject({ is_connected: false });
});

test.each([
  [9, {}, '2200 Authentication error'],
  [11, {}, 'connection refused by epp.iis.example:700'],
  [
    11,
    { host_override: '2001:db8::7', port_override: 7001 },
    'connection refused by [2001:db8::7]:7001',
  ],
  [8, { host_override: 'epp.nominet.invalid' }, 'connect timeout after 30 s'],
  [
    11,
    { host_override: 'epp.invalid.example', connection_timeout: 5 },
    'connection refused by epp.invalid.example:700',
  ],
  [
    1,
    { ssl_key_configured: false },
    'TLS handshake failed: epp.verisign-grs.example:700 asks for a certificate',
  ],
])('the test of account %i fails: %j', async (id, change, error) => {
  const mock = testMock();
  Object.assign(mock.world.store.eppAccounts.get(id) ?? {}, change, {
    is_active: true,
    is_connected: false,
  });
  const admin = await as(mock, 'admin');
  const before = mock.world.store.eppLogs.size;
  expect(await admin('POST', `/epp/accounts/${id}/test`)).toMatchObject({
    body: { success: false, error },
  });
  const rows = rowsSince(mock, before);
  expect(rows.at(-1)).toMatchObject(
    error.startsWith('2200') ? { kind: 'login', code: 2200 } : { kind: 'error', trouble: error },
  );
  expect(mock.world.store.auditLogs.all().at(-1)).toMatchObject({
    action: 'epp_account.test',
    success: false,
    error_message: error,
  });
  await admin('POST', `/epp/accounts/${id}/connect`);
  expect(mock.world.store.auditLogs.all().at(-1)).toMatchObject({
    action: 'epp_account.connect',
    success: false,
    error_message: error,
  });
});

test('connecting and disconnecting change the status, the log and the audit log, once', async () => {
  const mock = testMock();
  const { store } = mock.world;
  const manager = await as(mock, 'manager');
  const logs = store.eppLogs.size;
  const status = async () => {
    const { body } = await manager('GET', '/epp/accounts?category_id=3');
    return body;
  };
  for (let i = 0; i < 2; i += 1) {
    expect(await manager('POST', '/epp/accounts/6/connect')).toMatchObject({
      body: { message: 'Account connected successfully' },
    });
  }
  expect(await status()).toMatchObject({ accounts: [{ name: 'CZ-02', is_connected: true }] });
  for (let i = 0; i < 2; i += 1) {
    expect(await manager('POST', '/epp/accounts/6/disconnect')).toMatchObject({ status: 200 });
  }
  expect(await status()).toMatchObject({ accounts: [{ is_connected: false }] });
  expect(rowsSince(mock, logs).map(({ kind, command }) => command ?? kind)).toEqual([
    'connect',
    'login',
    'poll',
    'logout',
  ]);
  expect(store.auditLogs.all().slice(-2)).toMatchObject([
    { action: 'epp_account.connect', resource_type: 'EppAccount', resource_id: 6 },
    { action: 'epp_account.disconnect', resource_id: 6 },
  ]);
});

test('an inactive account and a refused account do not connect', async () => {
  const mock = testMock();
  const admin = await as(mock, 'admin');
  expect(await admin('POST', '/epp/accounts/9/connect')).toMatchObject({
    status: 409,
    body: { error: 'EURid-01 is inactive' },
  });
  expect(await admin('POST', '/epp/accounts/11/connect')).toMatchObject({
    status: 409,
    body: { error: 'connection refused by epp.iis.example:700' },
  });
});

test('an account that is made inactive is disconnected', async () => {
  const mock = testMock();
  const admin = await as(mock, 'admin');
  const change = {
    name: 'VRSN-01',
    registrar_category_id: 1,
    username: 'dropcatch-a',
    is_active: false,
  };
  expect(await admin('PUT', '/epp/accounts/1', change)).toMatchObject({
    body: { is_connected: false },
  });
  expect(mock.world.store.eppLogs.all().at(-1)).toMatchObject({ kind: 'logout', account_id: 1 });
});

test('a deleted account leaves its log rows and orders', async () => {
  const mock = testMock();
  const { store } = mock.world;
  const manager = await as(mock, 'manager');
  const order = store.orders.find(({ epp_registrar_category_id: id }) => id === 1);
  if (order !== undefined) order.epp_account_id = 2;
  const rows = store.eppLogs.filter(({ account_id }) => account_id === 2).length;
  expect(await manager('DELETE', '/epp/accounts/2')).toMatchObject({ status: 200 });
  expect(await manager('DELETE', '/epp/accounts/2')).toMatchObject({ status: 404 });
  expect(order).toMatchObject({ epp_account_id: null });
  const total = { body: { pagination: { total: rows + 1 } } };
  expect(await manager('GET', '/epp/logs?account_id=2')).toMatchObject(total);
});

test('an account inherits each setting until it has its own value, and again after null', async () => {
  const manager = await as(testMock(), 'manager');
  const path = '/epp/account-settings/6';
  const settings = async (): Promise<unknown> => (await manager('GET', path)).body;
  expect(await settings()).toMatchObject({
    effective_settings: {
      max_commands_per_second: 5,
      command_delay_ms: 0,
      whois_check_enabled: true,
      connection_schedule_timezone: 'Europe/Prague',
    },
  });
  const change = { max_commands_per_second: null, command_delay_ms: 250, whois_server: null };
  const after = { max_commands_per_second: 10, command_delay_ms: 250, whois_server: null };
  expect(await manager('PUT', path, change)).toMatchObject({ body: { effective_settings: after } });
  expect(await settings()).toMatchObject({ effective_settings: after });
  expect(await settings()).not.toHaveProperty('effective_settings.keepalive_type');
});

test('batch settings of an update become the account’s own only where they differ from its effective ones', async () => {
  const admin = await as(testMock(), 'admin');
  const settings = async () => (await admin('GET', '/epp/account-settings/6')).body;
  const batch_settings = { domain_check_multicheck_enabled: false, domain_check_batch_size: 9 };
  const body = { name: 'CZ-02', registrar_category_id: 3, username: 'REG', batch_settings };
  await admin('PUT', '/epp/settings/3', newSettings());
  expect(await admin('PUT', '/epp/accounts/6', body)).toMatchObject({ body: { batch_settings } });
  expect(await settings()).toMatchObject({ effective_settings: batch_settings });
  const later = { domain_check_multicheck_enabled: true, domain_check_batch_size: 30 };
  await admin('PUT', '/epp/settings/3', { ...newSettings(), ...later });
  expect(await settings()).toMatchObject({
    effective_settings: { domain_check_multicheck_enabled: true, domain_check_batch_size: 9 },
  });
});

test('the list has the effective batch settings', async () => {
  const manager = await as(testMock(), 'manager');
  await manager('PUT', '/epp/account-settings/6', { domain_check_batch_size: 7 });
  expect(await manager('GET', '/epp/accounts?category_id=3')).toMatchObject({
    body: { accounts: [{ batch_settings: { domain_check_batch_size: 7 } }] },
  });
});

test.each([
  ['command_delay_ms', { command_delay_ms: -1 }],
  ['create_command_type', { create_command_type: 'custom' }],
  ['connection_schedule_time', { connection_schedule_time: '25:00:00' }],
])('a setting is refused by name: %s', async (field, change) => {
  const manager = await as(testMock(), 'manager');
  expect(await manager('PUT', '/epp/account-settings/6', change)).toMatchObject(wrong(field));
});
