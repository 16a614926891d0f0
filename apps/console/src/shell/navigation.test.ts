import { expect, test } from 'vitest';
import { menus, roles } from '../../test/kit/access.ts';
import { entryOf, navigationFor } from './navigation.ts';

test('each role sees the menu that the spec gives it (section 2) [§2.menu]', () => {
  for (const role of roles) {
    const menu = navigationFor(role).map(({ heading, entries }) => [
      heading,
      entries.map(({ label }) => label),
    ]);
    expect(menu).toEqual(Object.entries(menus[role]));
  }
});

test('a dialog belongs to the entry of its screen', () => {
  expect(entryOf('/orders/42/status')?.label).toBe('Orders');
  expect(entryOf('/')?.label).toBe('Dashboard');
  expect(entryOf('/ordersx')).toBeUndefined();
  expect(entryOf('/profile')).toBeUndefined();
});
