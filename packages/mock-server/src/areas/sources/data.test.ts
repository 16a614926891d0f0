import type { DomainList, Source } from '@dropcatch/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SourcesTest, wrongField } from '../../../test/kit/sources.ts';

let staff: SourcesTest;

beforeEach(async () => {
  staff = new SourcesTest();
  await staff.signIn();
});

afterEach(() => staff.mock.assertContract());

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
