import type { HttpCall } from '../http-call.ts';
import { RedirectError } from '../errors/errors.ts';
import { maskOf } from '../errors/secrets.ts';
import { waitFor } from '../wait.ts';

/** Largest number of redirects in a row. */
const mostRedirects = 5;

/**
 * Fetches from the origin of the request. Follows redirects within it that keep the method. Any other redirect would take
 * secrets to another origin, or send a sign-in as a GET.
 * @throws {RedirectError} for those
 */
export async function fetchHere(
  call: HttpCall,
  request: Request,
  init: RequestInit | undefined,
): Promise<Response> {
  const { operation, body } = call;
  // The global `fetch` is looked up for each call, because tests replace it, and called without
  // `this`, as browsers require.
  const { fetch = globalThis.fetch } = call.options;
  const { origin } = new URL(request.url);
  const refuse = (to: string, why: string) =>
    new RedirectError(
      operation.id,
      `The service at ${origin} redirects to ${maskOf(call).text(to)}. ${why} Check the \`baseUrl\`.`,
    );
  let next = request;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const asked = fetch(next, init);
    // The caller's own `fetch` may know no signals.
    const isBound = call.options.fetch === undefined;
    let response: Response = await (isBound ? asked : orAbort(asked, call.options.signal));
    if (typeof (response as Partial<Response> | undefined)?.arrayBuffer !== 'function') {
      // It may have sent the request.
      throw new TypeError('The option `fetch` did not return a Response.');
    }
    // Browsers do not tell where a redirect leads, but follow it.
    if (response.type === 'opaqueredirect' && next.method === 'GET') {
      response = await fetch(new Request(next, { redirect: 'follow' }), init);
    }
    const arrived = response.redirected ? new URL(response.url).origin : origin;
    if (arrived !== origin) throw refuse(arrived, 'It is another origin.');
    if (response.type === 'opaqueredirect') {
      throw refuse('another address', 'A browser does not tell which one.');
    }
    const location = response.headers.get('location');
    if (!location || ![301, 302, 303, 307, 308].includes(response.status)) return response;
    const to = URL.canParse(location, next.url) ? new URL(location, next.url) : undefined;
    if (to?.origin !== origin) throw refuse(to?.origin ?? 'no address', 'It is another origin.');
    if (next.method !== 'GET' && response.status < 307) {
      throw refuse(to.pathname, `A ${next.method} would become a GET.`);
    }
    const sent = body === undefined ? null : JSON.stringify(body);
    const { method, headers, signal, cache } = next;
    next = new Request(to, { method, headers, signal, cache, body: sent, redirect: 'manual' });
  }
  throw refuse('itself', 'The redirects do not end.');
}

/** Waits for an answer, but not beyond an abort. */
const orAbort = (answer: Promise<Response>, signal: AbortSignal | null | undefined) =>
  signal ? waitFor(answer, { signal, time: false, late: Error }) : answer;
