import { type OperationId, operations } from '@dropcatch/sdk/operations';
import { vi } from 'vitest';

/** Replaces the mock's answer. Default: status 200 without a body. */
interface FixedAnswer {
  status?: number;
  body?: unknown;
}

/** Changes the body of the mock's answer. */
type ChangedAnswer = (body: never) => unknown;

const pathPattern = (path: string) => new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** Paths without parameters come first: `/orders/stats` is not `/orders/{id}`. */
const routes = Object.entries(operations)
  .map(([id, { method, path }]) => ({ id, method, path, pattern: pathPattern(path) }))
  .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length);

/** The operation of the contract that a request calls. */
export function operationOf(method: string, url: string): OperationId | undefined {
  const { pathname } = new URL(url, window.location.href);
  return routes.find((route) => route.method === method && route.pattern.test(pathname))?.id as
    | OperationId
    | undefined;
}

/**
 * Replaces the answers to further calls of an operation. A function changes the body of the mock's answer, if it is a
 * success. The mock still receives the calls. Call this after the console has opened, or in `prepare`.
 * @returns a function that restores the mock's answers
 */
export function answerWith(
  operation: OperationId,
  answer: FixedAnswer | ChangedAnswer,
): () => void {
  const { fetch } = globalThis;
  let isEnded = false;
  const answeringFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const calledOperation = operationOf(request.method, request.url);
    const response = await fetch(request);
    if (isEnded || calledOperation !== operation) return response;
    if (typeof answer === 'function') {
      if (!response.ok) return response;
      const body: unknown = await response.json();
      return Response.json(answer(body as never), response);
    }
    const { status = 200, body } = answer;
    return body === undefined ? new Response(null, { status }) : Response.json(body, { status });
  };
  vi.stubGlobal('fetch', answeringFetch);
  return () => void (isEnded = true);
}
