import { timeZones } from '@dropcatch/sdk';
import * as v from 'valibot';
import { getPreference, usePreference } from './preferences.ts';
import { browserZone } from '../time/time.ts';

// What a person chooses in /settings, kept in the browser. The colour scheme is not here: Mantine keeps it itself.

/** How tall the rows of tables are. */
export const densities = ['dense', 'compact', 'comfortable'] as const;
export type Density = (typeof densities)[number];

const Densities = v.fallback(v.picklist(densities), 'compact');

/** The density of tables. */
export function useDensity(): [Density, (density: Density) => void] {
  return usePreference('density', Densities);
}

/** The time zones to choose from (spec, section 9), and the browser's own, which has no name here. */
export const zoneChoices = ['', ...timeZones] as const;
export type ZoneChoice = (typeof zoneChoices)[number];

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
