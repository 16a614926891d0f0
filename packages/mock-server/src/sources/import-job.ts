import { type Notice, notify } from '../activity.ts';
import type { JobKind } from '../jobs/kinds.ts';
import { MINUTE } from '../time/clock.ts';
import type { World } from '../world.ts';
import { importNotice } from './import-notice.ts';
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

function tell(world: World, actorId: number | null, notice: Notice): void {
  if (actorId !== null) notify(world, actorId, notice);
}

/** What an import leaves behind when it ends: domains, totals, its row of the history, audit log and a notification. */
export const sourceImport: JobKind<'source_import', SourceImportPlan> = {
  onEnd: (world, { plan, status, failure = 'Cancelled' }) => {
    const source = world.store.sources.get(plan.source_id);
    if (source === undefined) return;
    const actor = plan.actor_id === null ? undefined : world.store.users.get(plan.actor_id);
    if (status === 'completed') {
      const stats = storeRecords(world, source, plan);
      closeBatch(world, source, plan.batch_id, stats, actor);
      tell(world, plan.actor_id, importNotice(source.name, stats));
      return;
    }
    closeBatch(world, source, plan.batch_id, failure, actor);
    const message = `Import ${source.name}: ${failure}`;
    tell(world, plan.actor_id, { type: 'system', title: 'Import failed', message });
  },
  keptFor: 60 * MINUTE,
};
