import { progress } from '../jobs/job.ts';
import type { JobKind, JobOf } from '../jobs/kinds.ts';
import { jobsOf, startJob } from '../jobs/start.ts';
import { HOUR } from '../time/clock.ts';
import type { World } from '../world.ts';
import type { StoredDataSource } from './stored.ts';
import { publishEnrichment } from './tables.ts';

/** A run of a data source over rows of the catalogue. */
export interface EnrichmentPlan {
  readonly source_id: number;
  /** The first row, and the first one that it leaves alone. */
  readonly from: number;
  readonly to: number;
}

/** What one request to an external API takes, in milliseconds. */
const REQUEST = 600;

/** No run is shorter than this, in milliseconds. */
const SHORTEST = 4000;

/** How many rows a run has asked about by now. */
export function processedRows(job: JobOf<'enrichment'>, now: number): number {
  return Math.floor((job.plan.to - job.plan.from) * progress(job, now));
}

/** The runs that are at work, oldest first. */
export function activeRuns({ store }: World, sourceId?: number): JobOf<'enrichment'>[] {
  return jobsOf(store, 'enrichment').filter(
    ({ status, plan }) =>
      status === 'running' && (sourceId === undefined || plan.source_id === sourceId),
  );
}

function durationFor({ batch_size, parallel_workers }: StoredDataSource, rows: number): number {
  const rounds = Math.ceil(rows / batch_size / parallel_workers);
  return Math.max(SHORTEST, rounds * REQUEST);
}

/** Asks a source about the rows that it was not asked about yet, if it is in use and nothing asks it already. */
export function enrichRest(world: World, source: StoredDataSource): void {
  const { table, is_active, response_mapping } = source;
  const { size } = world.catalogue;
  if (!is_active || response_mapping === null || table === null || table.rows >= size) return;
  if (activeRuns(world, source.id).length > 0) return;
  const plan = { source_id: source.id, from: table.rows, to: size };
  startJob(world, 'enrichment', plan, { duration: durationFor(source, size - table.rows) });
}

/** Asks every source in use about the rows that are new in the catalogue. */
export function enrichNewRows(world: World): void {
  for (const source of world.store.dataSources.all()) enrichRest(world, source);
}

/** Notes how far a run has come. Rows may have left the catalogue since it began. */
function note(world: World, job: JobOf<'enrichment'>): StoredDataSource | undefined {
  const source = world.store.dataSources.get(job.plan.source_id);
  if (!source?.table) return undefined;
  const now = world.clock.now();
  const reached = job.plan.from + processedRows(job, now);
  source.table.rows = Math.min(world.catalogue.size, Math.max(source.table.rows, reached));
  source.table.until = now;
  return source;
}

/** Rows are filled as the run goes; once a first run is through, the source's columns show everywhere. */
export const enrichment: JobKind<'enrichment', EnrichmentPlan> = {
  meanwhile: note,
  onEnd: (world, job) => {
    const source = note(world, job);
    if (!source?.table || job.status !== 'completed') return;
    source.table.filled = true;
    publishEnrichment(world);
    enrichRest(world, source);
  },
  keptFor: HOUR,
};
