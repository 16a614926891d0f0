import type { Source } from '@dropcatch/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FORM, SourcesTest, wrongField } from '../../../test/kit/sources.ts';

let staff: SourcesTest;

beforeEach(async () => {
  staff = new SourcesTest();
  await staff.signIn();
});

afterEach(() => staff.mock.assertContract());

test('the seed has every type, format, archive and way of signing in, and sources in all conditions', async () => {
  const { sources } = await staff.get<{ sources: Source[] }>('/sources');
  const all = (key: keyof Source): string[] =>
    [...new Set(sources.map((entry) => JSON.stringify(entry[key])))].toSorted((a, b) =>
      a.localeCompare(b),
    );
  expect(all('type')).toEqual(['"API"', '"FILE"', '"FTP"', '"FTPS"', '"HTTP"', '"S3"']);
  expect(all('data_format')).toEqual(['"CSV"', '"JSON"', '"TSV"', '"XML"']);
  expect(all('archive_type')).toEqual(['"GZIP"', '"NONE"', '"TAR"', '"ZIP"']);
  expect(all('auth_type')).toEqual(['"api_key"', '"basic"', '"bearer"', '"oauth"', 'null']);
  expect(all('is_active')).toHaveLength(2);
  expect(all('last_import_success')).toEqual(['false', 'null', 'true']);
  for (const { auth_config } of sources) {
    const { password = '********', token = '********', key = '********' } = auth_config;
    expect([password, token, key]).toEqual(['********', '********', '********']);
  }
  expect(sources[0]).toMatchObject({
    auth_config: { username: 'dropcatch', password: '********' },
    epp_categories: [{ id: 1, name: 'Verisign COM/NET', registrar: 'Verisign' }],
  });
});

test('a source is added, changed and deleted; its secrets stay when the mask comes back', async () => {
  const { body, status } = await staff.send('POST', '/sources', {
    ...FORM,
    auth_type: 'basic',
    auth_config: { username: 'dc', password: 'correct-horse' },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    archive_type: 'NONE',
    auth_config: { username: 'dc', password: '********' },
    validation_rules: { required_fields: ['domain', 'expiration_date'], date_format: '%Y-%m-%d' },
    schedule_enabled: false,
    schedule_cron: null,
    last_import_at: null,
    total_domains_imported: 0,
  });
  const { id } = body as Source;
  const stored = () => staff.mock.world.store.sources.get(id)?.auth_config;
  const change = { ...FORM, name: 'Renamed', auth_type: 'basic', epp_categories: [1, 2] };
  await staff.get(`/sources/${id}`, 'PUT', {
    ...change,
    auth_config: { username: 'dc2', password: '********' },
  });
  expect(stored()).toEqual({ username: 'dc2', password: 'correct-horse' });
  await staff.get(`/sources/${id}`, 'PUT', {
    ...change,
    auth_config: { username: 'dc2', password: 'new' },
  });
  expect(stored()).toEqual({ username: 'dc2', password: 'new' });
  expect(await staff.source(id)).toMatchObject({
    name: 'Renamed',
    epp_categories: [{ id: 1 }, { id: 2 }],
  });
  await staff.get(`/sources/${id}`, 'DELETE');
  expect(await staff.send('DELETE', `/sources/${id}`)).toMatchObject({ status: 404 });
  const entries = staff.mock.world.store.auditLogs.filter(
    ({ resource_id, resource_type }) => resource_type === 'Source' && resource_id === id,
  );
  expect(entries.map(({ action }) => action)).toEqual([
    'source.create',
    'source.update',
    'source.update',
    'source.delete',
  ]);
});

test('an impossible form gets a 400 that names the field', async () => {
  expect(await staff.send('POST', '/sources', { ...FORM, epp_categories: [1, 77] })).toMatchObject(
    wrongField('epp_categories', 'there is no category 77'),
  );
  expect(
    await staff.send('PUT', '/sources/1', { ...FORM, schedule_cron: '0 25 * * *' }),
  ).toMatchObject(wrongField('schedule_cron', 'Invalid value for hour: 25'));
  expect(await staff.send('POST', '/sources', { ...FORM, type: 'GOPHER' })).toMatchObject({
    status: 400,
  });
  expect(await staff.send('PUT', '/sources/99', FORM)).toMatchObject({ status: 404 });
});

test.each([
  [{}, undefined],
  [{ url: '' }, 'The source has no URL'],
  [{ url: 'nowhere' }, 'nowhere is not an address'],
  [{ url: 'ftp://a.example/x' }, 'A source of type HTTP needs an address with http:// or https://'],
  [{ url: 'https://a.invalid/x' }, 'getaddrinfo ENOTFOUND a.invalid'],
  [{ url: 'https://a.example/missing.csv' }, 'HTTP 404 from a.example'],
  [{ fetch_config: { timeout: 1 } }, 'connect timeout after 1 s'],
  [
    { auth_type: 'basic', auth_config: { username: 'a', password: 'wrong' } },
    'HTTP 401 from lists.partner.example',
  ],
  [{ auth_type: 'oauth' }, 'HTTP 401 from lists.partner.example'],
  [
    { type: 'FTP', url: 'ftp://a.example/x', auth_type: 'basic' },
    '530 Login incorrect from a.example',
  ],
  [{ type: 'S3', url: 's3://bucket/retired/x' }, 'NoSuchKey (404) from bucket'],
  [{ type: 'FILE', url: '/srv/missing.csv' }, 'ENOENT: no such file from /srv/missing.csv'],
])('a connection test with %j: %s', async (change, error) => {
  const id = await staff.create(change);
  const outcome = await staff.get(`/sources/${id}/test`, 'POST');
  const failed = { success: false, error };
  expect(outcome).toEqual(
    error === undefined ? { success: true, message: 'Connection successful' } : failed,
  );
  const before = await staff.total();
  if (error !== undefined) {
    expect(await staff.importNow(id, { preview: true })).toEqual(failed);
    expect(await staff.importNow(id, {})).toEqual(failed);
    expect(await staff.source(id)).toMatchObject({ last_import_success: false });
    expect(await staff.history(id)).toMatchObject([
      [expect.any(String), '2026-11-20T17:58:00Z', '2026-11-20T17:58:00Z', 0, 0, 0],
    ]);
    expect(staff.mock.world.store.auditLogs.all().at(-1)).toMatchObject({
      action: 'source.import',
      success: false,
      error_message: error,
    });
  }
  expect(await staff.total()).toBe(before);
});

test.each([
  [{ type: 'interval', hours: 6, minutes: 30 }, '0 */6 * * *', '2026-11-20T18:00:00Z'],
  [{ type: 'interval', hours: 0, minutes: 15 }, '*/15 * * * *', '2026-11-20T18:00:00Z'],
  [{ type: 'interval' }, '0 */6 * * *', '2026-11-20T18:00:00Z'],
  [{ type: 'daily', time: '04:30' }, '30 4 * * *', '2026-11-21T04:30:00Z'],
  [{ type: 'daily' }, '0 0 * * *', '2026-11-21T00:00:00Z'],
  [{ type: 'weekly', day_of_week: 0, hour: 4, minute: 5 }, '5 4 * * 0', '2026-11-22T04:05:00Z'],
  [{ type: 'cron', cron: ' 1 0,10 * * * ' }, '1 0,10 * * *', '2026-11-21T00:01:00Z'],
])('the schedule %j becomes %s and runs next at %s', async (input, cron, next) => {
  const answer = await staff.get('/sources/8/schedule', 'POST', { enabled: true, ...input });
  // Source 8 is inactive: it is scheduled but does not run.
  expect(answer).toEqual({ job: { next_run_time: null } });
  expect(await staff.get('/sources/1/schedule', 'POST', { enabled: true, ...input })).toEqual({
    job: { next_run_time: next },
  });
  expect(await staff.source(1)).toMatchObject({
    schedule_enabled: true,
    schedule_cron: cron,
    schedule_config: { type: input.type },
  });
});

test('a schedule can be turned off, and a missing field gets a 400 that names it', async () => {
  expect(await staff.get('/sources/1/schedule', 'POST', { enabled: false })).toEqual({ job: null });
  expect(await staff.source(1)).toMatchObject({
    schedule_enabled: false,
    schedule_cron: '1 0,10 * * *',
  });
  const set = (input: object) =>
    staff.send('POST', '/sources/1/schedule', { enabled: true, ...input });
  expect(await set({})).toMatchObject(wrongField('type', 'is required to turn a schedule on'));
  expect(await set({ type: 'interval', hours: 0, minutes: 0 })).toMatchObject(
    wrongField('minutes', 'must be above 0 when hours is 0'),
  );
  expect(await set({ type: 'weekly', hour: 4, minute: 0 })).toMatchObject(
    wrongField('day_of_week', 'is required for a weekly schedule'),
  );
  expect(await set({ type: 'cron' })).toMatchObject(
    wrongField('cron', 'is required for a cron schedule'),
  );
  expect(await set({ type: 'cron', cron: '* * *' })).toMatchObject(
    wrongField('cron', 'has 3 fields, it must have 5'),
  );
  expect(await staff.send('POST', '/sources/99/schedule', { enabled: false })).toMatchObject({
    status: 404,
  });
});
