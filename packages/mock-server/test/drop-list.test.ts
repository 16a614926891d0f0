import type { DomainList, ReleasedDomainList } from '@dropcatch/sdk';
import { beforeEach, expect, test } from 'vitest';
import { as, type Send, testMock } from './kit/mock.ts';
import { parseDropList } from '../src/world/drop-list/drop-list.ts';

const LIST = parseDropList(
  [
    'domain,drop_date,price',
    'tidalforge.com,2026-11-21,69',
    'blåbär.se,2026-11-22,19.50',
    'pixelbarn.co.uk,2026-11-20,25',
    'lumen-path.org,2027-02-01,',
    'gone.net,2026-11-01,99',
  ].join('\n'),
);

let send: Send;

beforeEach(async () => {
  send = await as(testMock({ dropList: LIST }), 'admin');
});

async function names(query: string): Promise<string[]> {
  const { body } = await send('GET', `/domains?${query}`);
  return (body as DomainList).domains.map(({ domain }) => domain);
}

test('the names of a list filter and sort as made-up ones do', async () => {
  expect(await names('sort_by=domain')).toEqual([
    'gone.net',
    'lumen-path.org',
    'pixelbarn.co.uk',
    'tidalforge.com',
    'xn--blbr-noae.se',
  ]);
  expect(await names('search=blåbär')).toEqual(['xn--blbr-noae.se']);
  expect(await names('sort_by=drop_date&drop_date_from=2026-11-21')).toEqual([
    'tidalforge.com',
    'xn--blbr-noae.se',
    'lumen-path.org',
  ]);
  expect(await names('max_price=25&char_type=alpha')).toEqual(['pixelbarn.co.uk']);
  expect(await names('tld=co.uk')).toEqual(['pixelbarn.co.uk']);
});

test('figures, TLDs, enrichment and export come from the list', async () => {
  expect(await send('GET', '/domains/stats')).toMatchObject({
    body: { general: { releasing_today: 1, expiring_week: 3 } },
  });
  expect(await send('GET', '/domains/tlds')).toMatchObject({
    body: { tlds: ['co.uk', 'com', 'net', 'org', 'se'] },
  });
  const { domains } = (await send('GET', '/domains?search=tidalforge')).body as DomainList;
  expect(Object.keys(domains[0]?.enrichment ?? {})).not.toEqual([]);
  const { body } = await send('POST', '/domains/export', { filters: {}, format: 'csv' });
  expect(body).toContain('tidalforge.com,com,10,2026-11-21,69.00');
});

test('a name of the list is ordered and watched like any other', async () => {
  const order = {
    domain: 'tidalforge.com',
    drop_date: '2026-11-21',
    price: 69,
    epp_registrar_category_id: 1,
  };
  expect(await send('POST', '/domains/order', order)).toMatchObject({ body: { success: true } });
  expect(await send('POST', '/domains/watchlist', { domain: 'tidalforge.com' })).toMatchObject({
    status: 200,
  });
});

test('released domains exist even if the list has only drops to come', async () => {
  const { body } = await send('GET', '/released-domains/?release_date_from=2026-11-19');
  expect((body as ReleasedDomainList).domains.length).toBeGreaterThan(10);
});

test('a reset to any scenario keeps the list', async () => {
  const mock = testMock({ dropList: LIST });
  mock.reset(['empty']);
  expect(mock.world.catalogue.size).toBe(5);
});
