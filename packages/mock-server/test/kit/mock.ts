import { fetchFrom } from '../../src/transports/fetch.ts';
import { createMock, type Mock } from '../../src/mock/mock.ts';
import type { MockOptions } from '../../src/mock/options.ts';

/** The time of the tests: a weekday, two minutes before the .com drop. */
export const NOW = '2026-11-20T17:58:00Z';

/** An answer in the form that tests compare. */
export interface Called {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON body, or the text of another type. */
  readonly body: unknown;
}

/** Sends a request. Its path is relative to /api. */
export type Send = (method: string, path: string, body?: unknown) => Promise<Called>;

/** A small mock with a frozen clock. */
export function testMock(options: MockOptions = {}): Mock {
  return createMock({ seed: 1, rows: 1500, now: NOW, ...options });
}

/** Reads a fetch response. */
export async function calledFrom(response: Response): Promise<Called> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : text,
  };
}

/** Makes a function that sends requests with these headers. A call that breaks the contract rejects. */
export function sender(mock: Pick<Mock, 'handle'>, headers: Record<string, string> = {}): Send {
  return async (method, path, body) =>
    calledFrom(
      await fetchFrom(
        mock.handle,
        new Request(`http://mock/api${path}`, {
          method,
          headers,
          body: body === undefined ? null : JSON.stringify(body),
        }),
      ),
    );
}

/** The Authorization header for a token. */
export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

/** Makes a function that sends requests as a signed-in user: `admin`, `manager` or `user`. */
export async function as(mock: Mock, who: 'admin' | 'manager' | 'user'): Promise<Send> {
  const { access_token } = await mock.signIn(`${who}@dropcatch.test`);
  return sender(mock, bearer(access_token));
}
