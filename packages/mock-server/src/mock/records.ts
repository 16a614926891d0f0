import { publishEnrichment } from '../areas/data-sources/tables.ts';
import { checkRecord, useOf } from '../world/integrity.ts';
import { settle } from '../world/jobs.ts';
import { isTable, noTable, type Records, type TableName } from '../world/records/tables.ts';
import type { AnyRecord, Table } from '../world/store.ts';
import type { World } from '../world/world.ts';
import { Missing, StillNeeded } from './refusals.ts';

/** The changed fields of a record. */
export type Change<Name extends TableName> = Partial<Omit<Records[Name], 'id'>>;

/** The table with this name, brought up to the clock. Throws a Missing that names the tables. */
export function openTable(world: World, name: string): Table<AnyRecord> {
  if (!isTable(name)) throw new Missing(noTable(name));
  settle(world);
  return world.store.table(name);
}

/** The record with this id. Throws a Missing when there is none. */
export function recordIn(world: World, name: string, id: number): AnyRecord {
  const record = openTable(world, name).get(id);
  if (record === undefined) throw new Missing(`${name} has no record ${id}`);
  return record;
}

/** The records that have all given values. A number equals its text, as in a query. */
export function recordsWith(world: World, name: string, match: object): AnyRecord[] {
  const records = openTable(world, name).all();
  const wanted = Object.entries(match);
  const unknown = wanted.find(([field]) => !records.some((record) => Object.hasOwn(record, field)));
  if (unknown !== undefined && records.length > 0) {
    throw new RangeError(`${unknown[0]} is not a field of the records`);
  }
  return records.filter((record) =>
    wanted.every(([field, value]) => String(record[field]) === String(value)),
  );
}

/** Changes fields of a record, all or none. Throws a RangeError that names the wrong one. */
export function changeRecord(
  world: World,
  name: TableName,
  id: number,
  { id: given = id, ...change }: Readonly<Record<string, unknown>>,
): AnyRecord {
  const record = recordIn(world, name, id);
  if (given !== id) throw new RangeError('id cannot be changed');
  checkRecord(world.store, name, { ...record, ...change }, Object.keys(change));
  Object.assign(record, structuredClone(change));
  publishEnrichment(world);
  return record;
}

/** Removes a record. Throws a StillNeeded when another one needs it. */
export function removeRecord(world: World, name: TableName, id: number): void {
  const table = openTable(world, name);
  recordIn(world, name, id);
  const use = useOf(world.store, name, id);
  if (use !== undefined) throw new StillNeeded(`${name} ${id} cannot be removed: ${use}`);
  table.delete(id);
  publishEnrichment(world);
}
