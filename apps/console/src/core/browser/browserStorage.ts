import type { WebStorage } from '@dropcatch/sdk';

/**
 * A storage of the browser that can always be used: what the browser refuses to keep (site data is blocked, storage is
 * full) lives as long as the page.
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
        // Where nothing can be kept, nothing is.
      }
    },
  };
}

/** What all tabs share and what outlives them. A blocked one throws when it is looked at, so that is left to each call. */
export const sharedStorage = dependable(() => localStorage);

/** What a tab has for itself; it outlives a reload. */
export const tabStorage = dependable(() => sessionStorage);
