/** A request in the engine's form, from node:http, a fetch call or a service worker. */
export interface ServiceRequest {
  /** In upper case. */
  readonly method: string;
  /** The path without the query, still percent-encoded: `/api/orders/42`. */
  readonly path: string;
  /** Path of the API in the client's address, if it is not the usual one. `path` has the usual one. */
  readonly base?: string | undefined;
  readonly query: URLSearchParams;
  /** The request headers by lower-case name. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** A request header, by its lower-case name. */
  header(name: string): string | undefined;
  /** The whole body as text, also when it is read again. Rejects with BodyTooLarge when it is larger than the transport takes. */
  text(): Promise<string>;
  /** Fires when the client leaves. */
  readonly signal: AbortSignal;
}

/** Largest request body of the API, in bytes. */
export const MAX_BODY = 5_000_000;

export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
  constructor(most: number) {
    super(`The request body is larger than ${most / 1_000_000} MB`);
  }
}

/** The text of a body in UTF-8. Throws a BodyTooLarge when it has more bytes than `most`. */
export function bodyText(bytes: ArrayBuffer | Uint8Array, most = MAX_BODY): string {
  if (bytes.byteLength > most) throw new BodyTooLarge(most);
  return new TextDecoder().decode(bytes);
}
