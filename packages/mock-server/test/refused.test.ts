import { expect, test } from 'vitest';
import { AdminTest } from './kit/admin.ts';

async function admin(): Promise<AdminTest> {
  const staff = new AdminTest();
  await staff.signIn();
  return staff;
}

const source = { name: 'Feed', type: 'HTTP', data_format: 'CSV' };
const dataSource = { name: 'Rank', api_url: 'https://rank.example/{DOMAIN}' };
const mapping = { domain_field: 'Item', main_value_field: 'Rank' };
const user = { email: 'jana@example.com', username: 'jana', password: 'long-enough-1' };
const unknown = 'is not known here';

test.each<[string, string, object, Record<string, string>]>([
  [
    'fetch settings',
    '/sources',
    { ...source, fetch_config: { timeuot: 5 } },
    { 'fetch_config.timeuot': unknown },
  ],
  [
    'field mapping',
    '/sources',
    { ...source, field_mapping: { domian: 'a' } },
    { 'field_mapping.domian': unknown },
  ],
  [
    'validation rules',
    '/sources',
    { ...source, validation_rules: { date: '%d' } },
    { 'validation_rules.date': unknown },
  ],
  [
    'schedule of a source',
    '/sources',
    { ...source, schedule_config: { type: 'daily', tme: '04:30' } },
    { 'schedule_config.tme': unknown },
  ],
  [
    'schedule',
    '/sources/1/schedule',
    { enabled: true, type: 'weekly', hour: 24, weekday: 1 },
    { hour: 'must be at most 23', weekday: unknown },
  ],
  [
    'response mapping',
    '/data-sources/',
    { ...dataSource, response_mapping: { ...mapping, label: 'Rank' } },
    { 'response_mapping.label': unknown },
  ],
  [
    'new user',
    '/admin/users',
    { ...user, phone: 5, rank: 1 },
    { phone: 'must be text', rank: unknown },
  ],
])('a %s that has a field too many is refused, field by field', async (_, path, body, fields) => {
  const staff = await admin();
  const answer = await staff.send('POST', path, body);
  expect(answer).toMatchObject({ status: 400, body: { error: expect.any(String) } });
  expect(answer.body).toHaveProperty('fields', fields);
});

test.each<[string, string, object, string]>([
  ['user', '/admin/users', { ...user, username: ' ' }, 'username'],
  ['source', '/sources', { ...source, name: '   ' }, 'name'],
  ['data source', '/data-sources/', { ...dataSource, name: '\t' }, 'name'],
  ['category', '/epp/categories', { name: ' ', epp_server_url: 'epp.example.com' }, 'name'],
  ['news title', '/news', { title: '\n', content: 'Text' }, 'title'],
])('the name of a %s is not of spaces alone', async (_, path, body, field) => {
  const staff = await admin();
  expect(await staff.send('POST', path, body)).toMatchObject({
    status: 400,
    body: { fields: { [field]: 'must not be blank' } },
  });
});
