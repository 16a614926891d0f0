import type { AdditionalValue, EnrichmentSource, DataSourceResponseMapping } from '@dropcatch/sdk';
import { NONE } from '../catalogue/columns.ts';
import { type EnrichmentColumn, shown } from '../catalogue/enrichment.ts';
import { hashAt, hashName } from '../catalogue/name-hash.ts';
import type { Store } from '../store.ts';
import type { World } from '../world.ts';
import { columnKey, enrichmentKey } from './column-key.ts';
import { factOf, isCovered } from './facts.ts';
import { MAIN_VALUE_LABEL } from './mapping.ts';
import type { SourceTable, StoredDataSource } from './stored.ts';

/** A data source whose columns show: active, with a mapping, and with a table that was filled. */
type ReadySource = StoredDataSource & {
  response_mapping: DataSourceResponseMapping;
  table: SourceTable;
};

function isReady(source: StoredDataSource): source is ReadySource {
  return source.is_active && source.response_mapping !== null && source.table?.filled === true;
}

/** Whether a source has something stored for a name. */
export function hasRecord({ id, coverage }: StoredDataSource, hash: number): boolean {
  return isCovered(hash, id, coverage);
}

/** The column of a field in a source's table, or of the main value. */
export function tableColumn(
  source: StoredDataSource & { table: SourceTable },
  field: string | undefined,
): EnrichmentColumn {
  const { day, mainField, rows } = source.table;
  const { of, show } = factOf(field ?? mainField);
  return {
    key: enrichmentKey(source.id, field),
    rows,
    valueOf: (hash) => (hasRecord(source, hash) ? of(hash, day) : NONE),
    show,
  };
}

/** The additional values that show: those of the mapping that the table has a column for. */
function shownValues({ response_mapping, table }: ReadySource): AdditionalValue[] {
  const known = new Set(table.fields.map(columnKey));
  return (response_mapping.additional_values ?? []).filter(({ field }) =>
    known.has(columnKey(field)),
  );
}

function readySources(store: Store): ReadySource[] {
  return store.dataSources.all().filter(isReady);
}

/** The data sources whose values rows carry, as catalogue and released domains tell it. */
export function enrichmentSources(store: Store): EnrichmentSource[] {
  return readySources(store).map((source) => ({
    id: source.id,
    name: source.name,
    main_value_label: source.response_mapping.main_value_label ?? MAIN_VALUE_LABEL,
    additional_values: shownValues(source),
  }));
}

/** The columns of all sources whose values rows carry. */
export function enrichmentColumns(store: Store): EnrichmentColumn[] {
  return readySources(store).flatMap((source) => [
    tableColumn(source, undefined),
    ...shownValues(source).map(({ field }) => tableColumn(source, field)),
  ]);
}

/** What all sources say about a name, by column key: for rows that are not of the catalogue. */
export function enrichmentOf(
  columns: readonly EnrichmentColumn[],
  domain: string,
): Record<string, string | number | null> {
  const hash = hashName(domain);
  return Object.fromEntries(columns.map((column) => [column.key, shown(column, hash)]));
}

/** Shows in the catalogue what the data sources have now. Call it after every change of a source or its table. */
export function publishEnrichment({ store, catalogue }: World): void {
  catalogue.setEnrichment(enrichmentColumns(store));
}

/** How many of the rows that a source was asked about pass, by the hash of their names. */
function countRows(
  { catalogue }: World,
  { table }: StoredDataSource,
  passes: (hash: number) => boolean,
): number {
  const rows = Math.min(table?.rows ?? 0, catalogue.size);
  let count = 0;
  for (let row = 0; row < rows; row += 1) {
    count += Number(passes(hashAt(catalogue.columns, row)));
  }
  return count;
}

/** How many domains of the catalogue a source has a record of, also where its value is null. */
export function recordedRows(world: World, source: StoredDataSource): number {
  return countRows(world, source, (hash) => hasRecord(source, hash));
}

/** How many domains of the catalogue have a main value of a source. */
export function enrichedRows(world: World, source: StoredDataSource): number {
  const { table } = source;
  if (table === null) return 0;
  const { valueOf } = tableColumn({ ...source, table }, undefined);
  return countRows(world, source, (hash) => valueOf(hash) !== NONE);
}

/**
 * Takes the rows of a mask (a 1 for each row that goes) out of the catalogue; tables then count the rows that are left.
 * No source may be asking about rows meanwhile. Tells how many went.
 */
export function takeOut(world: World, gone: Uint8Array): number {
  for (const { table } of world.store.dataSources.all()) {
    if (table === null) continue;
    table.rows -= gone.subarray(0, table.rows).reduce((sum, one) => sum + one, 0);
  }
  const count = world.catalogue.remove(gone);
  publishEnrichment(world);
  return count;
}
