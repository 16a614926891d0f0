import { publishEnrichment } from '../areas/data-sources/tables.ts';
import type { Mock } from '../mock.ts';
import { ControlError, isObject } from '../world/input.ts';
import { settle } from '../world/jobs.ts';
import { recordTrouble } from '../world/records.ts';
import type { AnyRecord, Table } from '../world/store.ts';

/** The records of a table, by its name in the state. */
function tableOf({ world }: Mock, name: string): Table<AnyRecord> {
  settle(world);
  const tables = world.store.tables();
  const table = tables.get(name);
  if (table !== undefined) return table;
  throw new ControlError(`There is no table ${name}: ${[...tables.keys()].join(', ')}`, 404);
}

function found(table: Table<AnyRecord>, name: string, id: string): AnyRecord {
  const record = table.get(Number(id));
  if (record === undefined) throw new ControlError(`${name} has no record ${id}`, 404);
  return record;
}

function checked(name: string, record: Readonly<Record<string, unknown>>): void {
  const trouble = recordTrouble(name, record);
  if (trouble !== undefined) throw new ControlError(trouble);
}

function fieldsOf(body: unknown): Record<string, unknown> {
  if (isObject(body)) return body;
  throw new ControlError('The body must be a JSON object');
}

/** One record of a table, or all of them. */
export function readRecords(mock: Mock, name: string, id: string | undefined): unknown {
  const table = tableOf(mock, name);
  return id === undefined ? { [name]: table.all() } : found(table, name, id);
}

/** Changes fields of a record; the others stay. */
export function changeRecord(mock: Mock, name: string, id: string, body: unknown): AnyRecord {
  const table = tableOf(mock, name);
  const record = found(table, name, id);
  const { id: given = record.id, ...change } = fieldsOf(body);
  if (given !== record.id) throw new ControlError('id cannot be changed');
  checked(name, { ...record, ...change });
  Object.assign(record, change);
  publishEnrichment(mock.world);
  return record;
}

/** Adds a record under the table's next id. Fields that the body leaves out are copied from the newest record. */
export function addRecord(mock: Mock, name: string, body: unknown): AnyRecord {
  const table = tableOf(mock, name);
  const { id: _, ...newest } = structuredClone(table.all().at(-1) ?? { id: 0 });
  const values = { ...newest, ...fieldsOf(body) };
  if ('id' in values) throw new ControlError('id is given by the mock');
  checked(name, { id: 1, ...values });
  const record = table.add(values);
  publishEnrichment(mock.world);
  return record;
}

/** Removes a record. */
export function removeRecord(mock: Mock, name: string, id: string): unknown {
  const table = tableOf(mock, name);
  found(table, name, id);
  table.delete(Number(id));
  publishEnrichment(mock.world);
  return { removed: Number(id) };
}
