import type { WebStorage } from '@dropcatch/sdk';

/**
 * A storage of the browser that never fails. What the browser refuses to keep (site data is blocked, storage is full)
 * lives as long as the page.
 */
function dependable(storage: () => WebStorage): WebStorage {
  const refused = new Map<string, string>();
  return {
    getItem: (key) => {
      try {
        return refused.get(key) ?? storage().getItem(key);
      } catch {
        return null;
      }
    },
    setItem: (key, value) => {
      refused.delete(key);
      try {
        storage().setItem(key, value);
      } catch {
        refused.set(key, value);
      }
    },
    removeItem: (key) => {
      refused.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Nothing can be removed where nothing is stored.
      }
    },
  };
}

/** Shared by all tabs, and kept after they close. A blocked storage throws on access, so each call looks it up. */
export const sharedStorage = dependable(() => localStorage);

/** Of this tab alone; kept over a reload. */
export const tabStorage = dependable(() => sessionStorage);
