import { notify } from '../activity.ts';
import type { JobKind } from '../jobs/kinds.ts';
import { MINUTE } from '../time/clock.ts';
import type { World } from '../world.ts';
import type { Reading } from './records.ts';
import { closeBatch, storeRecords } from './import-records.ts';

/** An import that is too large for one call: it goes on in the background. */
export interface SourceImportPlan extends Reading {
  readonly source_id: number;
  readonly batch_id: string;
  /** How many records are read. */
  readonly count: number;
  /** Who started it; null when a schedule did. */
  readonly actor_id: number | null;
}

function tell(world: World, actorId: number | null, title: string, message: string): void {
  if (actorId !== null) notify(world, actorId, { type: 'system', title, message });
}

/** What an import leaves behind when it ends: domains, totals, its row of the history, audit log and a notification. */
export const sourceImport: JobKind<'source_import', SourceImportPlan> = {
  onEnd: (world, { plan, status, failure = 'Cancelled' }) => {
    const source = world.store.sources.get(plan.source_id);
    if (source === undefined) return;
    const actor = plan.actor_id === null ? undefined : world.store.users.get(plan.actor_id);
    if (status === 'completed') {
      const stats = storeRecords(world, source, plan);
      const { imported, duplicates, failed } = stats;
      closeBatch(world, source, plan.batch_id, stats, actor);
      const counts = `${imported.toLocaleString('en')} new, ${duplicates.toLocaleString('en')} duplicates`;
      const broken = failed > 0 ? `, ${failed.toLocaleString('en')} refused` : '';
      tell(world, plan.actor_id, 'Import finished', `Import ${source.name}: ${counts}${broken}`);
      return;
    }
    closeBatch(world, source, plan.batch_id, failure, actor);
    tell(world, plan.actor_id, 'Import failed', `Import ${source.name}: ${failure}`);
  },
  keptFor: 60 * MINUTE,
};
