import type { CreateTableResult } from '@dropcatch/sdk';
import type { World } from '../world.ts';
import { columnKey } from './column-key.ts';
import { enrichRest } from './job.ts';
import { stopRun } from './stop-run.ts';
import type { StoredDataSource } from './stored.ts';
import { publishEnrichment } from './tables.ts';

/** The columns that every table has, and the one that the lists have of its main value. */
const FIXED = ['domain', 'main_value_numeric', 'fetched_at', 'main'];

function hasDoubles(keys: readonly string[]): boolean {
  return new Set(keys).size < keys.length;
}

/** Creates the table of a source, anew if there is one, and starts to fill it when the source is in use. */
export function createTable(world: World, source: StoredDataSource): CreateTableResult {
  const { response_mapping: mapping } = source;
  const fields = (mapping?.additional_values ?? []).map(({ field }) => field);
  // Without a mapping nobody knows the columns, and the database takes none of them twice.
  if (mapping === null || hasDoubles([...FIXED, ...fields.map(columnKey)]))
    return { success: false };
  stopRun(world, source.id);
  const now = world.clock.now();
  source.table = {
    name: `ds_${source.id}_${columnKey(source.name)}`,
    mainField: mapping.main_value_field,
    fields,
    day: world.clock.day(),
    rows: 0,
    filled: false,
    since: now,
    until: now,
    tested: [],
  };
  publishEnrichment(world);
  enrichRest(world, source);
  return { success: true, table_name: source.table.name };
}
