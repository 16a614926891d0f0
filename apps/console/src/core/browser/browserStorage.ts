import type { WebStorage } from '@dropcatch/sdk';

/**
 * A storage of the browser that never throws. What the browser refuses to store (site data is blocked, storage is full)
 * is kept in memory, as long as the page.
 */
function withMemoryFallback(storage: () => WebStorage): WebStorage {
  const memory = new Map<string, string>();
  return {
    getItem: (key) => {
      try {
        return memory.get(key) ?? storage().getItem(key);
      } catch {
        return null;
      }
    },
    setItem: (key, value) => {
      memory.delete(key);
      try {
        storage().setItem(key, value);
      } catch {
        memory.set(key, value);
      }
    },
    removeItem: (key) => {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Nothing can be removed where nothing is stored.
      }
    },
  };
}

/** Shared by all tabs, and kept after they close. A blocked storage throws on access, so each call accesses it. */
export const sharedStorage = withMemoryFallback(() => localStorage);

/** Of this tab alone; kept over a reload. */
export const tabStorage = withMemoryFallback(() => sessionStorage);

/** Whether the browser stores nothing for this site. What is stored is then lost on a reload. */
export function isStorageBlocked(): boolean {
  const key = 'storage_check';
  try {
    localStorage.setItem(key, key);
    localStorage.removeItem(key);
    return false;
  } catch {
    return true;
  }
}
