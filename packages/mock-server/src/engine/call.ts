import type { ErrorBody, Pagination } from '@dropcatch/sdk';
import type { StoredUser } from '../world/records/users.ts';
import type {
  FileBody,
  OperationAnswer,
  OperationId,
  OperationRequest,
} from '../generated/operations.ts';
import type { World } from '../world/world.ts';
import type { Exchange, StreamedFile } from './exchange.ts';

interface Caller {
  /** Operations that take no token have no user and must not read this. */
  readonly user: StoredUser;
  readonly session: number;
  /** The original request. Its signal fires when the client leaves, and a stream stops then. */
  readonly exchange: Exchange;
}

/** A checked call of any operation. */
export interface CheckedCall extends World, Caller {
  readonly params: unknown;
  readonly body: unknown;
}

/** The same fields without undefined as a value. */
type Defined<Fields> = { [Key in keyof Fields]: Exclude<Fields[Key], undefined> };

/** The fields of a body that are not undefined. Null counts as a value. */
export function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Defined<Fields>;
}

type Streamed<Given> = Given extends { status: infer Status; body: FileBody }
  ? { status: Status; body: StreamedFile }
  : Given;

/** The argument of a handler: the checked request, the caller and the world. */
export interface Call<Id extends OperationId> extends World, Caller, OperationRequest<Id> {}

/** The answers of a handler: the statuses in the contract, each with its body. */
export type Answer<Id extends OperationId> = Streamed<OperationAnswer<Id>>;

export type Handler<Id extends OperationId> = (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>>;

/**
 * The handlers of an area of the contract. Use it as `satisfies Area<'orders'>`, so that a missing operation does not
 * compile.
 */
export type Area<Tag extends string> = {
  readonly [Id in Extract<OperationId, `${Tag}/${string}`>]: Handler<Id>;
};

export const ok = <Body>(body: Body): { status: 200; body: Body } => ({ status: 200, body });

export const created = <Body>(body: Body): { status: 201; body: Body } => ({ status: 201, body });

/** An error answer with a text for people and, if known, the wrong fields. */
export function refuse<Status extends number>(
  status: Status,
  error: string,
  fields?: ErrorBody['fields'],
): { status: Status; body: ErrorBody } {
  return { status, body: fields === undefined ? { error } : { error, fields } };
}

/** A 400 for one field of the request. */
export const wrongField = (field: string, text: string): { status: 400; body: ErrorBody } =>
  refuse(400, `${field}: ${text}`, { [field]: text });

interface Dated {
  readonly id: number;
  readonly created_at: string;
}

/** Sorts by creation time, newest first. Within a second, the highest id comes first. */
export function newestFirst(a: Dated, b: Dated): number {
  if (a.created_at === b.created_at) return b.id - a.id;
  return a.created_at < b.created_at ? 1 : -1;
}

export const oneDecimal = (value: number): number => Math.round(10 * value) / 10;

/** The part as a percentage of the whole, with one decimal. 0 when the whole is 0. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : oneDecimal((100 * part) / whole);

/** A number with thousands separators: `12,000`. */
export const formatNumber = (number: number): string => number.toLocaleString('en');

/** A count with its noun: `1 user`, `12 users`. */
export const pluralize = (number: number, one: string): string =>
  `${number} ${number === 1 ? one : `${one}s`}`;

/** Counts with their nouns: `12 users and 1 EPP account`. Undefined when all are 0. */
export function listCounts(counts: Readonly<Record<string, number>>): string | undefined {
  const some = Object.entries(counts).filter(([, number]) => number > 0);
  if (some.length === 0) return undefined;
  return new Intl.ListFormat('en').format(some.map(([one, number]) => pluralize(number, one)));
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

/** Groups items by a key and keeps their order. Node 20 has no Map.groupBy. */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
