import { setupWorker } from 'msw/browser';
import { type AnswerRequest, operationHandlers } from './msw.ts';

/** The msw worker of a page, to override an operation (`use`) or to stop. */
export type PageWorker = ReturnType<typeof setupWorker>;

/**
 * Connects a mock to the page's network. A service worker passes each call of the API to this page, which answers it,
 * and lets all other requests through. Resolves to msw's worker when it is ready.
 * @param answer `mock.fetch`, or a function around it
 * @param url address of msw's `mockServiceWorker.js`, which must not be deeper than the pages that it serves
 */
export async function startWorker(answer: AnswerRequest, url: string): Promise<PageWorker> {
  // A rejection is a broken connection.
  const orBroken: AnswerRequest = (request) => answer(request).catch(() => Response.error());
  const worker = setupWorker(...operationHandlers(orBroken));
  // Without `quiet`, msw reads each answer for its log, and a stream could not be stopped. msw 3 and
  // msw 2 have different names for what happens to other requests.
  const toOthers = { onUnhandledFrame: 'bypass', onUnhandledRequest: 'bypass' } as const;
  await worker.start({ quiet: true, serviceWorker: { url }, ...toOthers });
  return worker;
}
