import { expect, test } from 'vitest';
import { hasPermission, hasRole } from './permissions.ts';

const admin = { role: 'admin', permissions: {} } as const;
const manager = { role: 'manager', permissions: { export: true, import: false } } as const;

test('hasRole compares the role of a user with one role or several [§6.has-role]', () => {
  expect(hasRole(admin, 'admin')).toBe(true);
  expect(hasRole(manager, 'admin')).toBe(false);
  expect(hasRole(manager, ['admin', 'manager'])).toBe(true);
  expect(hasRole(manager, [])).toBe(false);
});

test('hasPermission is true for an admin, and for others as their permissions say [§6.has-permission]', () => {
  expect(hasPermission(admin, 'export')).toBe(true);
  expect(hasPermission(manager, 'export')).toBe(true);
  expect(hasPermission(manager, 'import')).toBe(false);
  expect(hasPermission(manager, 'delete')).toBe(false);
  expect(hasPermission(manager, 'constructor')).toBe(false);
});

test.each([undefined, null, {}])('%j has no role and no permission', (nobody) => {
  expect(hasRole(nobody, ['admin', 'manager', 'user'])).toBe(false);
  expect(hasPermission(nobody, 'export')).toBe(false);
});
