import type { BrowsedRecord } from '@dropcatch/sdk';
import { type PageParams } from '../call/paging.ts';
import { NONE } from '../catalogue/columns.ts';
import { type EnrichmentColumn, shown } from '../catalogue/enrichment.ts';
import { hashAt, hashName } from '../catalogue/name-hash.ts';
import { isoTime } from '../time/clock.ts';
import type { World } from '../world.ts';
import { columnKey } from './column-key.ts';
import type { SourceTable, StoredDataSource } from './stored.ts';
import { hasRecord, recordedRows, tableColumn } from './tables.ts';

type WithTable = StoredDataSource & { table: SourceTable };

function hasTable(source: StoredDataSource): source is WithTable {
  return source.table !== null;
}

/** A stored value as a number, whatever it shows as. */
function numeric({ valueOf, show }: EnrichmentColumn, hash: number): number | null {
  const value = valueOf(hash);
  if (value === NONE) return null;
  const number = Number(show?.(value) ?? value);
  return Number.isFinite(number) ? number : null;
}

/** What a source has stored for a name, as a row. */
function recordOf(source: WithTable, domain: string, fetched: number): BrowsedRecord {
  const hash = hashName(domain);
  const additional = source.table.fields.map((field) => [
    columnKey(field),
    shown(tableColumn(source, field), hash),
  ]);
  return {
    ...Object.fromEntries(additional),
    domain,
    main_value_numeric: numeric(tableColumn(source, undefined), hash),
    fetched_at: isoTime(fetched),
  };
}

/** The rows of the catalogue that a source has something stored for, without the first `skip`. */
function* storedRows(world: World, source: WithTable, skip: number): Generator<number> {
  let left = skip;
  const { columns } = world.catalogue;
  for (let row = 0; row < source.table.rows; row += 1) {
    if (!hasRecord(source, hashAt(columns, row))) continue;
    if (left > 0) left -= 1;
    else yield row;
  }
}

/** A page of what a source has stored: names of test calls first, then the rows of the catalogue. */
export function browse(
  world: World,
  source: StoredDataSource,
  { page, per_page }: PageParams,
): { data: BrowsedRecord[]; total: number } {
  if (!hasTable(source)) return { data: [], total: 0 };
  const { tested, rows, since, until } = source.table;
  const offset = (page - 1) * per_page;
  const data = tested
    .slice(offset, offset + per_page)
    .map(({ domain, at }) => recordOf(source, domain, at));
  for (const row of storedRows(world, source, Math.max(0, offset - tested.length))) {
    if (data.length >= per_page) break;
    const fetched = since + ((until - since) * (row + 1)) / rows;
    data.push(recordOf(source, world.catalogue.name(row), fetched));
  }
  return { data, total: tested.length + recordedRows(world, source) };
}

/** Keeps what a test call found, where the catalogue's runs have not stored it. */
export function keepTested(
  world: World,
  source: StoredDataSource,
  domains: readonly string[],
): void {
  const { table } = source;
  if (table === null) return;
  const at = world.clock.now();
  for (const domain of domains) {
    if (!hasRecord(source, hashName(domain))) continue;
    const row = world.catalogue.find(domain);
    if (row !== undefined && row < table.rows) continue;
    const known = table.tested.find((entry) => entry.domain === domain);
    if (known === undefined) table.tested.push({ domain, at });
    else known.at = at;
  }
}
