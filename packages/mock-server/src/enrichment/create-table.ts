import type { CreateTableResult, DataSourceResponseMapping } from '@dropcatch/sdk';
import type { World } from '../world.ts';
import { columnKey } from './column-key.ts';
import { enrichRest } from './job.ts';
import { stopRun } from './stop-run.ts';
import type { SourceTable, StoredDataSource } from './stored.ts';
import { publishEnrichment } from './tables.ts';

/** The columns that every table has, and the one that the lists have of its main value. */
const FIXED = ['domain', 'main_value_numeric', 'fetched_at', 'main'];

function hasDoubles(keys: readonly string[]): boolean {
  return new Set(keys).size < keys.length;
}

/** The table of a source as it is on its first day: without rows. */
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

/** Creates the table of a source, anew if there is one, and starts to fill it when the source is in use. */
export function createTable(world: World, source: StoredDataSource): CreateTableResult {
  const { response_mapping: mapping } = source;
  // Without a mapping nobody knows the columns.
  if (mapping === null) return { success: false };
  const table = newTable(world, source, mapping);
  // The database takes no column twice.
  if (hasDoubles([...FIXED, ...table.fields.map(columnKey)])) return { success: false };
  stopRun(world, source.id);
  source.table = table;
  publishEnrichment(world);
  enrichRest(world, source);
  return { success: true, table_name: table.name };
}
