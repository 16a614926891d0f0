import { type ContractOperation, operations } from '../generated/contract.ts';
import type { OperationId } from '../generated/operations.ts';
import { BodyTooLarge, type Exchange, jsonReply, UNCACHED } from '../engine/exchange.ts';
import type { Fault } from '../engine/faults.ts';
import { isSecret, WHOLE, withoutSecrets } from '../engine/journal.ts';
import { callOf, type FaultCall, type Match } from '../engine/match.ts';
import { areaOf, matchRoute, pathInApi } from '../engine/routes.ts';
import { isObject, parsedJson, schemaOf } from '../world/input.ts';
import type { World } from '../world/world.ts';
import type { HttpReply } from './transport.ts';

/** A recorded answer. `--faults` plays it. */
export type Recorded = Fault & { readonly kind: 'answer'; readonly operation: OperationId };

export interface ProxyOptions {
  /** Address of the API of a real service: `https://console.example.com/api`. */
  readonly to: string;
  /** Operations (`orders/list`) and areas (`orders`) that are passed to the service. */
  readonly pass: readonly string[];
  /** An access token of the service. It replaces the caller's. */
  readonly token?: string | undefined;
  /** Called with all recorded answers, including earlier ones, after each new one. */
  readonly onRecord?: ((answers: readonly Recorded[]) => void) | undefined;
  /** Called with a sentence about an answer that is passed but not recorded. */
  readonly onSkip?: ((sentence: string) => void) | undefined;
  /** Answers that are recorded already. */
  readonly recorded?: readonly Recorded[] | undefined;
}

/** Headers of a request that belong to the connection with the mock. */
const OWN_HEADERS =
  /^(?:host|connection|keep-alive|transfer-encoding|content-length|accept-encoding|upgrade|te|expect|cookie|origin|referer|sec-.+)$/;

/** Headers of an answer that are passed on. */
const PASSED_HEADERS = ['content-type', 'content-disposition', 'retry-after', 'x-request-id'];

/** An operation or an area to pass on. */
export const passedName = schemaOf<string>(
  'an operation such as orders/list or an area such as orders',
  (name) => operations.some(({ id }) => id === name || areaOf(id) === name),
);

/** All texts in a value below the key of a secret. */
function secretsIn(value: unknown, isBelow = false): string[] {
  if (typeof value === 'string') return isBelow && value !== '' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => secretsIn(part, isBelow || isSecret(key)));
}

/** Longest answer that is recorded, in bytes. A longer one is only passed. */
export const MOST_RECORDED = 10_000_000;

/** Shortest secret that is searched for in an answer, in characters: shorter ones are parts of ordinary words. */
const SHORTEST_SECRET = 6;

/** A value with `***` in place of each secret within its texts. */
function hidden(value: unknown, secrets: readonly string[]): unknown {
  const long = secrets.filter(({ length }) => length >= SHORTEST_SECRET);
  const hide = (text: string) =>
    long.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
  return JSON.parse(
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? hide(part) : part)),
  );
}

/** What a call must repeat to get a recorded answer. Without secrets, which a later call would not repeat. */
const matchOf = ({ params, query, body }: FaultCall): Match =>
  JSON.parse(
    JSON.stringify({ params, query, body }, (key, part: unknown) =>
      isSecret(key) ? undefined : part,
    ),
  );

/** How many values a match names. */
const sizeOf = (match: unknown): number =>
  isObject(match) ? Object.values(match).reduce<number>((sum, part) => sum + sizeOf(part), 0) : 1;

/** Text in UTF-8. Undefined for other bytes. */
function textIn(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The body of an answer as a fault has it. Undefined when it is not what the contract sends. */
function bodyOf({ kind }: ContractOperation, isOk: boolean, bytes: Uint8Array): unknown {
  const text = textIn(bytes);
  if (text === undefined) return undefined;
  if (!isOk || kind === 'json') return parsedJson(text);
  if (kind === 'file') return text;
  const events = [...text.matchAll(/^data: ?(.+)$/gm)].map(([, event = '']) => parsedJson(event));
  return events.includes(undefined) ? undefined : events;
}

/**
 * Passes the calls of some operations to a real service, and records the answers without secrets. The last answer to a
 * call counts. Answers that hold a session (sign-in, refresh) are passed but not recorded.
 */
export class ServiceProxy {
  readonly #options: ProxyOptions;
  readonly #recorded = new Map<string, Recorded>();

  constructor(options: ProxyOptions) {
    this.#options = options;
    for (const one of options.recorded ?? []) this.#keep(one);
  }

  /** Answers a call by the service. Undefined when the mock answers it. */
  async answer(exchange: Exchange, world: World): Promise<HttpReply | undefined> {
    const { to, pass, token, onRecord } = this.#options;
    const path = pathInApi(exchange);
    if (path === undefined) return undefined;
    const isHead = exchange.method === 'HEAD';
    const route = matchRoute(isHead ? 'GET' : exchange.method, path);
    if (!('operation' in route)) return undefined;
    const { operation } = route;
    if (!pass.includes(operation.id) && !pass.includes(areaOf(operation.id))) return undefined;
    const headers = new Headers();
    for (const [name, value] of Object.entries(exchange.headers)) {
      if (!OWN_HEADERS.test(name)) headers.set(name, String(value));
    }
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    const query = String(exchange.query);
    const response = await send(exchange, `${to}${path}${query && `?${query}`}`, headers);
    if (response instanceof BodyTooLarge) return jsonReply(413, { error: response.message });
    if (response instanceof Error) {
      const { message } = response.cause instanceof Error ? response.cause : response;
      return jsonReply(502, { error: `${to} cannot be reached: ${message}` });
    }
    const passed = PASSED_HEADERS.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    const isRecorded = onRecord !== undefined && !isHead && areaOf(operation.id) !== 'auth';
    const call = isRecorded ? await callOf(exchange, route, world) : undefined;
    const sent = headers.get('authorization')?.replace(/^Bearer /i, '');
    const secrets = secretsIn([call?.body, { token: sent }]);
    return {
      status: response.status,
      headers: { ...UNCACHED, ...Object.fromEntries(passed) },
      body: piecesFrom(
        response,
        call && ((bytes) => this.#record(operation, call, response, bytes, secrets)),
      ),
    };
  }

  /** Records an answer, unless it is too long, which `bytes` tells by being undefined, or not what the contract sends. */
  #record(
    operation: ContractOperation,
    call: FaultCall,
    { status, ok }: Response,
    bytes: Uint8Array | undefined,
    secrets: readonly string[],
  ): void {
    const body = bytes?.length ? bodyOf(operation, ok, bytes) : undefined;
    if (body === undefined && bytes?.length !== 0) {
      const why =
        bytes === undefined
          ? `it is larger than ${MOST_RECORDED / 1e6} MB`
          : 'it is not what the contract sends';
      this.#options.onSkip?.(`an answer of ${operation.id} is not recorded: ${why}`);
      return;
    }
    this.#keep({
      kind: 'answer',
      operation: operation.id,
      match: matchOf(call),
      status,
      ...(body !== undefined && { body: withoutSecrets(hidden(body, secrets), WHOLE) }),
      loose: true,
    });
    // The first fault that matches applies, so an exact one stands before one that names less.
    const all = [...this.#recorded.values()];
    this.#options.onRecord?.(all.toSorted((a, b) => sizeOf(b.match) - sizeOf(a.match)));
  }

  #keep(answer: Recorded): void {
    this.#recorded.set(JSON.stringify([answer.operation, answer.match]), answer);
  }
}

/** Sends a request on. Resolves to the error when the service cannot be reached, or the body is too large. */
const send = async (
  exchange: Exchange,
  url: string,
  headers: Headers,
): Promise<Response | Error> => {
  const { method, signal } = exchange;
  try {
    const body = ['GET', 'HEAD'].includes(method) ? null : await exchange.text();
    return await fetch(url, { method, headers, body, redirect: 'manual', signal });
  } catch (error) {
    return error as Error;
  }
};

/**
 * The bytes of a body as they arrive. Calls `onEnd` with all of them, or with undefined for more than MOST_RECORDED, unless
 * the body breaks off or nobody reads on.
 */
async function* piecesFrom(
  { body }: Response,
  onEnd: ((bytes: Uint8Array | undefined) => void) | undefined,
): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.length;
    if (onEnd && length <= MOST_RECORDED) pieces.push(piece);
    else pieces.length = 0;
    yield piece;
  }
  onEnd?.(length <= MOST_RECORDED ? Buffer.concat(pieces) : undefined);
}
