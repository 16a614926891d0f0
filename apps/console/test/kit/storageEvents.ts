/** Fires the storage event that this tab gets when another tab changes the storage. */
export function fireStorageEvent(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}
