import { useCallback, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { parseJson } from '../text/parseJson.ts';
import { sharedStorage } from './browserStorage.ts';

/** The prefix of preferences in local storage, which all tabs share. */
const prefix = 'preference:';

/** Reports changes in this tab. The browser's `storage` event reaches only the other tabs. */
const localChanges = new EventTarget();

function subscribe(listener: () => void): () => void {
  const stop = new AbortController();
  localChanges.addEventListener('change', listener, { signal: stop.signal });
  window.addEventListener('storage', listener, { signal: stop.signal });
  return () => stop.abort();
}

/**
 * Preferences with one schema, each with a name of its own. All tabs share them, and they are kept after these close.
 * @param schema for the stored value, which may be anything, such as that of an older version
 * @param fallback the value until one is set, and where the stored one is invalid
 */
export function preferences<T>(schema: v.GenericSchema<unknown, T>, fallback: NoInfer<T>) {
  /** The last values. Each stays the same object until the stored text changes. */
  const cache = new Map<string, { text: string; value: T }>();
  const read = (name: string) => sharedStorage.getItem(prefix + name) ?? '';
  const parse = (name: string, text: string): T => {
    const known = cache.get(name);
    if (known?.text === text) return known.value;
    const { success, output } = v.safeParse(schema, parseJson(text));
    const value = success ? output : fallback;
    cache.set(name, { text, value });
    return value;
  };
  const get = (name: string) => parse(name, read(name));
  const write = (name: string, value: T) => {
    sharedStorage.setItem(prefix + name, JSON.stringify(value));
    localChanges.dispatchEvent(new Event('change'));
  };
  const use = (name: string): [T, (value: T) => void] => {
    const text = useSyncExternalStore(subscribe, () => read(name));
    return [parse(name, text), useCallback((value: T) => write(name, value), [name])];
  };
  const change = (name: string, by: (value: T) => T) => write(name, by(get(name)));
  return { get, use, change };
}

/**
 * A preference of the browser. `use` works like `useState`; `get` is for code outside of components. `change` starts from
 * the stored value: another tab may have changed it since a component read it. If the storage is full or blocked, a
 * change is lost on a reload. `userPreference` makes one that each user has for themselves.
 */
export function preference<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  fallback: NoInfer<T>,
) {
  const { get, use, change } = preferences(schema, fallback);
  return {
    get: () => get(name),
    use: () => use(name),
    change: (by: (value: T) => T) => change(name, by),
  };
}
