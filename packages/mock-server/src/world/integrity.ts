import * as v from 'valibot';
import { field as fieldOf } from '../input/json.ts';
import { problemOf } from '../input/input.ts';
import { rulesOf, type TableName, TABLES } from './records/tables.ts';
import type { AnyRecord, Store } from './store.ts';

const NAMES = Object.keys(TABLES) as TableName[];

/** The wrong fields of a record in one line. Undefined when there is none. */
function valueError(name: TableName, record: unknown): string | undefined {
  const { issues } = v.safeParse(rulesOf(name).schema, record);
  return issues
    ?.slice(0, 20)
    .map(problemOf)
    .map(({ path, error }) =>
      path.length === 0 ? `The record ${error}` : `${path.join('.')}: ${error}`,
    )
    .join('; ');
}

/** The ids at a path in a record: one, several or none. */
function idsAt(record: AnyRecord, path: string): number[] {
  const value = path.split('.').reduce<unknown>((object, key) => fieldOf(object, key), record);
  return [value].flat().filter((id): id is number => typeof id === 'number');
}

/** The fields of a table, by path, that hold ids of another one. A deleted record is enough for an optional id. */
const linksOf = (name: TableName) =>
  Object.entries(rulesOf(name).ids ?? {}).map(([field, of]) => {
    const isOptional = typeof of === 'object';
    return { field, table: isOptional ? of.maybe : of, isOptional };
  });

/** Why an id of a record cannot be: there is no such record. Undefined when all are possible. */
function linkError(
  store: Store,
  name: TableName,
  record: AnyRecord,
  isChecked: (field: string) => boolean = () => true,
): string | undefined {
  for (const { field, table, isOptional } of linksOf(name)) {
    const others = store.table(table);
    const isGone = (id: number): boolean =>
      others.get(id) === undefined && !(isOptional && others.hadId(id));
    const gone = isChecked(field) ? idsAt(record, field).find(isGone) : undefined;
    if (gone !== undefined) return `${field}: ${table} has no record ${gone}`;
  }
  return undefined;
}

const keyOf = (record: AnyRecord, fields: readonly string[]): string =>
  fields.map((field) => String(record[field]).toLowerCase()).join(' ');

/** The first unique value that two records share, as an error of the second one. Undefined when there is none. */
function twinError(name: TableName, records: readonly AnyRecord[]) {
  for (const fields of rulesOf(name).unique ?? []) {
    const seen = new Map<string, number>();
    for (const record of records) {
      const key = keyOf(record, fields);
      const twin = seen.get(key);
      if (twin !== undefined) {
        return { id: record.id, text: `${fields.join(', ')}: ${name} ${twin} has the same` };
      }
      seen.set(key, record.id);
    }
  }
  return undefined;
}

/**
 * Checks a new or changed record before it is stored: its values, and that it fits the other records.
 * @param given the fields that are set now. Ids in other fields may be those of deleted records.
 * @throws {RangeError} that names the wrong field
 */
export function checkRecord(
  store: Store,
  name: TableName,
  record: AnyRecord,
  given: readonly string[],
): void {
  const others = store.table(name).filter(({ id }) => id !== record.id);
  const error =
    valueError(name, record) ??
    linkError(store, name, record, (path) => given.includes(path.replace(/\..*/, ''))) ??
    twinError(name, [...others, record])?.text;
  if (error !== undefined) throw new RangeError(error);
}

/** Why the records of tables cannot be in the store. Their values are not checked. Undefined when they can. */
export function storeError(store: Store, names: readonly TableName[] = NAMES): string | undefined {
  for (const name of names) {
    const records = store.table(name).all();
    const twin = twinError(name, records);
    if (twin !== undefined) return `${name} ${twin.id}: ${twin.text}`;
    for (const record of records) {
      const error = linkError(store, name, record);
      if (error !== undefined) return `${name} ${record.id}: ${error}`;
    }
  }
  return undefined;
}

/**
 * Lets a function change the store, and checks the tables that it has read or changed, and those that need their records.
 * @throws {RangeError} that names the record and the field
 */
export function changeStore(store: Store, change: () => void): void {
  store.forgetUse();
  change();
  const used = new Set(NAMES.filter((name) => store.table(name).wasUsed));
  for (const name of used) {
    for (const record of store.table(name).all()) {
      const error = valueError(name, record);
      if (error !== undefined) throw new RangeError(`${name} ${record.id}: ${error}`);
    }
  }
  const needs = (name: TableName): boolean =>
    linksOf(name).some(({ table, isOptional }) => used.has(table) && !isOptional);
  const error = storeError(
    store,
    NAMES.filter((name) => used.has(name) || needs(name)),
  );
  if (error !== undefined) throw new RangeError(error);
}

/** The record that needs another one, in words. Undefined when none does. */
export function useOf(store: Store, name: TableName, id: number): string | undefined {
  for (const user of NAMES) {
    for (const { field, table, isOptional } of linksOf(user)) {
      if (table !== name || isOptional) continue;
      const found = store.table(user).find((record) => idsAt(record, field).includes(id));
      if (found !== undefined) return `${user} ${found.id} needs it as ${field}`;
    }
  }
  return undefined;
}
