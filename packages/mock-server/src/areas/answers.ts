import type { Pagination } from '@dropcatch/sdk';
import { ok } from '../engine/call.ts';
import { deny } from '../engine/refused.ts';
import type { StoredUser } from '../world/records/users.ts';
import type { World } from '../world/world.ts';

interface Dated {
  readonly id: number;
  readonly created_at: string;
}

/** Sorts by creation time, newest first. Within a second, the highest id comes first. */
export function newestFirst(a: Dated, b: Dated): number {
  if (a.created_at === b.created_at) return b.id - a.id;
  return a.created_at < b.created_at ? 1 : -1;
}

export interface PageParams {
  readonly page: number;
  readonly per_page: number;
}

/** The pagination of a list of `total` rows. A page after the last one is empty. */
export function pagination({ page, per_page }: PageParams, total: number): Pagination {
  const pages = Math.ceil(total / per_page);
  return {
    page,
    pages,
    per_page,
    total,
    has_prev: page > 1 && pages > 0,
    has_next: page < pages,
  };
}

export function pageRows<Row>({ page, per_page }: PageParams, rows: readonly Row[]): Row[] {
  return rows.slice((page - 1) * per_page, page * per_page);
}

/** Makes the condition of a parameter from its value. */
type Condition<Row, Value> = (value: NonNullable<Value>) => (row: Row) => boolean;

/** The condition that a field of a row equals its parameter. */
export const equal =
  <Key extends string>(key: Key) =>
  (value: unknown) =>
  (row: { readonly [Name in Key]?: unknown }): boolean =>
    row[key] === value;

interface ListRules<Row, Params> {
  /** The conditions by parameter. One whose parameter is missing or empty does not count. */
  readonly where: { readonly [Name in keyof Params]?: Condition<Row, Params[Name]> };
  /** The order of the rows. They keep their own when it is left out. */
  readonly order?: (a: Row, b: Row) => number;
}

/** The rows of a list that pass its filters and searches, in its order. */
export function listRows<Row, Params extends object>(
  rows: readonly Row[],
  params: Params,
  { where, order }: ListRules<Row, Params>,
): Row[] {
  const names = Object.keys(where) as (keyof Params)[];
  const conditions = names.flatMap((name) => {
    const [condition, value] = [where[name], params[name]];
    return condition === undefined || value == null || value === '' ? [] : [condition(value)];
  });
  const kept = rows.filter((row) => conditions.every((passes) => passes(row)));
  return order === undefined ? kept : kept.toSorted(order);
}

/** An order by the value of each row, then by id. Rows without a value come last in both directions. */
export function orderBy<Row extends { readonly id: number }>(
  valueOf: (row: Row) => string | number | undefined,
  direction: 'asc' | 'desc' | undefined,
): (a: Row, b: Row) => number {
  const known = new Map<Row, string | number | undefined>();
  const value = (row: Row): string | number | undefined => {
    if (!known.has(row)) known.set(row, valueOf(row));
    return known.get(row);
  };
  return (a, b) => {
    const [first, second] = [value(a), value(b)];
    if (first === second) return a.id - b.id;
    if (first === undefined || second === undefined) return first === undefined ? 1 : -1;
    return first < second === (direction === 'asc') ? -1 : 1;
  };
}

export interface RecordCall extends World {
  readonly user: StoredUser;
  readonly params: { readonly id: number };
}

/** Returns the record of a call, or refuses the call with 404. */
export const found = <Row>(row: Row | undefined, what: string): Row =>
  row ?? deny(404, `${what} not found`);

/** Answers with one page of rows, under the list's name in the contract. */
export function paged<Name extends string, Row, View>(
  name: Name,
  params: PageParams,
  rows: readonly Row[],
  view: (row: Row) => View,
) {
  const page = { [name]: pageRows(params, rows).map(view) } as Record<Name, View[]>;
  const where: { pagination: Pagination } = { pagination: pagination(params, rows.length) };
  return ok({ ...page, ...where });
}
