import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { BrowserLaunch } from '@dropcatch/tooling/browser';
import { chromium } from 'playwright';

/** The expected result of the page and its service worker. */
const seen = 'order 42, request req-42, started, completed, not found, NEW';

const mediaTypes: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript' };

/** Serves a folder, and the needed part of the service below /api. */
async function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith('/api/')) answer(path.slice('/api'.length), response);
    else void sendFile(join(folder, path === '/' ? 'index.html' : path), response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}

function answer(path: string, response: ServerResponse) {
  if (path === '/orders/42') {
    response.writeHead(200, { 'content-type': 'application/json', 'x-request-id': 'req-42' });
    response.end('{"id":42}');
  } else if (path === '/epp/tools/domain-check') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end('data: {"type":"started","total":1}\ndata: {"type":"completed"}\n');
  } else {
    response.writeHead(404, { 'content-type': 'application/json' });
    response.end('{"error":"Order not found"}');
  }
}

async function sendFile(file: string, response: ServerResponse) {
  try {
    const content = await readFile(file);
    const type = mediaTypes[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type }).end(content);
  } catch {
    response.writeHead(404).end();
  }
}

/**
 * Opens the page in Chromium and waits for its result and that of its service worker. Throws if
 * they are not as expected.
 */
export async function tryInBrowser(folder: string, launch: BrowserLaunch): Promise<void> {
  const server = await serve(folder);
  const browser = await chromium.launch(launch);
  try {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.waitForFunction(() => /^(page|failed):/.test(document.title));
    const title = await page.title();
    if (title !== `page: ${seen}; worker: ${seen}`) throw new Error(`In the browser: ${title}`);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
