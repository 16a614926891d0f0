/** The page. Shows its own result and that of a service worker in its title. */
import { browse } from './browse.ts';

async function browseInWorker(): Promise<string> {
  await navigator.serviceWorker.register('/service-worker.js', { type: 'module' });
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(String(data)));
    active?.postMessage('browse', { transfer: [] });
  });
}

try {
  const page = await browse();
  document.title = `page: ${page}; worker: ${await browseInWorker()}`;
} catch (error) {
  document.title = `failed: ${String(error)}`;
}
