import type { ErrorBody, Pagination } from '@dropcatch/sdk';
import type { World } from '../world/world.ts';
import type { StoredUser } from '../world/records/users.ts';
import { ok, refuse, wrongField } from '../engine/call.ts';
import { type PageParams, pageRows, pagination } from '../engine/paging.ts';

/** A refused call. Throw it where the reason is found. The engine answers with its status and text. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly answer: { readonly status: number; readonly body: ErrorBody };

  constructor(answer: Refused['answer']) {
    super(answer.body.error);
    this.answer = answer;
  }
}

/** Refuses the call with a text for people and, if known, the wrong field. */
export function deny(status: number, error: string, field?: string): never {
  throw new Refused(refuse(status, error, field === undefined ? undefined : { [field]: error }));
}

/** Refuses the call with a 400 for one of its fields. */
export function denyField(field: string, text: string): never {
  throw new Refused(wrongField(field, text));
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
