import { takeOut } from '../domains/take-out.ts';
import { DAY, isoDate } from '../time/clock.ts';
import type { World } from '../world.ts';

/** How old EPP logs, released domains and drops of the catalogue become, in days. */
export const KEPT_DAYS = 90;

/** When what is too old at a time ends; both in milliseconds since 1970. */
export function oldUntil(now: number): number {
  return now - KEPT_DAYS * DAY;
}

/** Removes what is too old: a mock that runs for months stays as fast, and its state as small. */
export function prune(world: World): void {
  const { store, catalogue, clock } = world;
  const until = oldUntil(clock.now());
  for (const { id, at } of store.eppLogs.all()) if (at < until) store.eppLogs.delete(id);
  const firstDate = isoDate(until);
  for (const { id, release_date } of store.releasedDomains.all()) {
    if (release_date < firstDate) store.releasedDomains.delete(id);
  }
  const firstDay = Math.floor(until / DAY);
  const { day, variations } = catalogue.columns;
  takeOut(world, (row) => (variations.get(row)?.at(-1)?.day ?? day[row] ?? 0) < firstDay);
}
