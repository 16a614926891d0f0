import { expect, test } from 'vitest';
import { entryOf, navigationFor } from './navigation.ts';

const general = ['Dashboard', 'Domains', 'Released', 'Orders', 'Payments', 'Invoices'];
const management = ['Users', 'EPP Accounts', 'EPP Logs', 'EPP Tools'];

function menu(role: 'admin' | 'manager' | 'user') {
  return navigationFor(role).map(({ heading, entries }) => [
    heading,
    ...entries.map(({ label }) => label),
  ]);
}

test('each role sees the menu that the spec gives it (section 2)', () => {
  expect(menu('user')).toEqual([['General', ...general]]);
  expect(menu('manager')).toEqual([
    ['General', ...general],
    ['Management', ...management],
  ]);
  expect(menu('admin')).toEqual([
    ['General', ...general],
    ['Management', ...management, 'Audit Logs'],
    ['Administration', 'EPP Categories', 'Sources', 'Data Sources', 'Schedulers', 'News'],
  ]);
});

test('a dialog belongs to the entry of its screen', () => {
  expect(entryOf('/orders/42/status')?.label).toBe('Orders');
  expect(entryOf('/')?.label).toBe('Dashboard');
  expect(entryOf('/ordersx')).toBeUndefined();
  expect(entryOf('/profile')).toBeUndefined();
});
