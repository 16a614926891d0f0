import { describe, expect, test } from 'vitest';
import { testMock } from '../../../test/kit/mock.ts';
import { maySeeAccount } from '../epp-accounts/accounts.ts';

describe.each([1, 'another'])('the audit log of seed %s', (seed) => {
  const { store } = testMock({ seed }).world;

  test('has connects by managers only of their own accounts', () => {
    let seen = 0;
    for (const { actor_id, resource_type, resource_id } of store.auditLogs.all()) {
      const actor = store.users.get(actor_id ?? 0);
      const account = store.eppAccounts.get(resource_id ?? 0);
      if (resource_type !== 'EppAccount' || actor?.role !== 'manager' || !account) continue;
      seen += 1;
      expect(maySeeAccount(actor, account)).toBe(true);
    }
    expect(seen).toBeGreaterThan(10);
  });

  test('has connects of active accounts only', () => {
    const tried = store.auditLogs.filter(({ action }) => action === 'epp_account.connect');
    expect(tried.length).toBeGreaterThan(100);
    for (const { resource_id } of tried) {
      expect(store.eppAccounts.get(resource_id ?? 0)).toMatchObject({ is_active: true });
    }
  });

  test('has no sign-in of an inactive user', () => {
    const signIns = store.auditLogs.filter(({ action }) => action === 'login');
    expect(signIns.length).toBeGreaterThan(100);
    for (const { actor_id } of signIns) {
      expect(store.users.get(actor_id ?? 0)?.is_active).not.toBe(false);
    }
  });
});
