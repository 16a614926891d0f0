/** The service worker. Sends its result to the page. */
import { browse } from './browse.ts';

addEventListener('message', (event) => {
  browse().then(
    (seen) => event.source?.postMessage(seen),
    (error: unknown) => event.source?.postMessage(`failed: ${String(error)}`),
  );
});
