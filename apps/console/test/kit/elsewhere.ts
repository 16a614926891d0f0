import type { Mock } from '@dropcatch/mock-server/browser';

/** What this tab hears when another one has changed the storage. */
export function tellOfOtherTab(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}

/** The stored admin, whom somebody else may change. */
export function adminOf({ world }: Mock) {
  const admin = world.store.users.find(({ username }) => username === 'admin');
  if (!admin) throw new Error('no admin');
  return admin;
}
