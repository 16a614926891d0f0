import { DAY, isoDate } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { activeRuns } from '../data-sources/runs.ts';
import { takeOut } from '../data-sources/tables.ts';

/** How old EPP logs, released domains and drops of the catalogue become, in days. */
export const KEPT_DAYS = 90;

/** When what is too old at a time ends; both in milliseconds since 1970. */
export const oldUntil = (now: number): number => now - KEPT_DAYS * DAY;

/** Removes what is too old: a mock that runs for months stays as fast, and its state as small. */
export function prune(world: World): void {
  const { store, clock } = world;
  const until = oldUntil(clock.now());
  for (const { id, at } of store.eppLogs.all()) if (at < until) store.eppLogs.delete(id);
  const firstDate = isoDate(until);
  for (const { id, release_date } of store.releasedDomains.all()) {
    if (release_date < firstDate) store.releasedDomains.delete(id);
  }
  // A run of a data source counts the rows that it has asked about: they go the next time.
  if (activeRuns(world).length === 0) pruneCatalogue(world, Math.floor(until / DAY));
}

/** Takes out what has no drop from a day on (from 1970-01-01). */
function pruneCatalogue(world: World, firstDay: number): void {
  const { size, day, variations } = world.catalogue.columns;
  const gone = new Uint8Array(size);
  for (let row = 0; row < size; row += 1) {
    gone[row] = Number((variations.get(row)?.at(-1)?.day ?? day[row] ?? 0) < firstDay);
  }
  if (gone.includes(1)) takeOut(world, gone);
}
