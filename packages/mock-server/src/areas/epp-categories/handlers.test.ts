import { expect, test } from 'vitest';
import { as, testMock } from '../../../test/kit/mock.ts';
import { newSettings } from './settings.ts';

const NEW = { name: 'Norid', epp_server_url: 'epp.norid.example' };

test('a new category has the defaults, and shows in the list and the audit log', async () => {
  const mock = testMock();
  const admin = await as(mock, 'admin');
  expect(await admin('POST', '/epp/categories', { ...NEW, supported_tlds: ['.NO', 'no'] })).toEqual(
    expect.objectContaining({
      status: 201,
      body: {
        id: 10,
        ...NEW,
        epp_port: 700,
        description: null,
        supported_tlds: ['no'],
        default_timeout: 30,
        requires_ssl_cert: false,
        is_active: true,
      },
    }),
  );
  const { body } = await admin('GET', '/epp/categories');
  expect(body).toMatchObject({
    categories: expect.arrayContaining([expect.objectContaining(NEW)]),
  });
  expect(await admin('GET', '/epp/settings/10')).toMatchObject({
    body: { settings: newSettings() },
  });
  expect(mock.world.store.auditLogs.all().at(-1)).toMatchObject({
    action: 'epp_category.create',
    resource_type: 'EppCategory',
    resource_id: 10,
  });
});

test('TLDs are stored in the form of names, and others are refused', async () => {
  const admin = await as(testMock(), 'admin');
  const put = (tld: string) =>
    admin('PUT', '/epp/categories/4', { ...NEW, supported_tlds: [tld, 'co.uk'] });
  expect(await put('.Рф')).toMatchObject({ body: { supported_tlds: ['xn--p1ai', 'co.uk'] } });
  for (const tld of ['a b', 'a/b', 'a@b', 'a..b', '-a', '*', '\u0000', '{}']) {
    expect(await put(tld)).toMatchObject({
      status: 400,
      body: { fields: { supported_tlds: `${tld} is not a TLD` } },
    });
  }
});

test('an empty name and a used name are refused with the field', async () => {
  const admin = await as(testMock(), 'admin');
  const taken = { ...NEW, name: ' denic ' };
  for (const [method, path] of [
    ['POST', '/epp/categories'],
    ['PUT', '/epp/categories/1'],
  ] as const) {
    expect(await admin(method, path, taken)).toMatchObject({
      status: 409,
      body: { fields: { name: 'There is a category DENIC already' } },
    });
    expect(await admin(method, path, { ...NEW, name: '  ' })).toMatchObject({ status: 400 });
  }
});

test('a change keeps what it leaves out; orders and accounts see it', async () => {
  const admin = await as(testMock(), 'admin');
  const change = { name: 'DENIC', epp_server_url: 'rri2.denic.example', is_active: false };
  expect(await admin('PUT', '/epp/categories/4', change)).toMatchObject({
    status: 200,
    body: { ...change, default_timeout: 45, supported_tlds: ['de'] },
  });
  expect(await admin('GET', '/epp/accounts?category_id=4')).toMatchObject({
    body: {
      accounts: [
        { registrar_category: { epp_server_url: 'rri2.denic.example', is_active: false } },
      ],
    },
  });
  expect(await admin('PUT', '/epp/categories/99', change)).toMatchObject({ status: 404 });
});

test('a category in use cannot be deleted, and an unused one is deleted with its settings', async () => {
  const mock = testMock();
  const admin = await as(mock, 'admin');
  expect(await admin('DELETE', '/epp/categories/1')).toMatchObject({
    status: 409,
    body: {
      error: expect.stringMatching(
        /^Verisign COM\/NET is in use: 3 EPP accounts, \d+ sources?, and \d+ orders\. Set it inactive instead\.$/,
      ),
    },
  });
  await admin('POST', '/epp/categories', NEW);
  // A closed order can be restarted and then needs its category.
  const [order] = mock.world.store.orders.filter(({ state }) => state === 'FAILED');
  const { epp_registrar_category_id: before = 0 } = order ?? {};
  Object.assign(order ?? {}, { epp_registrar_category_id: 10 });
  expect(await admin('DELETE', '/epp/categories/10')).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('is in use: 1 order.') },
  });
  Object.assign(order ?? {}, { epp_registrar_category_id: before });
  expect(await admin('DELETE', '/epp/categories/10')).toMatchObject({ status: 200 });
  expect(await admin('GET', '/epp/settings/10')).toMatchObject({ status: 404 });
  expect(await admin('DELETE', '/epp/categories/10')).toMatchObject({ status: 404 });
});

test('settings are replaced as a whole, and accounts that inherit follow', async () => {
  const admin = await as(testMock(), 'admin');
  const settings = { ...newSettings(), max_commands_per_second: 77, domain_check_batch_size: 9 };
  expect(await admin('PUT', '/epp/settings/1', settings)).toMatchObject({ body: { settings } });
  expect(await admin('GET', '/epp/account-settings/1')).toMatchObject({
    body: { effective_settings: { max_commands_per_second: 77, domain_check_batch_size: 9 } },
  });
  // VRSN-02 has its own batch size.
  expect(await admin('GET', '/epp/account-settings/2')).toMatchObject({
    body: { effective_settings: { max_commands_per_second: 77, domain_check_batch_size: 50 } },
  });
  expect(await admin('PUT', '/epp/settings/99', settings)).toMatchObject({ status: 404 });
});

test.each([
  ['max_commands_per_second', { max_commands_per_second: 101 }],
  ['keepalive_interval', { keepalive_interval: 59 }],
  ['command_delay_ms', { command_delay_ms: 300_001 }],
  ['check_command_custom', { check_command_type: 'custom' }],
  ['keepalive_command_custom', { keepalive_type: 'custom', keepalive_command_custom: ' ' }],
])('%s out of its range, or missing, is refused by name', async (field, change) => {
  const admin = await as(testMock(), 'admin');
  expect(await admin('PUT', '/epp/settings/1', { ...newSettings(), ...change })).toMatchObject({
    status: 400,
    body: { fields: { [field]: expect.any(String) } },
  });
});

test('managers may read settings, but change neither them nor categories', async () => {
  const manager = await as(testMock(), 'manager');
  expect(await manager('GET', '/epp/settings/1')).toMatchObject({ status: 200 });
  expect(await manager('PUT', '/epp/settings/1', newSettings())).toMatchObject({ status: 403 });
  expect(await manager('POST', '/epp/categories', NEW)).toMatchObject({ status: 403 });
});

test('everybody may list categories, and the role decides which accounts one may list', async () => {
  const mock = testMock();
  const admin = await as(mock, 'admin');
  const manager = await as(mock, 'manager');
  const user = await as(mock, 'user');
  expect(await user('GET', '/epp/categories')).toMatchObject({
    body: {
      categories: expect.arrayContaining([expect.objectContaining({ name: 'CZ.NIC FRED' })]),
    },
  });
  expect(await user('GET', '/epp/accounts')).toMatchObject({ body: { accounts: [] } });
  expect(await manager('GET', '/epp/accounts')).toMatchObject({
    body: { accounts: [{ name: 'CZ-02' }, { name: 'ID-01' }, { name: 'VRSN-02' }] },
  });
  expect(await admin('GET', '/epp/accounts?category_id=3')).toMatchObject({
    body: {
      accounts: [
        { name: 'CZ-01' },
        { name: 'CZ-02', manager: { company_name: 'Northwind Domains' } },
      ],
    },
  });
});
