import { vi } from 'vitest';

/** Has the calls of a path done by the server, and their answers replaced by a body that says nothing. */
export function loseAnswer(path: string, body: string): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const answer = await fetch(request);
    return request.url.endsWith(path) ? new Response(body) : answer;
  });
}
