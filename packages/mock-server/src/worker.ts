import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { API_BASE } from './contract/routes.ts';

/** Answers a request as `fetch` would; `mock.fetch`, or a function around it. */
export type AnswerRequest = (request: Request) => Promise<Response>;

/**
 * Puts a mock behind the page's own network: a service worker passes each call of the API on to this page, which
 * answers it, and lets everything else through. Resolves when it listens.
 * @param url where msw's `mockServiceWorker.js` is; it has to lie no deeper than the pages that it serves
 */
export async function startWorker(answer: AnswerRequest, url: string): Promise<void> {
  const worker = setupWorker(
    http.all(
      ({ request }) => new URL(request.url).pathname.startsWith(`${API_BASE}/`),
      ({ request }) =>
        // A broken connection is an answer too, as the network would give it.
        answer(request).catch(() => Response.error()),
    ),
  );
  // Not quiet, msw reads each answer for its log, and a stream could no longer be stopped.
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } });
}
