import type { CreateTableResult, DataSourceResponseMapping } from '@dropcatch/sdk';
import { HOUR } from '../../world/time.ts';
import type { JobOf } from '../../world/records/jobs.ts';
import { endJob, progress, runningJobs, startJob } from '../../world/jobs.ts';
import type { JobKind, World } from '../../world/world.ts';
import type {
  EnrichmentPlan,
  SourceTable,
  StoredDataSource,
} from '../../world/records/data-sources.ts';
import { columnKey, publishEnrichment } from './tables.ts';

/** Duration of a request to an external API, and of the shortest run, in milliseconds. */
const REQUEST = 600;
const SHORTEST = 4000;

export const processedRows = (job: JobOf<'enrichment'>, now: number): number =>
  Math.floor((job.plan.to - job.plan.from) * progress(job, now));

export const activeRuns = ({ store }: World, id?: number): JobOf<'enrichment'>[] =>
  runningJobs(store, 'enrichment', ({ source_id }) => id === undefined || source_id === id);

/** Starts a run for the rows that a source has not been asked about, if it is active and has no run. */
export function enrichRest(world: World, source: StoredDataSource): void {
  const { table, is_active, response_mapping, batch_size, parallel_workers } = source;
  const { size } = world.catalogue;
  if (!is_active || response_mapping === null || table === null || table.rows >= size) return;
  if (activeRuns(world, source.id).length > 0) return;
  const plan = { source_id: source.id, from: table.rows, to: size };
  const rounds = Math.ceil((size - table.rows) / batch_size / parallel_workers);
  startJob(world, 'enrichment', plan, { duration: Math.max(SHORTEST, rounds * REQUEST) });
}

/** Starts runs for the new rows of the catalogue on every active source. */
export function enrichNewRows(world: World): void {
  for (const source of world.store.dataSources.all()) enrichRest(world, source);
}

/** Records the progress of a run. Rows may have left the catalogue since its start. */
function note(world: World, job: JobOf<'enrichment'>): StoredDataSource | undefined {
  const source = world.store.dataSources.get(job.plan.source_id);
  if (!source?.table) return undefined;
  const now = world.clock.now();
  const reached = job.plan.from + processedRows(job, now);
  source.table.rows = Math.min(world.catalogue.size, Math.max(source.table.rows, reached));
  source.table.until = now;
  return source;
}

/** A run fills rows as it goes. When the first run ends, the source's columns appear everywhere. */
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

export function stopRun(world: World, sourceId: number): void {
  for (const { id } of activeRuns(world, sourceId)) endJob(world, id, { status: 'cancelled' });
}

/** Columns of every table, and `main`, the key of the main value in lists. */
const FIXED = ['domain', 'main_value_numeric', 'fetched_at', 'main'];

export function newTable(
  { clock }: World,
  { id, name }: Pick<StoredDataSource, 'id' | 'name'>,
  { main_value_field, additional_values = [] }: DataSourceResponseMapping,
): SourceTable {
  const now = clock.now();
  return {
    name: `ds_${id}_${columnKey(name)}`,
    mainField: main_value_field,
    fields: additional_values.map(({ field }) => field),
    day: clock.day(),
    rows: 0,
    filled: false,
    since: now,
    until: now,
    tested: [],
  };
}

/** Creates or replaces the table of a source. Starts to fill it if the source is active. */
export function createTable(world: World, source: StoredDataSource): CreateTableResult {
  const { response_mapping: mapping } = source;
  // The columns come from the mapping.
  if (mapping === null) return { success: false };
  const table = newTable(world, source, mapping);
  // A table cannot have two columns with the same name.
  const keys = [...FIXED, ...table.fields.map(columnKey)];
  if (new Set(keys).size < keys.length) return { success: false };
  stopRun(world, source.id);
  source.table = table;
  publishEnrichment(world);
  enrichRest(world, source);
  return { success: true, table_name: table.name };
}
