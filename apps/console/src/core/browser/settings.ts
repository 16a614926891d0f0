import { useCallback, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { timeZones } from '@dropcatch/sdk';
import { sharedStorage } from './browserStorage.ts';
import { browserZone } from '../time/time.ts';

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

// What a person chooses in /settings, kept in the browser. The colour scheme is not here: Mantine keeps it itself.

/** How tall the rows of tables are. */
export const densities = ['dense', 'compact', 'comfortable'] as const;

type Density = (typeof densities)[number];

const Densities = v.fallback(v.picklist(densities), 'compact');

/** The density of tables. */
export function useDensity(): [Density, (density: Density) => void] {
  return usePreference('density', Densities);
}

/** The time zones to choose from (spec, section 9), and the browser's own, which has no name here. */
export const zoneChoices = ['', ...timeZones] as const;

type ZoneChoice = (typeof zoneChoices)[number];

const Zones = v.fallback(v.picklist(zoneChoices), '');

/** The zone that times are shown in: an IANA name, or empty for the browser's own. */
export function useTimeZone(): [ZoneChoice, (zone: ZoneChoice) => void] {
  return usePreference('timeZone', Zones);
}

/** The zone that stands beside UTC, an IANA name: the chosen one, or the browser's where that is UTC, too. */
export function useZoneBesideUtc(): string {
  const [choice] = useTimeZone();
  return choice && choice !== 'UTC' ? choice : browserZone();
}

/** Page sizes of the catalogue (spec, section 9). */
export const pageSizes = [25, 50, 100, 250] as const;

export type PageSize = (typeof pageSizes)[number];

const PageSizes = v.fallback(v.picklist(pageSizes), 50);

/** The catalogue's page size where its address names none. */
export function useDefaultPageSize(): [PageSize, (size: PageSize) => void] {
  return usePreference('pageSize', PageSizes);
}

/** The same for loaders, which run outside React. */
export function getDefaultPageSize(): PageSize {
  return getPreference('pageSize', PageSizes);
}

const Shortcuts = v.fallback(v.boolean(), true);

/** Whether single keys act as shortcuts. Who dictates or types by accident can turn them off (WCAG 2.1.4). */
export function useShortcutsOn(): [boolean, (on: boolean) => void] {
  return usePreference('shortcuts', Shortcuts);
}
