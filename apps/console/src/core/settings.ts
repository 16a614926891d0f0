import { timeZones } from '@dropcatch/sdk';
import * as v from 'valibot';
import { preference } from './browser/preference.ts';
import { browserTimeZone } from './time/time.ts';

// The preferences of /settings. Mantine stores the colour scheme itself.

export const densities = ['dense', 'compact', 'comfortable'] as const;

export const densitySetting = preference('density', v.picklist(densities), 'compact');

/** The time zones to choose from (spec, section 9). The empty one is the browser's. */
export const timeZoneOptions = ['', ...timeZones] as const;

/** The zone that times are shown in: an IANA name, or empty for the browser's. */
export const timeZoneSetting = preference('timeZone', v.picklist(timeZoneOptions), '');

/** The zone to show beside UTC, an IANA name: the chosen one, or the browser's if UTC is chosen. */
export function useZoneBesideUtc(): string {
  const [choice] = timeZoneSetting.use();
  return choice && choice !== 'UTC' ? choice : browserTimeZone();
}

/** Page sizes of the catalogue (spec, section 9). */
export const pageSizes = [25, 50, 100, 250] as const;

export type PageSize = (typeof pageSizes)[number];

/** The catalogue's page size if its address names none. */
export const pageSizeSetting = preference('pageSize', v.picklist(pageSizes), 50);

/** The separators of CSV files. Spreadsheets expect a semicolon where the comma is the decimal mark. */
export const csvSeparators = [',', ';'] as const;

export const csvSeparatorSetting = preference('csvSeparator', v.picklist(csvSeparators), ',');

/** Whether single-key shortcuts work. People who dictate can turn them off (WCAG 2.1.4). */
export const shortcutsSetting = preference('shortcuts', v.boolean(), true);
