import type { DomainList } from '@dropcatch/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testMock } from '../../../test/kit/mock.ts';
import { SourcesTest } from '../../../test/kit/sources.ts';
import { DAY } from '../../world/clock.ts';

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
