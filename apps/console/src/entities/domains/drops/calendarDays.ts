import { addDays, type Day } from '../../../core/time/time.ts';

/** Days of the drop calendar. */
const calendarDays = 14;

/** The days of the drop calendar, today first. */
export function dropDaysFrom(today: Day): Day[] {
  return Array.from({ length: calendarDays }, (_, index) => addDays(today, index));
}

/** How busy a day is beside the busiest one, from 0 to 1; squared, so that days that are alike still differ. */
export function heatOf(count: number, most: number): number {
  return most > 0 ? Math.min(1, Math.max(0, count) / most) ** 2 : 0;
}

/**
 * What a key does in the calendar: where it leads from one place to another, if it leads anywhere.
 * @param columns how many days stand in a row
 */
export function placeByKey(
  key: string,
  at: number,
  count: number,
  columns: number,
): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: count - 1,
  };
  const place = Object.hasOwn(places, key) ? places[key] : undefined;
  return place !== undefined && place >= 0 && place < count ? place : undefined;
}
