import type {
  AdditionalValue,
  BrowsedRecord,
  DataSourceResponseMapping,
  EnrichmentSource,
} from '@dropcatch/sdk';
import type { PageParams } from '../../engine/call.ts';
import { type EnrichmentColumn, shown } from '../../world/catalogue/catalogue.ts';
import { hashAt, hashName, NONE } from '../../world/catalogue/columns.ts';
import { isoTime } from '../../world/clock.ts';
import type { Store } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import { factOf, hasRecord } from './facts.ts';
import { MAIN_VALUE_LABEL } from './mapping.ts';
import type { SourceTable, StoredDataSource } from './records.ts';

/** The column of a field: in lower case, with an underscore for what is neither a to z nor 0 to 9 (spec, section 3). */
export const columnKey = (field: string): string =>
  field.toLowerCase().replaceAll(/[^a-z0-9]/g, '_');

type WithTable = StoredDataSource & { table: SourceTable };

/** A data source whose columns show: active, with a mapping, and with a table that was filled. */
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

/** The additional values that show: those of the mapping that the table has a column for. */
function shownValues({ response_mapping, table }: ReadySource): AdditionalValue[] {
  const known = new Set(table.fields.map(columnKey));
  const { additional_values = [] } = response_mapping;
  return additional_values.filter(({ field }) => known.has(columnKey(field)));
}

/** The data sources whose values rows carry, as catalogue and released domains tell it. */
export const enrichmentSources = (store: Store): EnrichmentSource[] =>
  readySources(store).map((source) => ({
    id: source.id,
    name: source.name,
    main_value_label: source.response_mapping.main_value_label ?? MAIN_VALUE_LABEL,
    additional_values: shownValues(source),
  }));

/** The columns of all sources whose values rows carry. */
export const enrichmentColumns = (store: Store): EnrichmentColumn[] =>
  readySources(store).flatMap((source) => [
    tableColumn(source),
    ...shownValues(source).map(({ field }) => tableColumn(source, field)),
  ]);

/** What all sources say about a name, by column key: for rows that are not of the catalogue. */
export function enrichmentOf(columns: readonly EnrichmentColumn[], domain: string) {
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

/** How many domains of the catalogue have a main value of a source. */
export function enrichedRows(world: World, source: StoredDataSource): number {
  const { table } = source;
  if (table === null) return 0;
  const { valueOf } = tableColumn({ ...source, table });
  return countRows(world, source, (hash) => valueOf(hash) !== NONE);
}

/** Takes the rows of a mask out of the catalogue, and tells how many. No source may be asking about rows meanwhile. */
export function takeOut(world: World, gone: Uint8Array): number {
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

/** A page of what a source has stored: names of test calls first, then the rows of the catalogue. */
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

/** Keeps what a test call found, where the catalogue's runs have not stored it. */
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
