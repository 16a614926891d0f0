import type {
  AdditionalValue,
  BrowsedRecord,
  DataSourceResponseMapping,
  EnrichmentSource,
} from '@dropcatch/sdk';
import type { PageParams } from '../answers.ts';
import { type EnrichmentColumn, shown } from '../../world/catalogue/catalogue.ts';
import { hashAt, hashName, NONE } from '../../world/catalogue/columns.ts';
import { isoTime } from '../../world/time.ts';
import type { Store } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import { factOf, hasRecord } from './facts.ts';
import { MAIN_VALUE_LABEL } from './mapping.ts';
import type { SourceTable, StoredDataSource } from '../../world/records/data-sources.ts';

/**
 * Column name of a field: in lower case, with an underscore for each character except a–z and 0–9 (spec, section 3).
 */
export const columnKey = (field: string): string =>
  field.toLowerCase().replaceAll(/[^a-z0-9]/g, '_');

type WithTable = StoredDataSource & { table: SourceTable };

/** A data source with visible columns: active, with a mapping and a filled table. */
type ReadySource = WithTable & { response_mapping: DataSourceResponseMapping };

const readySources = ({ dataSources }: Store): ReadySource[] =>
  dataSources
    .all()
    .filter(
      (source): source is ReadySource =>
        source.is_active && source.response_mapping !== null && source.table?.filled === true,
    );

function tableColumn(source: WithTable, field?: string): EnrichmentColumn {
  const { day, mainField, rows } = source.table;
  const { of, show } = factOf(field ?? mainField);
  return {
    key: `ds${source.id}_${field === undefined ? 'main' : columnKey(field)}`,
    rows,
    valueOf: (hash) => (hasRecord(source, hash) ? of(hash, day) : NONE),
    show,
  };
}

/** The visible additional values: those of the mapping that have a column in the table. */
function shownValues({ response_mapping, table }: ReadySource): AdditionalValue[] {
  const known = new Set(table.fields.map(columnKey));
  const { additional_values = [] } = response_mapping;
  return additional_values.filter(({ field }) => known.has(columnKey(field)));
}

/** The data sources with visible columns, as the catalogue and the released domains list them. */
export const enrichmentSources = (store: Store): EnrichmentSource[] =>
  readySources(store).map((source) => ({
    id: source.id,
    name: source.name,
    main_value_label: source.response_mapping.main_value_label ?? MAIN_VALUE_LABEL,
    additional_values: shownValues(source),
  }));

export const enrichmentColumns = (store: Store): EnrichmentColumn[] =>
  readySources(store).flatMap((source) => [
    tableColumn(source),
    ...shownValues(source).map(({ field }) => tableColumn(source, field)),
  ]);

/** The values of all sources for a name, by column key. For rows outside the catalogue. */
export function enrichmentOf(columns: readonly EnrichmentColumn[], domain: string) {
  const hash = hashName(domain);
  return Object.fromEntries(columns.map((column) => [column.key, shown(column, hash)]));
}

/** Updates the enrichment columns of the catalogue. Call it after every change of a source or its table. */
export function publishEnrichment({ store, catalogue }: World): void {
  catalogue.setEnrichment(enrichmentColumns(store));
}

/** Counts the rows of a source that pass, by the hash of their names. */
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

/** Number of domains in the catalogue that have a main value from a source. */
export function enrichedRows(world: World, source: StoredDataSource): number {
  const { table } = source;
  if (table === null) return 0;
  const { valueOf } = tableColumn({ ...source, table });
  return countRows(world, source, (hash) => valueOf(hash) !== NONE);
}

/** Removes the rows of a mask from the catalogue and returns their number. No run may be active. */
export function removeRows(world: World, gone: Uint8Array): number {
  for (const { table } of world.store.dataSources.all()) {
    if (table === null) continue;
    table.rows -= gone.subarray(0, table.rows).reduce((sum, one) => sum + one, 0);
  }
  const count = world.catalogue.remove(gone);
  publishEnrichment(world);
  return count;
}

function numeric(column: EnrichmentColumn, hash: number): number | null {
  const value = shown(column, hash);
  const number = value === null ? NaN : Number(value);
  return Number.isFinite(number) ? number : null;
}

function recordOf(source: WithTable, domain: string, fetched: number): BrowsedRecord {
  const hash = hashName(domain);
  const additional = source.table.fields.map((field) => [
    columnKey(field),
    shown(tableColumn(source, field), hash),
  ]);
  return {
    ...Object.fromEntries(additional),
    domain,
    main_value_numeric: numeric(tableColumn(source), hash),
    fetched_at: isoTime(fetched),
  };
}

/** A page of a source's stored data: names of test calls first, then rows of the catalogue. */
export function browse(world: World, source: StoredDataSource, { page, per_page }: PageParams) {
  const { table } = source;
  if (table === null) return { data: [], total: 0 };
  const { tested, rows, since, until } = table;
  const { catalogue } = world;
  const stored = { ...source, table };
  const offset = (page - 1) * per_page;
  const data = tested
    .slice(offset, offset + per_page)
    .map(({ domain, at }) => recordOf(stored, domain, at));
  let skip = Math.max(0, offset - tested.length);
  for (let row = 0; row < rows && data.length < per_page; row += 1) {
    if (!hasRecord(source, hashAt(catalogue.columns, row))) continue;
    skip -= 1;
    if (skip >= 0) continue;
    const fetched = since + ((until - since) * (row + 1)) / rows;
    data.push(recordOf(stored, catalogue.name(row), fetched));
  }
  const recorded = countRows(world, source, (hash) => hasRecord(source, hash));
  return { data, total: tested.length + recorded };
}

/** Stores the results of a test call, except for rows that a run has already stored. */
export function keepTested(
  { clock, catalogue }: World,
  source: StoredDataSource,
  domains: readonly string[],
): void {
  const { table } = source;
  if (table === null) return;
  const at = clock.now();
  for (const domain of domains) {
    if (!hasRecord(source, hashName(domain))) continue;
    const row = catalogue.find(domain);
    if (row !== undefined && row < table.rows) continue;
    const known = table.tested.find((entry) => entry.domain === domain);
    if (known === undefined) table.tested.push({ domain, at });
    else known.at = at;
  }
}
