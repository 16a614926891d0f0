import type { SourceDataStats } from '@dropcatch/sdk';
import { activeRuns, enrichRest } from '../enrichment/job.ts';
import { stopRun } from '../enrichment/stop-run.ts';
import { takeOut } from '../enrichment/tables.ts';
import { DAY, isoDate } from '../time/clock.ts';
import type { World } from '../world.ts';

/** How many rows of the catalogue come from a source, by drop day (from 1970-01-01). */
function rowsByDay({ catalogue }: World, sourceId: number): Map<number, number> {
  const { source, day } = catalogue.columns;
  const counts = new Map<number, number>();
  for (let row = 0; row < catalogue.size; row += 1) {
    if (source[row] !== sourceId) continue;
    const dropDay = day[row] ?? 0;
    counts.set(dropDay, (counts.get(dropDay) ?? 0) + 1);
  }
  return counts;
}

/** The stored domains of a source, counted. */
export function dataStats(world: World, sourceId: number): SourceDataStats {
  const date_distribution = [...rowsByDay(world, sourceId)]
    .toSorted(([a], [b]) => a - b)
    .map(([day, count]) => ({ date: isoDate(day * DAY), count }));
  return {
    total_records: date_distribution.reduce((sum, { count }) => sum + count, 0),
    date_range: {
      min_date: date_distribution[0]?.date ?? null,
      max_date: date_distribution.at(-1)?.date ?? null,
    },
    date_distribution,
  };
}

/** Takes the rows of a source out of the catalogue, all or those of one drop day; tells how many went. */
export function deleteRows(world: World, sourceId: number, day: number | undefined): number {
  const { columns, size } = world.catalogue;
  const gone = new Uint8Array(size);
  for (let row = 0; row < size; row += 1) {
    const goes =
      columns.source[row] === sourceId && (day === undefined || columns.day[row] === day);
    gone[row] = Number(goes);
  }
  if (!gone.includes(1)) return 0;
  // Runs count the rows that they have asked about: they stop, and go on with the rows that are left.
  const running = new Set(activeRuns(world).map(({ plan }) => plan.source_id));
  for (const id of running) stopRun(world, id);
  const count = takeOut(world, gone);
  for (const source of world.store.dataSources.filter(({ id }) => running.has(id))) {
    enrichRest(world, source);
  }
  return count;
}
