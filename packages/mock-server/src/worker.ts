import { setupWorker } from 'msw/browser';
import { CallFailure, failureReply, RESET } from './engine/exchange.ts';
import { responseOf } from './engine/fetch.ts';
import { type AnswerRequest, operationHandlers } from './msw.ts';

/**
 * Puts a mock behind the page's own network: a service worker passes each call of the API on to this page, which
 * answers it, and lets everything else through. Resolves when it listens.
 * @param answer `mock.fetch`, or a function around it
 * @param url where msw's `mockServiceWorker.js` is; it has to lie no deeper than the pages that it serves
 */
export async function startWorker(answer: AnswerRequest, url: string): Promise<void> {
  // A broken connection is an answer too, as the network would give it; so is a call that fails inside the mock.
  const orBroken: AnswerRequest = (request) =>
    answer(request).catch((error: unknown) =>
      responseOf(error instanceof CallFailure ? failureReply(error) : RESET, request.signal),
    );
  const worker = setupWorker(...operationHandlers(orBroken));
  // Not quiet, msw reads each answer for its log, and a stream could no longer be stopped.
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } });
}
