import type { StoredUser } from '../world/records/users.ts';
import type { OperationAnswer, OperationRequest } from '../contract/operation.ts';
import type { OperationId } from '../generated/operations.ts';
import type { FileBody } from '../types/operation.ts';
import type { World } from '../world/world.ts';
import type { StreamedFile } from './reply.ts';
import type { ServiceRequest } from './request.ts';

interface Origin {
  /** Operations that take no token have no user and must not read this. */
  readonly user: StoredUser;
  readonly session: number;
  /** The original request. Its signal fires when the client leaves, and a stream stops then. */
  readonly request: ServiceRequest;
}

/** A checked call of any operation. */
export interface CheckedCall extends World, Origin {
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
export interface Call<Id extends OperationId> extends World, Origin, OperationRequest<Id> {}

/** The answers of a handler: the statuses in the contract, each with its body. */
export type HandlerAnswer<Id extends OperationId> = Streamed<OperationAnswer<Id>>;

export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => HandlerAnswer<Id> | Promise<HandlerAnswer<Id>>;

/**
 * The handlers of an area of the contract. Use it as `satisfies Area<'orders'>`, so that a missing operation does not
 * compile.
 */
export type Area<Tag extends string> = {
  readonly [Id in Extract<OperationId, `${Tag}/${string}`>]: Handler<Id>;
};

export const ok = <Body>(body: Body): { status: 200; body: Body } => ({ status: 200, body });

export const created = <Body>(body: Body): { status: 201; body: Body } => ({ status: 201, body });
