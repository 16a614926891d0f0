import type { AuditLog } from '@dropcatch/sdk';
import { describe, expect, test } from 'vitest';
import { testMock } from '../../../test/kit/mock.ts';
import { maySeeAccount } from '../epp/accounts.ts';
import type { Store } from '../../world/store.ts';
import type { StoredUser } from '../../world/records/users.ts';

/** The changed fields of an update with their old and new values. */
function changesOf({ details }: AuditLog): [field: string, from: unknown, to: unknown][] {
  const { from, to } = { ...details } as Record<'from' | 'to', Record<string, unknown>>;
  return Object.keys(to).map((field) => [field, from[field], to[field]]);
}

const RECORDS: Readonly<
  Record<string, (store: Store, id: number) => Readonly<Record<string, unknown>> | undefined>
> = {
  'user.update': ({ users }, id) => ({ ...users.get(id) }),
  'epp_account.settings_update': ({ eppAccounts }, id) => ({ ...eppAccounts.get(id)?.settings }),
  'epp_category.update': ({ eppCategories }, id) => ({ ...eppCategories.get(id) }),
};

describe.each([1, 'another'])('the audit log of seed %s', (seed) => {
  const { store } = testMock({ seed }).world;
  const done = store.auditLogs.filter(({ success }) => success);
  const of = (action: string): AuditLog[] => done.filter((entry) => entry.action === action);
  const actorOf = ({ actor_id }: AuditLog): StoredUser | undefined =>
    actor_id === null ? undefined : store.users.get(actor_id);

  test('a manager acts on accounts and users of their own', () => {
    const byManagers = done.filter((entry) => actorOf(entry)?.role === 'manager');
    const seen = { accounts: 0, users: 0 };
    for (const entry of byManagers) {
      const manager = actorOf(entry);
      const { resource_type, resource_id, action } = entry;
      const account = store.eppAccounts.get(resource_id ?? 0);
      if (resource_type === 'EppAccount' && manager !== undefined && account !== undefined) {
        seen.accounts += 1;
        expect(maySeeAccount(manager, account), `${manager.username} ${action}`).toBe(true);
      } else if (action === 'user.update') {
        seen.users += 1;
        expect(store.users.get(resource_id ?? 0)?.manager_id).toBe(manager?.id);
      }
    }
    expect(seen.accounts).toBeGreaterThan(10);
    expect(seen.users).toBeGreaterThan(10);
  });

  test('accounts that are not active neither connect nor catch', () => {
    const tried = store.auditLogs.filter(({ action }) =>
      /^epp_account\.(connect|disconnect|real_catch_start)$/.test(action),
    );
    expect(tried.length).toBeGreaterThan(100);
    for (const { resource_id } of tried) {
      expect(store.eppAccounts.get(resource_id ?? 0)).toMatchObject({ is_active: true });
    }
  });

  test('an account is connected and disconnected in turn, and is now as it was left', () => {
    for (const { id, is_connected } of store.eppAccounts.all()) {
      const turns = [...of('epp_account.connect'), ...of('epp_account.disconnect')]
        .filter(({ resource_id }) => resource_id === id)
        .toSorted((a, b) => a.id - b.id)
        .map(({ action }) => action);
      for (const [i, turn] of turns.entries()) expect(turn).not.toBe(turns[i + 1]);
      if (turns.length === 0) continue;
      expect(turns.at(-1)).toBe(`epp_account.${is_connected ? 'connect' : 'disconnect'}`);
    }
  });

  test.each(Object.entries(RECORDS))(
    '%s leads from value to value to that of now',
    (action, find) => {
      const held = new Map<string, unknown>();
      const updates = of(action);
      expect(updates.length).toBeGreaterThan(10);
      for (const entry of updates) {
        for (const [field, from, to] of changesOf(entry)) {
          const key = `${entry.resource_id} ${field}`;
          expect(to).not.toEqual(from);
          if (held.has(key)) expect(from).toEqual(held.get(key));
          held.set(key, to);
        }
      }
      for (const [key, value] of held) {
        const [id = '', field = ''] = key.split(' ');
        expect(find(store, Number(id))?.[field] ?? null).toEqual(value);
      }
    },
  );

  test('nobody signs in to an inactive account', () => {
    const off = new Set<number>();
    for (const entry of done) {
      const changes = entry.action === 'user.update' ? changesOf(entry) : [];
      const isActive = changes.find(([field]) => field === 'is_active')?.[2];
      if (isActive === false) off.add(entry.resource_id ?? 0);
      if (isActive === true) off.delete(entry.resource_id ?? 0);
      if (entry.actor_id !== null) expect(off).not.toContain(entry.actor_id);
    }
  });

  test('a deletion has at most the records that its source imported before', () => {
    const deletions = of('source.delete_data');
    expect(deletions.length).toBeGreaterThan(0);
    for (const { resource_id, created_at, details } of deletions) {
      const imported = (store.sources.get(resource_id ?? 0)?.history ?? [])
        .filter(({ started_at }) => started_at < created_at)
        .reduce((sum, batch) => sum + batch.imported, 0);
      expect(imported).toBeGreaterThanOrEqual(Number(details?.['records']));
    }
  });

  test('a real catch goes for orders of its day and registrar', () => {
    for (const { resource_id, details } of of('epp_account.real_catch_start')) {
      const category = store.eppAccounts.get(resource_id ?? 0)?.registrar_category_id;
      const orders = store.orders.filter(
        (order) =>
          order.drop_date === details?.['target_date'] &&
          order.epp_registrar_category_id === category,
      );
      expect(orders.length).toBeGreaterThanOrEqual(Number(details?.['orders']));
      expect(details?.['orders']).toBeGreaterThan(0);
    }
  });
});
