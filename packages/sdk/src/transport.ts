import ky from 'ky';

/** An answer on its way. */
export interface PendingAnswer extends Promise<Response> {
  /** The whole body, as long as the timeout allows. */
  text: () => Promise<string>;
}

/**
 * Sends one request. The only place that knows ky, which keeps the time, ends the request and tells lost connections from timeouts.
 * Its retries are off: they would send a POST twice, or wait where the caller wants to know at once. Error statuses are answers here.
 * @param request method, headers and body. ky would copy them several times, which is most of what it costs, so they go to `fetch`
 * directly.
 * @param timeout milliseconds
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
    // ky refuses what no timer can wait for.
    timeout: (timeout as number) < 2 ** 31 && timeout,
    retry: 0,
    throwHttpErrors: false,
    // The global one is looked up at each call, since tests replace it; called without `this`, as browsers insist.
    fetch: (input) => (ownFetch ?? fetch)(url, { ...request, signal: (input as Request).signal }),
  });
}
