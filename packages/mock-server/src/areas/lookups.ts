import { deny } from '../engine/refused.ts';
import type { Pagination } from '@dropcatch/sdk';
import type { World } from '../world/world.ts';
import type { StoredUser } from '../world/records/users.ts';
import { ok } from '../engine/call.ts';
import { type PageParams, pageRows, pagination } from '../engine/paging.ts';

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
