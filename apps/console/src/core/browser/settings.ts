import { useCallback, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { timeZones } from '@dropcatch/sdk';
import { browserTimeZone } from '../time/time.ts';
import { sharedStorage } from './browserStorage.ts';

/** The prefix of preferences in local storage, which all tabs share. */
const prefix = 'preference:';

/** Reports changes in this tab. The browser's `storage` event reaches only the other tabs. */
const localChanges = new EventTarget();

/** The last value of each preference. It stays the same object until the stored text changes. */
const cache = new Map<string, { text: string; value: unknown }>();

const read = (name: string) => sharedStorage.getItem(prefix + name) ?? '';

function parse<T>(name: string, text: string, schema: v.GenericSchema<unknown, T>): T {
  const known = cache.get(name);
  if (known?.text === text) return known.value as T;
  const value = v.parse(schema, parseJson(text));
  cache.set(name, { text, value });
  return value;
}

/** Undefined for text that is not JSON. Empty text, which is the usual case, throws nothing: an error costs 40 ms at the start. */
function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function write(name: string, value: unknown): void {
  sharedStorage.setItem(prefix + name, JSON.stringify(value));
  localChanges.dispatchEvent(new Event('change'));
}

function subscribe(listener: () => void): () => void {
  const stop = new AbortController();
  localChanges.addEventListener('change', listener, { signal: stop.signal });
  window.addEventListener('storage', listener, { signal: stop.signal });
  return () => stop.abort();
}

/** The current value of a preference, for code outside of components; these use {@link usePreference}. */
export function getPreference<T>(name: string, schema: v.GenericSchema<unknown, T>): T {
  return parse(name, read(name), schema);
}

/**
 * Changes a preference, starting from its stored value: another tab may have changed it since a component read it. If
 * the storage is full or blocked, the change is lost on a reload.
 */
export function changePreference<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  change: (value: T) => T,
): void {
  write(name, change(getPreference(name, schema)));
}

/**
 * A preference that all tabs share and that is kept after they close; used like `useState`. The stored text may be
 * anything, such as that of an older version.
 * @param schema must accept everything, so it is a `v.fallback(…)`. The fallback is the value until one is set.
 */
export function usePreference<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
): [T, (value: T) => void] {
  const text = useSyncExternalStore(subscribe, () => read(name));
  const set = useCallback((value: T) => write(name, value), [name]);
  return [parse(name, text, schema), set];
}

// The preferences of /settings. Mantine stores the colour scheme itself.

export const densities = ['dense', 'compact', 'comfortable'] as const;

const Density = v.fallback(v.picklist(densities), 'compact');

export const useDensity = () => usePreference('density', Density);

/** The time zones to choose from (spec, section 9). The empty one is the browser's. */
export const timeZoneOptions = ['', ...timeZones] as const;

const Zone = v.fallback(v.picklist(timeZoneOptions), '');

/** The zone that times are shown in: an IANA name, or empty for the browser's. */
export const useTimeZone = () => usePreference('timeZone', Zone);

/** The zone to show beside UTC, an IANA name: the chosen one, or the browser's if UTC is chosen. */
export function useZoneBesideUtc(): string {
  const [choice] = useTimeZone();
  return choice && choice !== 'UTC' ? choice : browserTimeZone();
}

/** Page sizes of the catalogue (spec, section 9). */
export const pageSizes = [25, 50, 100, 250] as const;

export type PageSize = (typeof pageSizes)[number];

const PageSize = v.fallback(v.picklist(pageSizes), 50);

/** The catalogue's page size if its address names none. */
export const useDefaultPageSize = () => usePreference('pageSize', PageSize);

/** The same for loaders, which run outside of components. */
export const getDefaultPageSize = () => getPreference('pageSize', PageSize);

/** The separators of CSV files. Spreadsheets expect a semicolon where the comma is the decimal mark. */
export const csvSeparators = [',', ';'] as const;

const CsvSeparator = v.fallback(v.picklist(csvSeparators), ',');

export const useCsvSeparator = () => usePreference('csvSeparator', CsvSeparator);

/** The same for code outside of components. */
export const getCsvSeparator = () => getPreference('csvSeparator', CsvSeparator);

const Shortcuts = v.fallback(v.boolean(), true);

/** Whether single-key shortcuts work. People who dictate can turn them off (WCAG 2.1.4). */
export const useShortcutsEnabled = () => usePreference('shortcuts', Shortcuts);
