import { addDays, isDay, monthNames, utcDay, type Day } from './time.ts';

/** The first and last day that people can enter, so that a half-typed year is invalid. */
export const dayLimits = { min: '1990-01-01', max: '9999-12-31' } as const;

/** The days near today that have a name, by their distance. */
export const nearDays = { Yesterday: -1, Today: 0, Tomorrow: 1 } as const;

export type NearDay = keyof typeof nearDays;

/** What is wrong with a text that is no day. */
export const dayProblem = 'Enter a day such as 28 Nov 2026';

const month = '(?<month>[a-z]{3,})\\.?';
const day = '(?<day>\\d{1,2})';
const year = '(?<year>\\d{4})';

const patterns = [
  `${year}-(?<number>\\d{2})-${day}`,
  // The year may follow later.
  `${day}\\.? ${month}(?:,? ${year})?`,
  `${month} ${day}(?:,? ${year})?`,
  `${day}\\.(?<number>\\d{1,2})\\.${year}`,
].map((pattern) => new RegExp(`^${pattern}$`, 'i'));

/**
 * Reads a typed day: `2026-11-28`, `28 Nov 2026`, `November 28, 2026`, `28.11.2026`, `28 Nov` of this year, `today`,
 * `tomorrow` or `yesterday`. Undefined for other text, for days that do not exist, and outside of {@link dayLimits}. Days
 * with slashes are not read: their order is not the same everywhere.
 */
export function parseDay(text: string, today: Day = utcDay()): Day | undefined {
  const typed = text.trim().replace(/\s+/g, ' ').toLowerCase();
  const near = Object.entries(nearDays).find(([name]) => name.toLowerCase() === typed);
  if (near) return addDays(today, near[1]);
  const parts = patterns.map((pattern) => pattern.exec(typed)?.groups).find(Boolean);
  if (!parts) return undefined;
  const { year: ofYear = today.slice(0, 4), month: name = '', number, day: ofMonth } = parts;
  const byName = monthNames.findIndex((full) => full.toLowerCase().startsWith(name)) + 1;
  const at = [ofYear, number ?? byName, ofMonth].map((part) => String(part).padStart(2, '0'));
  const found = at.join('-');
  return isDay(found) && found >= dayLimits.min && found <= dayLimits.max ? found : undefined;
}

/** Whether a typed day has its year and its last digit, and so may be read before the user has finished. */
export const isWholeDay = (text: string) =>
  text.length >= '1 May 2026'.length && /\d{4}/.test(text);
