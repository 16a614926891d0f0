import { createMock, type Mock, type MockOptions } from '../../src/mock.ts';

/** When the tests take place: a weekday, two minutes before the .com drop. */
export const NOW = '2026-11-20T17:58:00Z';

/** An answer as a test looks at it. */
export interface Called {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON body, or the text of another kind. */
  readonly body: unknown;
}

/** Sends a request; a path begins below /api. */
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

/** Sends requests with these headers. */
export function sender(mock: Pick<Mock, 'fetch'>, headers: Record<string, string> = {}): Send {
  return async (method, path, body) =>
    calledFrom(
      await mock.fetch(`/api${path}`, {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
      }),
    );
}

/** The header that a token is sent in. */
export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

/** Sends requests as a signed-in user: `admin`, `manager` or `user`. */
export async function as(mock: Mock, who: 'admin' | 'manager' | 'user'): Promise<Send> {
  const { access_token } = await mock.signIn(`${who}@dropcatch.test`);
  return sender(mock, bearer(access_token));
}
