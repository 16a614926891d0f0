import type { Mock } from '../../src/mock/mock.ts';
import { sessionId, startCheck } from '../../src/areas/released-domains/checks.ts';
import type { Case } from './case.ts';

const SOURCE = { name: 'Partner list', type: 'HTTP', data_format: 'CSV' };
const DATA_SOURCE = { name: 'RankDB', api_url: 'https://api.rankdb.example/{DOMAIN}' };
const BASIC = { auth_type: 'basic', auth_credentials: { username: 'a', password: 'b' } };
const BEARER = { auth_type: 'bearer', auth_credentials: { token: 'b' } };
const API_KEY = { auth_type: 'api_key', auth_credentials: { key: 'X-Key', value: 'b' } };
const SCHEDULE = { enabled: true, type: 'daily', time: '04:30' };
const ALL = { confirm: true, delete_all: true };

/** Sources: the PIR list (2), one with a running import (4), and the tenth of the seed, which the cases delete. */
const SOURCES: readonly Case[] = [
  [200, 'admin', 'GET', '/sources'],
  [201, 'admin', 'POST', '/sources', SOURCE],
  [400, 'admin', 'POST', '/sources', { ...SOURCE, name: '' }],
  [200, 'admin', 'PUT', '/sources/10', SOURCE],
  [400, 'admin', 'PUT', '/sources/10', { ...SOURCE, epp_categories: [77] }],
  [404, 'admin', 'PUT', '/sources/99', SOURCE],
  [200, 'admin', 'POST', '/sources/2/test'],
  [200, 'admin', 'POST', '/sources/10/test'],
  [404, 'admin', 'POST', '/sources/99/test'],
  [200, 'admin', 'POST', '/sources/2/import', { preview: true }],
  [200, 'admin', 'POST', '/sources/2/import', { limit: 100 }],
  [200, 'admin', 'POST', '/sources/4/import', { limit: 1200 }],
  [200, 'admin', 'POST', '/sources/4/import', { limit: 1200 }],
  [504, 'admin', 'POST', '/sources/1/import', { limit: 0 }],
  [400, 'admin', 'POST', '/sources/2/import', { limit: -1 }],
  [404, 'admin', 'POST', '/sources/99/import', {}],
  [200, 'admin', 'POST', '/sources/2/schedule', SCHEDULE],
  [400, 'admin', 'POST', '/sources/2/schedule', { enabled: true }],
  [404, 'admin', 'POST', '/sources/99/schedule', SCHEDULE],
  [200, 'admin', 'GET', '/sources/2/history'],
  [404, 'admin', 'GET', '/sources/99/history'],
  [200, 'admin', 'GET', '/sources/2/data-stats'],
  [404, 'admin', 'GET', '/sources/99/data-stats'],
  [200, 'admin', 'POST', '/sources/6/delete-data', ALL],
  [400, 'admin', 'POST', '/sources/6/delete-data', { confirm: true }],
  [404, 'admin', 'POST', '/sources/99/delete-data', ALL],
  [200, 'admin', 'DELETE', '/sources/10'],
  [404, 'admin', 'DELETE', '/sources/10'],
];

/** Data sources: Majestic (1), one without a mapping (5), and the blocklist (6), which the cases delete. */
const DATA_SOURCES: readonly Case[] = [
  [200, 'user', 'GET', '/data-sources/'],
  [201, 'admin', 'POST', '/data-sources/', DATA_SOURCE],
  [400, 'admin', 'POST', '/data-sources/', { name: 'RankDB' }],
  [200, 'admin', 'PUT', '/data-sources/6', DATA_SOURCE],
  [200, 'admin', 'PUT', '/data-sources/6', { ...DATA_SOURCE, ...BASIC }],
  [200, 'admin', 'PUT', '/data-sources/6', { ...DATA_SOURCE, ...BEARER }],
  [200, 'admin', 'PUT', '/data-sources/6', { ...DATA_SOURCE, ...API_KEY }],
  [400, 'admin', 'PUT', '/data-sources/6', { ...DATA_SOURCE, batch_size: 0 }],
  [404, 'admin', 'PUT', '/data-sources/99', DATA_SOURCE],
  [200, 'admin', 'GET', '/data-sources/stats'],
  [200, 'admin', 'GET', '/data-sources/progress'],
  [200, 'admin', 'GET', '/data-sources/1/browse?page=2'],
  [400, 'admin', 'GET', '/data-sources/1/browse?page=0'],
  [404, 'admin', 'GET', '/data-sources/99/browse'],
  [200, 'admin', 'POST', '/data-sources/3/create-table'],
  [404, 'admin', 'POST', '/data-sources/99/create-table'],
  [200, 'admin', 'POST', '/data-sources/1/test', { domains: ['tidalforge.com'] }],
  [200, 'admin', 'POST', '/data-sources/5/test', { domains: ['tidalforge.com'] }],
  [400, 'admin', 'POST', '/data-sources/1/test', { domains: [] }],
  [404, 'admin', 'POST', '/data-sources/99/test', { domains: ['tidalforge.com'] }],
  [200, 'admin', 'POST', '/data-sources/analyze', { response_text: '{"a":1}' }],
  [400, 'admin', 'POST', '/data-sources/analyze', { response_text: '{"a":' }],
  [200, 'admin', 'DELETE', '/data-sources/6'],
  [404, 'admin', 'DELETE', '/data-sources/6'],
];

/** Released domains: account 2 is the manager's VRSN-02. A check must already run. */
function releasedCases({ world }: Mock): readonly Case[] {
  const admin = world.store.users.get(1);
  if (admin === undefined) throw new Error('The seed has no admin');
  const id = sessionId(
    startCheck({ ...world, user: admin }, '2026-11-19', world.store.eppAccounts.get(1)),
  );
  const check = { release_date: '2026-11-18', epp_account_id: 2 };
  return [
    [200, 'user', 'GET', '/released-domains/?sort_by=ds1_main'],
    [400, 'user', 'GET', '/released-domains/?sort_by=ds99_main'],
    [200, 'user', 'GET', '/released-domains/stats'],
    [200, 'manager', 'GET', '/released-domains/epp-accounts'],
    [200, 'manager', 'POST', '/released-domains/quick-check'],
    [200, 'manager', 'POST', '/released-domains/check', check],
    [400, 'manager', 'POST', '/released-domains/check', { ...check, epp_account_id: 1 }],
    [200, 'admin', 'GET', `/released-domains/check/${id}/progress`],
    [404, 'manager', 'GET', `/released-domains/check/${id}/progress`],
    [200, 'admin', 'GET', `/released-domains/progress/${id}`],
    [404, 'admin', 'GET', '/released-domains/progress/chk-0'],
    [200, 'admin', 'POST', `/released-domains/check/${id}/cancel`],
    [404, 'admin', 'POST', '/released-domains/check/chk-0/cancel'],
    [200, 'manager', 'POST', '/released-domains/populate', { target_date: '2026-11-20' }],
    [400, 'manager', 'POST', '/released-domains/populate', { target_date: 'today' }],
  ];
}

/** The cases of sources, data sources and released domains. */
export function importCases(mock: Mock): readonly Case[] {
  return [...SOURCES, ...DATA_SOURCES, ...releasedCases(mock)];
}
