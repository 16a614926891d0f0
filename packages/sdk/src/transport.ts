import ky from 'ky';

/** An answer on its way. */
export interface PendingAnswer extends Promise<Response> {
  /** The whole body, in what the headers left of the timeout. */
  text: () => Promise<string>;
}

/**
 * Sends one request. The only place that knows ky, which keeps the time, ends the request and tells lost connections from timeouts.
 * Its retries are off: they would send a POST twice, or wait where the caller wants to know at once. Error statuses are answers here.
 * @param request method, headers and body. ky would copy them several times, which is most of what it costs, so they go to `fetch`
 * directly.
 * @param timeout milliseconds for headers and body together; a body that is not read with `text` has all the time
 * @param ownFetch in place of the platform's
 */
export function send(
  url: string,
  request: RequestInit,
  signal: AbortSignal | null,
  timeout: number | false,
  ownFetch: typeof fetch | undefined,
): PendingAnswer {
  return ky(url, {
    signal,
    // ky's own would begin anew with the body.
    timeout: false,
    // ky refuses what no timer can wait for.
    totalTimeout: (timeout as number) < 2 ** 31 && timeout,
    retry: 0,
    throwHttpErrors: false,
    // The global one is looked up at each call, since tests replace it; called without `this`, as browsers insist.
    // Else a browser that goes back, or opens its tabs again, gives what it kept: another day's, or another person's.
    fetch: (input) =>
      (ownFetch ?? fetch)(url, {
        ...request,
        cache: 'no-store',
        signal: (input as Request).signal,
      }),
  });
}
