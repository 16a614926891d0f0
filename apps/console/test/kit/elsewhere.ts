import type { Mock } from '@dropcatch/mock-server/browser';

/** Fires the storage event that this tab gets when another tab changes the storage. */
export function fireStorageEvent(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}

/** The stored admin, for a change by somebody else. */
export function adminOf({ world }: Mock) {
  const admin = world.store.users.find(({ username }) => username === 'admin');
  if (!admin) throw new Error('no admin');
  return admin;
}
