import type { ErrorBody, Pagination } from '@dropcatch/sdk';
import type { World } from '../world/world.ts';
import type { StoredUser } from './users/records.ts';
import { ok, type PageParams, pageRows, pagination, refuse, wrongField } from '../engine/call.ts';

/** A call that is refused: thrown where the reason is found, answered with its status and text. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly answer: { readonly status: number; readonly body: ErrorBody };

  constructor(answer: Refused['answer']) {
    super(answer.body.error);
    this.answer = answer;
  }
}

/** Refuses the call, with a text for people and, where one is to blame, the field. */
export function deny(status: number, error: string, field?: string): never {
  throw new Refused(refuse(status, error, field === undefined ? undefined : { [field]: error }));
}

/** Refuses the call with 400, for one of its fields. */
export function denyField(field: string, text: string): never {
  throw new Refused(wrongField(field, text));
}

/** A call about the record with an id. */
export interface RecordCall extends World {
  readonly user: StoredUser;
  readonly params: { readonly id: number };
}

/** The record that a call is about; refuses the call with 404 where there is none. */
export const found = <Row>(row: Row | undefined, what: string): Row =>
  row ?? deny(404, `${what} not found`);

/** An answer with one page of rows, under the list's name in the contract. */
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
