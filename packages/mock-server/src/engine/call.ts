import type { ErrorBody, Pagination } from '@dropcatch/sdk';
import type { StoredUser } from '../areas/users/records.ts';
import type {
  FileBody,
  OperationAnswer,
  OperationId,
  OperationRequest,
} from '../generated/operations.ts';
import type { World } from '../world/world.ts';
import type { Exchange, StreamedFile } from './exchange.ts';

/** What every handler gets beside the world: who calls. */
interface Caller {
  /** For operations that take no token there is nobody, and reading it is a mistake. */
  readonly user: StoredUser;
  readonly session: number;
  /** The request as it came. Its signal fires when the client leaves; a stream stops producing then. */
  readonly exchange: Exchange;
}

/** A call of whatever operation, whose request was checked. */
export interface CheckedCall extends World, Caller {
  readonly params: unknown;
  readonly body: unknown;
}

/** An object whose fields have a value where they are there at all. */
type Defined<Fields> = { [Key in keyof Fields]: Exclude<Fields[Key], undefined> };

/** The fields that have a value; null is one. For bodies, whose optional fields may be there as undefined. */
export function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Defined<Fields>;
}

type Streamed<Given> = Given extends { status: infer Status; body: FileBody }
  ? { status: Status; body: StreamedFile }
  : Given;

/** What a handler is called with: the checked request, who sends it, and the world. */
export interface Call<Id extends OperationId> extends World, Caller, OperationRequest<Id> {}

/** What a handler may answer: the statuses that the contract documents, each with its body. */
export type Answer<Id extends OperationId> = Streamed<OperationAnswer<Id>>;

export type Handler<Id extends OperationId> = (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>>;

/**
 * The handlers of one area of the contract. Use it as `satisfies Area<'orders'>`: an operation that is
 * not there does not compile.
 */
export type Area<Tag extends string> = {
  readonly [Id in Extract<OperationId, `${Tag}/${string}`>]: Handler<Id>;
};

export const ok = <Body>(body: Body): { status: 200; body: Body } => ({ status: 200, body });

export const created = <Body>(body: Body): { status: 201; body: Body } => ({ status: 201, body });

/** An answer that refuses, with a text for people and, where one is to blame, the field. */
export function refuse<Status extends number>(
  status: Status,
  error: string,
  fields?: ErrorBody['fields'],
): { status: Status; body: ErrorBody } {
  return { status, body: fields === undefined ? { error } : { error, fields } };
}

/** An answer that refuses a request for one of its fields. */
export const wrongField = (field: string, text: string): { status: 400; body: ErrorBody } =>
  refuse(400, `${field}: ${text}`, { [field]: text });

interface Dated {
  readonly id: number;
  readonly created_at: string;
}

/** Sorts the newest first; of the same second, the one that was added last. */
export function newestFirst(a: Dated, b: Dated): number {
  if (a.created_at === b.created_at) return b.id - a.id;
  return a.created_at < b.created_at ? 1 : -1;
}

export const oneDecimal = (value: number): number => Math.round(10 * value) / 10;

/** Part of the whole in percent, with one decimal; 0 of nothing. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : oneDecimal((100 * part) / whole);

/** A number for people: `12,000`. */
export const inDigits = (number: number): string => number.toLocaleString('en');

/** So many, in words: `1 user`, `12 users`. */
export const counted = (number: number, one: string): string =>
  `${number} ${number === 1 ? one : `${one}s`}`;

/** How many there are of what, in words: `12 users and 1 EPP account`; undefined when there is nothing. */
export function countsInWords(counts: Readonly<Record<string, number>>): string | undefined {
  const some = Object.entries(counts).filter(([, number]) => number > 0);
  if (some.length === 0) return undefined;
  return new Intl.ListFormat('en').format(some.map(([one, number]) => counted(number, one)));
}

export interface PageParams {
  readonly page: number;
  readonly per_page: number;
}

/** Where a page stands in a list of `total` rows; a page after the last one is empty. */
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

/** Items by a key, in their order; Map.groupBy for Node 20. */
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
