/** A service for tests: a function answers, and requests are recorded. */
import { type Client, createClient } from '../../src/create-client.ts';
import type { OperationInfo } from '../../src/operation.ts';
import { operations } from '../../src/generated/operations.ts';
import type { ClientOptions } from '../../src/call/client-options.ts';
import { memoryTokens, type Session } from '../../src/session/tokens.ts';

/** A recorded request. */
export interface Asked {
  /** `PUT /orders/42/status?x=1`, below the base URL. */
  line: string;
  /** The bearer token. */
  token: string | undefined;
  headers: Headers;
  body: string;
}

/** Answers a request. `undefined` never answers. */
export type Answer = (
  asked: Asked,
  signal: AbortSignal,
) => Response | Error | undefined | Promise<Response | undefined>;

const baseUrl = 'https://drop.test/api';

/** An answer that suits every call: it has all lists that an answer can have, and the first value of each. */
export function done(): Response {
  const samples = new Map<unknown, unknown>([
    ['text', 'x'],
    ['number', 1],
    ['boolean', true],
  ]);
  const answer: Record<string, unknown> = {};
  for (const { shape } of Object.values<OperationInfo>(operations)) {
    const fields = Object.entries(shape?.fields ?? {});
    for (const [name, type] of fields) if (Array.isArray(type)) answer[name] ??= [];
    const [name = '', type] = fields.find(([, one]) => samples.has(one)) ?? [];
    if (name) answer[name] ??= samples.get(type);
  }
  return Response.json(answer);
}

/** A `fetch` that answers from a function and follows the request's signal like the platform's. */
export function service(answer: Answer) {
  const asked: Asked[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { headers } = request;
    // Not the signal of the request: in Node, it stops following the caller's once the request is
    // collected.
    const signal = init?.signal ?? (input instanceof Request ? input.signal : request.signal);
    signal.throwIfAborted();
    const one: Asked = {
      line: `${request.method} ${request.url.replace(baseUrl, '')}`,
      token: headers.get('authorization')?.replace('Bearer ', ''),
      headers,
      body: await request.text(),
    };
    asked.push(one);
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    const answered = await Promise.race([answer(one, signal), aborted]);
    if (answered instanceof Error) throw answered;
    return answered ?? aborted;
  };
  return { fetch, asked };
}

/** A client of such a service, signed in with the tokens `a1` and `r1`, by default without retries. */
export function clientOf(
  answer: Answer,
  {
    session = { access_token: 'a1', refresh_token: 'r1' },
    ...options
  }: Partial<ClientOptions> & { session?: Session | null } = {},
) {
  const { fetch, asked } = service(answer);
  const tokens = memoryTokens(session ?? undefined);
  const client: Client = createClient({
    baseUrl,
    fetch,
    tokens,
    maxRetries: 0,
    ...options,
  });
  return { client, asked, tokens };
}

/** The error of a promise. Fails when it resolves. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  const value = await promise.then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );
  if ('answer' in value) throw new Error(`resolved with ${JSON.stringify(value.answer)}`);
  return value.error;
}

/** A promise and its resolve, to hold back an answer. */
export function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, open: () => resolve() };
}

/** All items of an iterator. */
export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** A service with one valid access token, which it gives for the refresh token r1. */
export const expecting =
  (good: string): Answer =>
  ({ line, token }) => {
    if (line === 'POST /auth/refresh') {
      return token === 'r1'
        ? Response.json({ access_token: good })
        : Response.json({ error: 'Session over' }, { status: 401 });
    }
    return token === good
      ? Response.json({ orders: [], pagination: {} })
      : Response.json({ error: 'Token expired' }, { status: 401 });
  };

/** How often a service was asked for a refresh. */
export const refreshes = (asked: { line: string }[]) =>
  asked.filter(({ line }) => line === 'POST /auth/refresh').length;
