import { useCallback, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { sharedStorage } from './browserStorage.ts';

/** Settings live in local storage under this prefix, so that other tabs see them too. */
const prefix = 'preference:';
const listeners = new Set<() => void>();
const cache = new Map<string, { text: string; value: unknown }>();

function read(name: string): string {
  return sharedStorage.getItem(prefix + name) ?? '';
}

function parse<T>(name: string, text: string, schema: v.GenericSchema<unknown, T>): T {
  const known = cache.get(name);
  if (known?.text === text) return known.value as T;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    stored = undefined;
  }
  const value = v.parse(schema, stored);
  cache.set(name, { text, value });
  return value;
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

/** One listener on the window serves all who look: a list may show hundreds of times. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', tellAll);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', tellAll);
  };
}

/** A setting as it is now, for code outside React; components use {@link usePreference}. */
export function getPreference<T>(name: string, schema: v.GenericSchema<unknown, T>): T {
  return parse(name, read(name), schema);
}

/**
 * Stores what the function makes of a setting as it is now, not as some component saw it: another tab may have changed
 * it meanwhile. Where storage is full or blocked, a setting lives as long as the page.
 */
export function changePreference<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  change: (value: T) => T,
): void {
  write(name, change(getPreference(name, schema)));
}

function write(name: string, value: unknown): void {
  sharedStorage.setItem(prefix + name, JSON.stringify(value));
  tellAll();
}

/**
 * A setting that outlives the tab and that other tabs share, like `useState`. What is stored may be anything (an older
 * version wrote it, or a person): the schema turns it into a value that fits.
 * @param schema must accept everything, so it is a `v.fallback(…)`; the fallback holds until something is set.
 */
export function usePreference<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
): [T, (value: T) => void] {
  const text = useSyncExternalStore(subscribe, () => read(name));
  const set = useCallback((value: T) => write(name, value), [name]);
  return [parse(name, text, schema), set];
}
