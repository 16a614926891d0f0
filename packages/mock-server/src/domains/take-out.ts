import { activeRuns, enrichRest } from '../enrichment/job.ts';
import { stopRun } from '../enrichment/stop-run.ts';
import { forgetRows, publishEnrichment } from '../enrichment/tables.ts';
import type { World } from '../world.ts';

/** Takes the rows that pass out of the catalogue, with what data sources know of them; tells how many went. */
export function takeOut(world: World, goes: (row: number) => boolean): number {
  const gone = new Uint8Array(world.catalogue.size);
  for (let row = 0; row < gone.length; row += 1) gone[row] = Number(goes(row));
  if (!gone.includes(1)) return 0;
  // Runs count the rows that they have asked about: they stop, and go on with the rows that are left.
  const running = new Set(activeRuns(world).map(({ plan }) => plan.source_id));
  for (const id of running) stopRun(world, id);
  forgetRows(world, gone);
  const count = world.catalogue.remove(gone);
  publishEnrichment(world);
  for (const source of world.store.dataSources.filter(({ id }) => running.has(id))) {
    enrichRest(world, source);
  }
  return count;
}
