import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getResponse, http, HttpResponse } from 'msw';

/** The argument that makes the bench serve with msw instead of measuring. The port follows it. */
export const MSW = '--msw-server';

const handlers = [http.get('*/', () => HttpResponse.json({ unread_count: 4 }))];

async function answer(
  { method = 'GET', url = '/' }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const request = new Request(`http://127.0.0.1${url}`, { method });
  const { status, headers, body } = (await getResponse(handlers, request)) ?? HttpResponse.error();
  response.writeHead(status, Object.fromEntries(headers));
  response.end(await new Response(body).text());
}

/** The smallest server of msw handlers: one handler with one fixed answer, behind node:http. */
export function serveMsw(port: number): void {
  createServer((request, response) => void answer(request, response)).listen(port, '127.0.0.1');
}
