import { expect } from 'vitest';
import { all, distinct, isDescending, type Look } from './read.ts';

/** Checks the lists and unread counts of notifications. */
export const lookAtNotifications: Look = async (service) => {
  for (const { caller } of service.people()) {
    const rows = await all(service, caller, 'notifications/list', 'notifications');
    const { unread_count } = await service.get(caller, 'notifications/stats');
    expect(unread_count).toBe(rows.filter(({ is_read }) => !is_read).length);
    expect(isDescending(rows.map(({ created_at }) => created_at))).toBe(true);
    for (const { id, is_read, read_at, created_at } of rows) {
      expect([id, read_at !== null]).toEqual([id, is_read]);
      expect(read_at === null || read_at >= created_at).toBe(true);
    }
  }
};

/** Checks the lists of users and managers, the figures of the dashboard, and everybody's own profile. */
export const lookAtUsers: Look = async (service) => {
  const people = service.people();
  const admin = people.find(({ user }) => user.role === 'admin');
  if (admin === undefined) return;
  const users = await all(service, admin.caller, 'adminUsers/list', 'users');
  const { managers } = await service.get(admin.caller, 'managers/list');
  const board = await service.get(admin.caller, 'dashboard/stats');
  const managerIds = users.filter(({ role }) => role === 'manager').map(({ id }) => id);
  expect(board.admin).toEqual({
    total_users: users.length,
    active_users: users.filter(({ is_active }) => is_active).length,
    total_managers: managerIds.length,
  });
  expect(distinct(managers.map(({ id }) => id))).toEqual(distinct(managerIds));
  expect(await service.get(admin.caller, 'managers/listForUsers')).toEqual({ managers });
  for (const key of ['email', 'username'] as const) {
    expect(distinct(users.map((user) => user[key].toLowerCase()))).toHaveLength(users.length);
  }
  for (const { id, role, manager_id } of users) {
    if (manager_id == null) continue;
    expect([id, role, managerIds.includes(manager_id)]).toEqual([id, 'user', true]);
  }
  for (const { caller, user } of people) {
    const profile = await service.get(caller, 'auth/profile');
    expect(profile).toEqual(users.find(({ id }) => id === user.id));
    if (user.role !== 'manager') continue;
    const own = await all(service, caller, 'users/list', 'users');
    expect(own).toEqual(users.filter(({ manager_id }) => manager_id === user.id));
  }
};

/** Checks who sees which registrar categories and EPP accounts, and that each account has its category. */
export const lookAtAccounts: Look = async (service) => {
  for (const { caller, user } of service.people()) {
    const { categories } = await service.get(caller, 'eppCategories/list');
    const { accounts } = await service.get(caller, 'eppAccounts/list');
    const ids = categories.map(({ id }) => id);
    if (user.role === 'user') {
      expect(accounts).toEqual([]);
      continue;
    }
    for (const {
      id,
      registrar_category_id: category,
      manager_id,
      is_active,
      is_connected,
    } of accounts) {
      expect([id, ids.includes(category)]).toEqual([id, true]);
      expect([id, user.role === 'admin' || manager_id === user.id]).toEqual([id, true]);
      expect([id, is_active || !is_connected]).toEqual([id, true]);
    }
    let parts = 0;
    for (const category_id of ids) {
      const part = await service.get(caller, 'eppAccounts/list', { category_id });
      parts += part.accounts.length;
    }
    expect(parts).toBe(accounts.length);
    const checking = await service.get(caller, 'releasedDomains/eppAccounts');
    expect(checking.accounts).toEqual(accounts.filter(({ is_active }) => is_active));
    if (user.role === 'admin' || service.userOf('admin') === undefined) continue;
    const every = await service.get('admin', 'eppAccounts/list');

    expect(accounts).toEqual(every.accounts.filter(({ manager_id }) => manager_id === user.id));
  }
};
