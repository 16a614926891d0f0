import type { DataSourceProgress, DataSourceStats, ReleasedDomainList } from '@dropcatch/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataSourcesTest, FORM, MAPPING } from '../../../test/kit/data-sources.ts';

let staff: DataSourcesTest;

beforeEach(async () => {
  staff = new DataSourcesTest();
  await staff.signIn();
});

afterEach(() => staff.mock.assertContract());

test('stats, stored rows and the catalogue agree on what a source covers', async () => {
  const { total_domains, per_source } = await staff.get<DataSourceStats>('/data-sources/stats');
  expect(total_domains).toBe(1500);
  expect(per_source).toHaveLength(6);
  const pages = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((page) => staff.domains(`per_page=250&page=${page}`)),
  );
  const rows = pages.flatMap(({ domains }) => domains);
  expect(rows).toHaveLength(total_domains);
  for (const { id, enriched, percentage } of per_source.slice(0, 2)) {
    const withValue = rows.filter(({ enrichment }) => enrichment?.[`ds${id}_main`] != null);
    expect(enriched).toBe(withValue.length);
    expect(percentage).toBeCloseTo((100 * enriched) / total_domains, 0);
    expect(percentage).toBeLessThan(100);
    // Domains without a value are stored, too.
    expect((await staff.browse(id)).total).toBeGreaterThanOrEqual(enriched);
  }
  expect(await staff.browse(5)).toEqual({ data: [], total: 0 });
});

test('stored rows come in pages, with the columns of the mapping, and some nulls', async () => {
  const first = await staff.browse(2, 'per_page=50');
  expect(first.data).toHaveLength(50);
  for (const row of first.data) {
    expect(Object.keys(row).toSorted()).toEqual([
      'domain',
      'fetched_at',
      'main_value_numeric',
      'snapshots',
      'timestamp',
    ]);
  }
  expect(first.data.map((row) => row.main_value_numeric)).toContain(null);
  expect(first.data.map((row) => row['snapshots'])).toContain(0);
  const last = Math.ceil(first.total / 50);
  const end = await staff.browse(2, `per_page=50&page=${last}`);
  expect(end.data).toHaveLength(first.total - 50 * (last - 1));
  const second = await staff.browse(2, 'per_page=50&page=2');
  const names = [...first.data, ...second.data].map(({ domain }) => domain);
  expect(new Set(names).size).toBe(100);
  expect(await staff.browse(2, `page=${last + 1}`)).toMatchObject({ total: first.total });
  expect(await staff.send('GET', '/data-sources/2/browse?per_page=0')).toMatchObject({
    status: 400,
  });
});

test('the first run of a source is under way; at its end its columns show everywhere', async () => {
  const running = await staff.get<DataSourceProgress>('/data-sources/progress');
  expect(running.active_jobs).toEqual([
    {
      source_name: 'DataForSEO',
      processed: 360,
      total_domains: 1500,
      progress: 24,
      status: 'running',
      started_at: '2026-11-20T17:52:00Z',
    },
  ]);
  const enriched = async (): Promise<number> =>
    (await staff.get<DataSourceStats>('/data-sources/stats')).per_source[2]?.enriched ?? 0;
  const now = await enriched();
  expect(now).toBeGreaterThan(300);
  staff.mock.clock.advance(5 * 60_000);
  const later = await enriched();
  expect(later).toBeGreaterThan(now);
  const names = async () => (await staff.domains('')).enrichment_sources.map(({ name }) => name);
  expect(await names()).toEqual(['Majestic', 'Wayback Machine']);
  staff.mock.clock.advance(15 * 60_000);
  // The token has expired by then.
  await staff.signIn();
  expect(await staff.get('/data-sources/progress')).toEqual({ active_jobs: [] });
  expect(await names()).toEqual(['Majestic', 'Wayback Machine', 'DataForSEO']);
  const { domains: rows } = await staff.domains('sort_by=ds3_main&sort_order=desc');
  expect(rows[0]?.enrichment?.['ds3_main']).toBeGreaterThan(0);
  expect(rows[0]?.enrichment?.['ds3_cpc']).toBeGreaterThan(0);
});

test('a data source shows after its table is created and filled, until it is deleted', async () => {
  const id = await staff.create();
  const key = `ds${id}_metrics_spam_score`;
  const columns = async () => {
    const list = await staff.domains('per_page=250');
    const released = await staff.get<ReleasedDomainList>('/released-domains/?per_page=250');
    for (const { enrichment_sources } of [list, released]) {
      expect(enrichment_sources.some((source) => source.id === id)).toBe(
        list.domains.some(({ enrichment = {} }) => key in enrichment),
      );
    }
    return [list.domains, released.domains].map(
      (rows) => rows.filter(({ enrichment = {} }) => enrichment[key] != null).length,
    );
  };
  expect(await columns()).toEqual([0, 0]);
  expect(await staff.get(`/data-sources/${id}/create-table`, 'POST')).toEqual({
    success: true,
    table_name: `ds_${id}_rankdb`,
  });
  expect(await columns()).toEqual([0, 0]);
  expect((await staff.get<DataSourceProgress>('/data-sources/progress')).active_jobs).toHaveLength(
    2,
  );
  staff.mock.clock.advance(10 * 60_000);
  const [inCatalogue = 0, inReleased = 0] = await columns();
  expect(inCatalogue).toBeGreaterThan(100);
  expect(inReleased).toBeGreaterThan(100);
  // The label changes at once. A new additional value needs a new table.
  const additional_values = [
    { field: 'metrics.Spam-Score', label: 'Spam (new)' },
    { field: 'metrics.links', label: 'Links' },
  ];
  await staff.get(`/data-sources/${id}`, 'PUT', {
    ...FORM,
    response_mapping: { ...MAPPING, additional_values },
  });
  const { enrichment_sources } = await staff.domains('');
  expect(enrichment_sources.at(-1)).toMatchObject({
    id,
    main_value_label: 'Rank',
    additional_values: [{ field: 'metrics.Spam-Score', label: 'Spam (new)' }],
  });
  await staff.get(`/data-sources/${id}`, 'PUT', { ...FORM, is_active: false });
  expect(await columns()).toEqual([0, 0]);
  await staff.get(`/data-sources/${id}`, 'PUT', { ...FORM, is_active: true });
  expect((await columns())[0]).toBe(inCatalogue);
  await staff.get(`/data-sources/${id}`, 'DELETE');
  expect(await columns()).toEqual([0, 0]);
  expect(await staff.send('GET', `/domains?sort_by=ds${id}_main`)).toMatchObject({ status: 400 });
});

test('a table that is created again is empty, and is filled with the same values', async () => {
  const before = await staff.browse(1);
  await staff.get('/data-sources/1/create-table', 'POST');
  expect(await staff.browse(1)).toEqual({ data: [], total: 0 });
  expect((await staff.domains('')).enrichment_sources.map(({ id }) => id)).toEqual([2]);
  staff.mock.clock.advance(10 * 60_000);
  const after = await staff.browse(1);
  expect(after.data.map(({ fetched_at: _, ...row }) => row)).toEqual(
    before.data.map(({ fetched_at: _, ...row }) => row),
  );
});

test('a table needs a mapping, and columns of different names', async () => {
  expect(await staff.get('/data-sources/5/create-table', 'POST')).toEqual({ success: false });
  expect(await staff.get('/data-sources/6/create-table', 'POST')).toEqual({ success: false });
  // `ds{id}_main` is the key of the main value in lists.
  for (const field of ['Main', 'Fetched At']) {
    const response_mapping = { ...MAPPING, additional_values: [{ field, label: 'Twice' }] };
    const id = await staff.create({ name: field, response_mapping });
    const path = `/data-sources/${id}/create-table`;
    expect(await staff.get(path, 'POST')).toEqual({ success: false });
  }
  expect(await staff.send('POST', '/data-sources/99/create-table')).toMatchObject({ status: 404 });
});

test('both lists can be sorted by the column of the longest field', async () => {
  const field = 'f'.repeat(200);
  const response_mapping = { ...MAPPING, additional_values: [{ field, label: 'Long' }] };
  const id = await staff.create({ response_mapping });
  await staff.get(`/data-sources/${id}/create-table`, 'POST');
  staff.mock.clock.advance(10 * 60_000);
  for (const path of ['/domains', '/released-domains/']) {
    expect(await staff.send('GET', `${path}?sort_by=ds${id}_${field}`)).toMatchObject({
      status: 200,
    });
  }
});

test('a source that is deleted or turned off stops its run', async () => {
  await staff.get('/data-sources/3', 'DELETE');
  expect(await staff.get('/data-sources/progress')).toEqual({ active_jobs: [] });
  const id = await staff.create();
  await staff.get(`/data-sources/${id}/create-table`, 'POST');
  await staff.get(`/data-sources/${id}`, 'PUT', { ...FORM, is_active: false });
  expect(await staff.get('/data-sources/progress')).toEqual({ active_jobs: [] });
  await staff.get(`/data-sources/${id}`, 'PUT', { ...FORM, is_active: true });
  expect(await staff.get('/data-sources/progress')).toMatchObject({
    active_jobs: [{ source_name: 'RankDB' }],
  });
  await staff.get(`/data-sources/${id}`, 'PUT', { ...FORM, response_mapping: null });
  expect(await staff.get('/data-sources/progress')).toEqual({ active_jobs: [] });
});
