import type { DomainList, Source } from '@dropcatch/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testMock } from '../../../test/kit/mock.ts';
import { SourcesTest, wrongField } from '../../../test/kit/sources.ts';
import { DAY } from '../../world/time.ts';

let staff: SourcesTest;

beforeEach(async () => {
  staff = new SourcesTest();
  await staff.signIn();
});

afterEach(() => staff.mock.assertContract());

test('a preview shows ten records whatever the limit, and stores nothing', async () => {
  const before = await staff.total();
  const {
    success,
    preview = [],
    stats: none,
  } = await staff.importNow(3, { preview: true, limit: 500 });
  expect(success).toBe(true);
  expect(none).toBeUndefined();
  expect(preview).toHaveLength(10);
  for (const record of preview) {
    expect(record).toEqual({
      domain: expect.stringMatching(/\.de$/),
      drop_date: expect.stringMatching(/^2026-11-2[5-8]$/),
      expiration_date: expect.any(String),
      price: expect.any(Number),
    });
  }
  const cheap = await staff.importNow(6, { preview: true });
  expect(cheap.preview?.map(({ price }) => price)).toEqual(Array.from({ length: 10 }, () => null));
  expect([await staff.total(), (await staff.history(3)).length]).toEqual([before, 12]);
});

test('a small import is done at once: catalogue, totals, history, audit log, and enrichment follow', async () => {
  const [before, known] = [await staff.total(), await staff.source(3)];
  const { success, message, stats: counts } = await staff.importNow(3, { limit: 300 });
  expect(success).toBe(true);
  if (counts === undefined) throw new Error('There are no numbers');
  const { total: read, imported, failed, duplicates, errors, note } = counts;
  expect(read).toBe(300);
  expect(imported + failed + duplicates).toBe(300);
  expect(imported).toBeGreaterThan(250);
  expect(message).toBe(`Imported ${imported} of 300 records`);
  expect(note).toBe('Stopped at the limit of 300 records');
  expect(errors).toHaveLength(failed);
  for (const error of errors)
    expect(error).toMatch(
      /^row \d+: (no (domain|expiration_date)|expiration_date ".*" does not match %Y-%m-%d)$/,
    );
  expect(await staff.total()).toBe(before + imported);
  expect(await staff.source(3)).toMatchObject({
    total_domains_imported: known.total_domains_imported + imported,
    last_import_at: '2026-11-20T17:58:00Z',
    last_import_success: true,
  });
  const [latest] = await staff.history(3);
  expect(latest?.slice(1)).toEqual([
    '2026-11-20T17:58:00Z',
    '2026-11-20T17:58:00Z',
    300,
    imported,
    failed,
  ]);
  expect(staff.mock.world.store.auditLogs.all().at(-1)).toMatchObject({
    action: 'source.import',
    resource_id: 3,
    actor: 'admin',
    details: { total: 300, imported, failed, duplicates },
  });
  const { preview = [] } = await staff.importNow(3, { preview: true });
  for (const { domain, drop_date, price } of preview) {
    const { domains } = await staff.get<DomainList>(`/domains?search=${domain}`);
    const row = domains.find((candidate) => candidate.domain === domain);
    expect(row).toMatchObject({ selected_drop_date: drop_date, selected_price: price ?? 69 });
    expect(row?.enrichment).toMatchObject({ ds1_main: null, ds2_main: null });
  }
  // Data sources are asked about the new rows.
  const enriched = async (): Promise<number> =>
    (await staff.get<{ per_source: { enriched: number }[] }>('/data-sources/stats')).per_source[0]
      ?.enriched ?? 0;
  const covered = await enriched();
  staff.mock.clock.advance(90_000);
  expect(await enriched()).toBeGreaterThan(covered + 200);
});

test('the same records again are duplicates, and the rest of the file is new', async () => {
  const first = await staff.importNow(2, { limit: 100 });
  const again = await staff.importNow(2, { limit: 100 });
  expect(again).toMatchObject({
    success: true,
    stats: { imported: 0, failed: first.stats?.failed },
  });
  const rest = await staff.importNow(2, { limit: 0 });
  expect(rest.stats?.total).toBe(420);
  expect(rest.stats?.note).toBeUndefined();
  expect(rest.stats?.duplicates).toBeGreaterThanOrEqual(first.stats?.imported ?? 0);
  expect(rest.stats?.imported).toBeGreaterThan(280);
  const id = await staff.create();
  await staff.importNow(id, { limit: 30 });
  staff.mock.clock.advance(86_400_000);
  await staff.signIn();
  const tomorrow = await staff.importNow(id, { limit: 30 });
  expect(tomorrow.stats?.imported).toBeGreaterThan(20);
});

test('a record without a required field is refused, and an import with no other record fails', async () => {
  const id = await staff.create({
    field_mapping: { domain: 'name' },
    validation_rules: { required_fields: ['domain', 'price'], date_format: '%d.%m.%Y' },
  });
  const before = await staff.total();
  const result = await staff.importNow(id, { limit: 50 });
  expect(result).toMatchObject({
    success: false,
    error: 'No record could be stored',
    stats: { total: 50, imported: 0, failed: 50, duplicates: 0 },
  });
  expect(result.stats?.errors).toHaveLength(20);
  expect(result.stats?.errors[0]).toBe('row 1: no price');
  expect(await staff.total()).toBe(before);
  expect(await staff.source(id)).toMatchObject({
    last_import_success: false,
    total_domains_imported: 0,
  });
  expect(await staff.importNow(id, { preview: true })).toEqual({ success: true, preview: [] });
});

test('a large import answers 504, continues in the background, and sends a notification at its end', async () => {
  const before = await staff.total();
  expect(await staff.send('POST', '/sources/1/import', { limit: 0 })).toMatchObject({
    status: 504,
    body: { error: 'Gateway timeout - the import continues in the background' },
  });
  expect((await staff.history(1))[0]).toMatchObject([
    expect.any(String),
    '2026-11-20T17:58:00Z',
    null,
    0,
    0,
    0,
  ]);
  expect(await staff.importNow(1, {})).toEqual({
    success: false,
    error: 'An import of this source is running already',
  });
  staff.mock.clock.advance(30_000);
  expect(await staff.total()).toBe(before);
  staff.mock.clock.advance(30_000);
  const [latest] = await staff.history(1);
  const imported = latest?.[4] ?? 0;
  expect(latest).toMatchObject([
    expect.any(String),
    '2026-11-20T17:58:00Z',
    '2026-11-20T17:58:40Z',
    6800,
    imported,
    expect.any(Number),
  ]);
  expect(imported).toBeGreaterThan(6000);
  expect(await staff.total()).toBe(before + imported);
  expect(await staff.source(1)).toMatchObject({ last_import_at: '2026-11-20T17:58:40Z' });
  expect(await staff.get('/notifications?per_page=1')).toMatchObject({
    notifications: [
      {
        title: 'Import finished',
        message: expect.stringMatching(
          /^Import Verisign .* drop list: 6,\d{3} new, \d+ duplicates, \d+ refused$/,
        ),
        created_at: '2026-11-20T17:58:40Z',
      },
    ],
  });
});

test('a long import that does not time out says that it continues', async () => {
  expect(await staff.importNow(4, { limit: 1200 })).toMatchObject({
    success: true,
    background: true,
  });
  staff.mock.clock.advance(10_000);
  expect((await staff.history(4))[0]?.[3]).toBe(1200);
});

test('a background import that fails is in the history, the source and the audit log', async () => {
  await staff.send('POST', '/sources/1/import', { limit: 0 });
  const [job] = staff.mock.world.store.jobs.filter(({ kind }) => kind === 'source_import');
  if (job !== undefined) job.failure = 'connection reset by lists.verisign.example.com';
  staff.mock.clock.advance(60_000);
  expect(await staff.source(1)).toMatchObject({ last_import_success: false });
  expect((await staff.history(1))[0]?.slice(2)).toEqual(['2026-11-20T17:58:40Z', 0, 0, 0]);
  expect(
    staff.mock.world.store.auditLogs.find(
      ({ error_message }) => error_message?.startsWith('connection reset') ?? false,
    ),
  ).toMatchObject({
    action: 'source.import',
    success: false,
  });
});

test.each([1, 'another'])('a scheduled import has the size of earlier ones: seed %s', (seed) => {
  const mock = testMock({ seed });
  const { store } = mock.world;
  const sizes = new Map(
    store.sources.all().map(({ id, history }) => [id, history.map(({ total }) => total)]),
  );
  const domains = mock.world.catalogue.size;
  mock.clock.advance(DAY);
  mock.state();
  for (const { id, history } of store.sources.all()) {
    const before = sizes.get(id) ?? [];
    const [first, ...later] = history.slice(before.length);
    for (const { total } of [first, ...later].filter((batch) => batch !== undefined)) {
      expect(total).toBeLessThanOrEqual(Math.max(...before));
    }
    // Records that are read again before they change are duplicates.
    if (first !== undefined && first.total > 20) {
      expect(first.imported).toBeGreaterThan(first.total * 0.8);
    }
  }
  expect(mock.world.catalogue.size).toBeGreaterThan(domains);
  expect(mock.world.catalogue.size).toBeLessThan(domains * 1.25);
});

test('totals, histories, stored rows and the catalogue agree for every source', async () => {
  const { sources } = await staff.get<{ sources: Source[] }>('/sources');
  let stored = 0;
  for (const { id, total_domains_imported, last_import_at, last_import_success } of sources) {
    const batches = await staff.history(id);
    const { total_records, date_range, date_distribution } = await staff.stats(id);
    const sum = batches.reduce((count, [, , , , imported]) => count + imported, 0);
    expect([sum, total_records]).toEqual([total_domains_imported, total_domains_imported]);
    expect(date_distribution.reduce((count, day) => count + day.count, 0)).toBe(total_records);
    const dates = date_distribution.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    expect(date_range).toEqual({ min_date: dates[0] ?? null, max_date: dates.at(-1) ?? null });
    expect(batches[0]?.[2] ?? null).toBe(last_import_at);
    if (batches.length === 0) expect(last_import_success).toBeNull();
    expect(batches.map(([, start]) => start)).toEqual(
      batches
        .map(([, start]) => start)
        .toSorted()
        .toReversed(),
    );
    stored += total_records;
  }
  expect(stored).toBe(await staff.total());
});

test('deleted data leaves the catalogue, the counts and the totals; the rest stays enriched', async () => {
  const before = await staff.total();
  const { total_records, date_distribution } = await staff.stats(1);
  const [day] = date_distribution;
  if (day === undefined) throw new Error('Nothing is stored');
  const sorted = async () =>
    (await staff.get<DomainList>('/domains?tld=de&sort_by=domain&per_page=250')).domains.map(
      ({ domain, enrichment }) => ({ domain, enrichment }),
    );
  const others = await sorted();
  expect(
    await staff.get('/sources/1/delete-data', 'POST', { confirm: true, date: day.date }),
  ).toEqual({
    success: true,
    message: `Deleted ${day.count} records of ${day.date}`,
  });
  expect(await staff.stats(1)).toMatchObject({
    total_records: total_records - day.count,
    date_distribution: date_distribution.slice(1),
  });
  expect(await staff.total()).toBe(before - day.count);
  expect(
    await staff.get('/sources/1/delete-data', 'POST', { confirm: true, delete_all: true }),
  ).toMatchObject({
    message: `Deleted ${total_records - day.count} records`,
  });
  expect(await staff.stats(1)).toEqual({
    total_records: 0,
    date_range: { min_date: null, max_date: null },
    date_distribution: [],
  });
  expect(await staff.source(1)).toMatchObject({ total_domains_imported: 0 });
  expect(await staff.total()).toBe(before - total_records);
  expect(await sorted()).toEqual(others);
  expect(staff.mock.world.store.auditLogs.all().at(-1)).toMatchObject({
    action: 'source.delete_data',
  });
  // The run of the third data source has restarted with the remaining rows.
  expect(await staff.get('/data-sources/progress')).toMatchObject({
    active_jobs: [{ source_name: 'DataForSEO', status: 'running' }],
  });
  staff.mock.clock.advance(40 * 60_000);
  await staff.signIn();
  const { per_source, total_domains } = await staff.get<{
    total_domains: number;
    per_source: { enriched: number }[];
  }>('/data-sources/stats');
  for (const { enriched } of per_source) expect(enriched).toBeLessThanOrEqual(total_domains);
  expect(per_source[2]?.enriched).toBeGreaterThan(0.9 * (before - total_records));
});

test('deleting the domains of a source needs a confirmation, and a date unless all are deleted', async () => {
  const attempt = (body: object) => staff.send('POST', '/sources/1/delete-data', body);
  expect(await attempt({ delete_all: true })).toMatchObject({ status: 400 });
  expect(await attempt({ confirm: false, delete_all: true })).toMatchObject({ status: 400 });
  expect(await attempt({ confirm: true })).toMatchObject(
    wrongField('date', 'is required unless everything is deleted'),
  );
  expect(await attempt({ confirm: true, date: '1999-01-01' })).toMatchObject({
    body: { success: true, message: 'Deleted 0 records of 1999-01-01' },
  });
});

test('deleting a source ends its running import and keeps its domains', async () => {
  const before = await staff.total();
  await staff.send('POST', '/sources/1/import', { limit: 0 });
  await staff.get('/sources/1', 'DELETE');
  const { jobs, notifications } = staff.mock.world.store;
  expect(jobs.all().at(-1)).toMatchObject({ kind: 'source_import', status: 'cancelled' });
  expect(notifications.all().at(-1)).toMatchObject({ user_id: 1, title: 'Import failed' });
  staff.mock.clock.advance(50_000);
  expect(await staff.total()).toBe(before);
  for (const [method, path] of [
    ['GET', 'history'],
    ['GET', 'data-stats'],
    ['POST', 'test'],
  ] as const) {
    expect(await staff.send(method, `/sources/1/${path}`)).toMatchObject({ status: 404 });
  }
  expect(await staff.send('POST', '/sources/1/import', {})).toMatchObject({ status: 404 });
});
