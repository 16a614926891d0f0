import { newSettings } from '../../src/areas/epp-categories/settings.ts';
import type { Mock } from '../../src/mock/mock.ts';
import type { Case } from './case.ts';

const CATEGORY = { name: 'Norid', epp_server_url: 'epp.norid.example' };
const ACCOUNT = { name: 'PIR-02', registrar_category_id: 2, username: 'dc-pir-2' };
const TODAY = { target_date: '2026-11-20' };
const DOMAINS = { domains: ['tidalforge.com'] };

/** Categories: the cases create, change and delete one (the seed has nine). */
const CATEGORIES: readonly Case[] = [
  [201, 'admin', 'POST', '/epp/categories', CATEGORY],
  [400, 'admin', 'POST', '/epp/categories', { ...CATEGORY, epp_port: 0 }],
  [409, 'admin', 'POST', '/epp/categories', CATEGORY],
  [200, 'admin', 'PUT', '/epp/categories/10', { ...CATEGORY, default_timeout: 60 }],
  [400, 'admin', 'PUT', '/epp/categories/10', { ...CATEGORY, default_timeout: 4 }],
  [409, 'admin', 'PUT', '/epp/categories/1', CATEGORY],
  [404, 'admin', 'PUT', '/epp/categories/99', CATEGORY],
  [200, 'manager', 'GET', '/epp/settings/1'],
  [404, 'manager', 'GET', '/epp/settings/99'],
  [200, 'admin', 'PUT', '/epp/settings/10', newSettings()],
  [400, 'admin', 'PUT', '/epp/settings/10', { ...newSettings(), keepalive_interval: 1 }],
  [404, 'admin', 'PUT', '/epp/settings/99', newSettings()],
  [409, 'admin', 'DELETE', '/epp/categories/1'],
  [200, 'admin', 'DELETE', '/epp/categories/10'],
  [404, 'admin', 'DELETE', '/epp/categories/10'],
];

/** Accounts: VRSN-02 (2) and CZ-02 (6) of the manager, the inactive EURid-01 (9), and VRSN-01 (1) without a manager. */
const ACCOUNTS: readonly Case[] = [
  [201, 'manager', 'POST', '/epp/accounts', { ...ACCOUNT, password: 'secret-9' }],
  [400, 'manager', 'POST', '/epp/accounts', ACCOUNT],
  [200, 'manager', 'PUT', '/epp/accounts/12', ACCOUNT],
  [400, 'manager', 'PUT', '/epp/accounts/12', { ...ACCOUNT, port_override: 70_000 }],
  [404, 'manager', 'PUT', '/epp/accounts/1', ACCOUNT],
  [200, 'manager', 'POST', '/epp/accounts/6/test'],
  [404, 'manager', 'POST', '/epp/accounts/1/test'],
  [200, 'manager', 'POST', '/epp/accounts/6/connect'],
  [404, 'manager', 'POST', '/epp/accounts/1/connect'],
  [409, 'admin', 'POST', '/epp/accounts/9/connect'],
  [200, 'manager', 'POST', '/epp/accounts/6/disconnect'],
  [404, 'manager', 'POST', '/epp/accounts/1/disconnect'],
  [200, 'manager', 'GET', '/epp/account-settings/6'],
  [404, 'manager', 'GET', '/epp/account-settings/1'],
  [200, 'manager', 'PUT', '/epp/account-settings/6', { command_delay_ms: 20 }],
  [400, 'manager', 'PUT', '/epp/account-settings/6', { command_delay_ms: 'none' }],
  [404, 'manager', 'PUT', '/epp/account-settings/1', {}],
];

const CATCHES: readonly Case[] = [
  [200, 'manager', 'GET', '/epp/accounts/2/test-catch/available-dates'],
  [404, 'manager', 'GET', '/epp/accounts/1/test-catch/available-dates'],
  [200, 'manager', 'POST', '/epp/accounts/2/test-catch/start', DOMAINS],
  [400, 'manager', 'POST', '/epp/accounts/2/test-catch/start', { domains: [] }],
  [404, 'manager', 'POST', '/epp/accounts/1/test-catch/start', DOMAINS],
  [409, 'manager', 'POST', '/epp/accounts/2/test-catch/start', DOMAINS],
  [409, 'manager', 'DELETE', '/epp/accounts/2'],
  [200, 'manager', 'GET', '/epp/accounts/2/test-catch/status'],
  [404, 'manager', 'GET', '/epp/accounts/1/test-catch/status'],
  [200, 'manager', 'POST', '/epp/accounts/2/test-catch/stop'],
  [404, 'manager', 'POST', '/epp/accounts/1/test-catch/stop'],
  [200, 'manager', 'POST', '/epp/accounts/2/real-catch/start-manual', TODAY],
  [400, 'manager', 'POST', '/epp/accounts/2/real-catch/start-manual', { target_date: 'today' }],
  [404, 'manager', 'POST', '/epp/accounts/1/real-catch/start-manual', TODAY],
  [409, 'manager', 'POST', '/epp/accounts/2/real-catch/start-manual', TODAY],
  [409, 'manager', 'POST', '/epp/accounts/2/disconnect'],
  [200, 'manager', 'GET', '/epp/accounts/2/real-catch/status'],
  [404, 'manager', 'GET', '/epp/accounts/1/real-catch/status'],
  [200, 'manager', 'POST', '/epp/accounts/2/real-catch/stop'],
  [404, 'manager', 'POST', '/epp/accounts/1/real-catch/stop'],
  [200, 'manager', 'DELETE', '/epp/accounts/12'],
  [404, 'manager', 'DELETE', '/epp/accounts/12'],
];

/** The catch of a day's orders: the day comes from the seed. */
function orderCatches({ world }: Mock): Case[] {
  const date = world.store.orders.find(({ state }) => state === 'READY_FOR_CATCH')?.drop_date;
  const path = '/epp/accounts/1/test-catch/start-orders';
  return [
    [200, 'admin', 'POST', path, { test_date: date }],
    [400, 'admin', 'POST', path, { test_date: '2020-01-01' }],
    [404, 'manager', 'POST', path, { test_date: date }],
    [409, 'admin', 'POST', path, { test_date: date }],
  ];
}

/** The log and the tools. The id of a log row comes from the seed. */
function logCases({ world }: Mock): Case[] {
  const [row] = world.store.eppLogs.all();
  return [
    [200, 'manager', 'GET', '/epp/logs?command=create&success=0&date_from=2026-11-18'],
    [400, 'manager', 'GET', '/epp/logs?success=2'],
    [200, 'manager', 'GET', '/epp/logs/stats'],
    [200, 'admin', 'GET', `/epp/logs/${row?.id}`],
    [404, 'admin', 'GET', '/epp/logs/1'],
    [200, 'admin', 'POST', '/epp/tools/domain-check', { ...DOMAINS, account_id: 1 }],
    [400, 'manager', 'POST', '/epp/tools/domain-check', { ...DOMAINS, account_id: 1 }],
    [409, 'admin', 'POST', '/epp/tools/domain-check', { ...DOMAINS, account_id: 9 }],
  ];
}

/** A call for each documented status of the EPP areas. */
export function eppCases(mock: Mock): Case[] {
  return [...CATEGORIES, ...ACCOUNTS, ...orderCatches(mock), ...CATCHES, ...logCases(mock)];
}
