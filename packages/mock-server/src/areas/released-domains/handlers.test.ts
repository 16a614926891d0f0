import type { ReleasedDomain } from '@dropcatch/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { as } from '../../../test/kit/mock.ts';
import { ReleasedTest, YESTERDAY } from '../../../test/kit/released.ts';
import { wasChecked } from '../../world/records/released-domains.ts';

let staff: ReleasedTest;

beforeEach(async () => {
  staff = new ReleasedTest();
  await staff.signIn();
});

afterEach(() => staff.mock.assertContract());

test('rows are of the last 14 days: available, taken and never checked, with enrichment and nulls', async () => {
  const { domains, pagination, enrichment_sources } = await staff.list('per_page=250');
  expect(pagination.total).toBeGreaterThan(1000);
  expect(enrichment_sources.map(({ id }) => id)).toEqual([1, 2]);
  const keys = new Set(domains.flatMap(({ enrichment }) => Object.keys(enrichment)));
  expect([...keys]).toEqual(staff.mock.world.catalogue.enrichment.map(({ key }) => key));
  expect(domains.map(({ enrichment }) => enrichment['ds1_main'])).toContain(null);
  const all = staff.mock.world.store.releasedDomains.all();
  const never = all.filter((row) => !wasChecked(row));
  expect(new Set(never.map(({ last_checked }) => last_checked))).toEqual(
    new Set([null, undefined, '1970-01-01T00:00:00Z']),
  );
  const dates = all.map(({ release_date }) => release_date).toSorted();
  expect([dates[0], dates.at(-1)]).toEqual(['2026-11-06', YESTERDAY]);
  expect(await staff.stats()).toEqual({
    stats: {
      total_domains: all.length,
      available_domains: all.filter((row) => wasChecked(row) && row.is_available).length,
      unavailable_domains: all.filter((row) => wasChecked(row) && !row.is_available).length,
      never_checked: never.length,
    },
  });
});

test('every role sees the same rows', async () => {
  const { body } = await staff.send('GET', '/released-domains/?page=2');
  for (const who of ['manager', 'user'] as const) {
    const send = await as(staff.mock, who);
    expect((await send('GET', '/released-domains/?page=2')).body).toEqual(body);
    expect(await send('GET', '/released-domains/stats')).toMatchObject({ status: 200 });
  }
});

test('filters work together', async () => {
  const { domains } = await staff.list(
    'tld=COM&domain=AR&char_type=alpha&release_date_from=2026-11-10&release_date_to=2026-11-15&per_page=250',
  );
  expect(domains.length).toBeGreaterThan(5);
  for (const { domain, release_date } of domains) {
    expect(domain).toMatch(/^[a-z]+\.com$/);
    expect(domain).toContain('ar');
    expect(release_date >= '2026-11-10' && release_date <= '2026-11-15').toBe(true);
  }
  const { domains: withDigits } = await staff.list('char_type=alphanumeric&per_page=250');
  for (const { domain } of withDigits) expect(domain).toMatch(/^[a-z0-9]+\./);
  expect(await staff.list('domain=nothing-like-this')).toMatchObject({
    domains: [],
    pagination: { pages: 0 },
  });
  expect(await staff.list(`domain=${encodeURIComponent("' OR 1=1 --")}`)).toMatchObject({
    domains: [],
  });
});

const SORTS: [key: string, value: (row: ReleasedDomain) => string | number | null | undefined][] = [
  ['domain', ({ domain }) => domain],
  ['length', ({ domain, tld }) => domain.length - tld.length - 1],
  ['release_date', ({ release_date }) => release_date],
  ['last_checked', ({ last_checked }) => (last_checked?.startsWith('1970') ? null : last_checked)],
  ['ds1_main', ({ enrichment }) => Number(enrichment['ds1_main'] ?? Number.NaN)],
];

test.each(SORTS)(
  'rows sort by %s in both directions, and rows without a value come last',
  async (key, value) => {
    const { pagination } = await staff.list('per_page=250');
    const pages = async (order: string) => {
      const rows: ReleasedDomain[] = [];
      for (let page = 1; page <= pagination.pages; page += 1) {
        rows.push(
          ...(await staff.list(`per_page=250&page=${page}&sort_by=${key}&sort_order=${order}`))
            .domains,
        );
      }
      return rows.map(value);
    };
    const isValue = (v: unknown): boolean => v != null && !Number.isNaN(v);
    const up = await pages('asc');
    const down = await pages('desc');
    for (const values of [up, down]) {
      const count = values.filter(isValue).length;
      expect(values.slice(0, count).every(isValue)).toBe(true);
    }
    const present = up.flatMap((v) => (v == null || Number.isNaN(v) ? [] : [v]));
    for (const [i, v] of present.entries()) {
      if (i > 0) expect(v >= (present[i - 1] ?? v)).toBe(true);
    }
    expect(down.filter(isValue)).toEqual(present.toReversed());
  },
);

test('an unknown column or a wrong page gets a 400 that names the field', async () => {
  expect(await staff.send('GET', '/released-domains/?sort_by=ds9_main')).toMatchObject({
    status: 400,
    body: { fields: { sort_by: 'is not a column of the released domains' } },
  });
  expect(await staff.send('GET', '/released-domains/?sort_by=price')).toMatchObject({
    status: 400,
  });
  expect(await staff.send('GET', '/released-domains/?page=0')).toMatchObject({ status: 400 });
});

test('the accounts to choose from say whether they are connected; managers see their own', async () => {
  const { accounts } = await staff.get<{ accounts: { name: string; is_connected: boolean }[] }>(
    '/released-domains/epp-accounts',
  );
  expect(accounts.map(({ name }) => name)).not.toContain('EURid-01');
  expect(new Set(accounts.map(({ is_connected }) => is_connected))).toEqual(new Set([true, false]));
  const manager = await as(staff.mock, 'manager');
  const { body } = await manager('GET', '/released-domains/epp-accounts');
  expect(body).toMatchObject({
    accounts: [{ name: 'CZ-02' }, { name: 'ID-01' }, { name: 'VRSN-02' }],
  });
});

test('populating adds the catalogue’s drops of a day as not checked, once', async () => {
  const day = '2026-11-20';
  const { pagination } = await staff.get<{ pagination: { total: number } }>(
    `/domains?drop_date_from=${day}&drop_date_to=${day}`,
  );
  const before = await staff.stats();
  const populate = (date: string) =>
    staff.send('POST', '/released-domains/populate', { target_date: date });
  expect(await populate(day)).toMatchObject({ status: 200, body: { inserted: pagination.total } });
  expect(await populate(day)).toMatchObject({ body: { inserted: 0 } });
  expect(await staff.stats()).toEqual({
    stats: {
      ...before.stats,
      total_domains: before.stats.total_domains + pagination.total,
      never_checked: before.stats.never_checked + pagination.total,
    },
  });
  expect(await populate('2026-11-21')).toMatchObject({
    status: 400,
    body: { fields: { target_date: 'has not come yet' } },
  });
  expect(await staff.send('POST', '/released-domains/populate', {})).toMatchObject({ status: 400 });
});
