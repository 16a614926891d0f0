import type { ErrorBody } from '@dropcatch/sdk';
import type {
  FileBody,
  OperationAnswer,
  OperationId,
  OperationRequest,
} from '../generated/operations.ts';
import type { StoredUser } from '../store.ts';
import type { World } from '../world.ts';

/** A file that is sent piece by piece while it is produced. */
export interface StreamedFile {
  readonly filename: string;
  readonly content: string | Iterable<string> | AsyncIterable<string>;
}

type Streamed<Given> = Given extends { status: infer Status; body: FileBody }
  ? { status: Status; body: StreamedFile }
  : Given;

/** What a handler is called with: the checked request, who sends it, and the world. */
export interface Call<Id extends OperationId> extends World, OperationRequest<Id> {
  /** Who calls. For operations that take no token there is nobody, and reading it is a mistake. */
  readonly user: StoredUser;
  /** The session that the token belongs to. */
  readonly session: number;
  /** Fires when the client leaves; a stream stops producing then. */
  readonly signal: AbortSignal;
}

/** What a handler may answer: the statuses that the contract documents, each with its body. */
export type Answer<Id extends OperationId> = Streamed<OperationAnswer<Id>>;

/** An answer of whatever operation. */
export interface AnyAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** The function that answers one operation. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>>;

/**
 * The handlers of one area of the contract. Use it as `satisfies Area<'orders'>`: an operation that is
 * not there does not compile.
 */
export type Area<Tag extends string> = {
  readonly [Id in Extract<OperationId, `${Tag}/${string}`>]: Handler<Id>;
};

/** An answer with status 200. */
export function ok<Body>(body: Body): { status: 200; body: Body } {
  return { status: 200, body };
}

/** An answer with status 201. */
export function created<Body>(body: Body): { status: 201; body: Body } {
  return { status: 201, body };
}

/** An answer that refuses, with a text for people and, where one is to blame, the field. */
export function refuse<Status extends number>(
  status: Status,
  error: string,
  fields?: ErrorBody['fields'],
): { status: Status; body: ErrorBody } {
  return { status, body: fields === undefined ? { error } : { error, fields } };
}

/** An answer that refuses a request for one of its fields. */
export function wrongField(field: string, text: string): { status: 400; body: ErrorBody } {
  return refuse(400, `${field}: ${text}`, { [field]: text });
}
