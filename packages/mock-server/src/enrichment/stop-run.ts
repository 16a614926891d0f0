import { endJob } from '../jobs/settle.ts';
import type { World } from '../world.ts';
import { activeRuns } from './job.ts';

/** Stops the run of a source, if there is one: what it was filling is going away. */
export function stopRun(world: World, sourceId: number): void {
  for (const { id } of activeRuns(world, sourceId)) endJob(world, id, { status: 'cancelled' });
}
