import { createServer, type ServerResponse } from 'node:http';
import { schedule } from '../src/world/wait.ts';

/** The argument that makes the bench serve instead of measuring. The port follows it. */
export const RAW = '--raw-server';

/** The stream of the raw server: the number of results, and the milliseconds between two. */
export const RAW_STREAM = { results: 40, pause: 100 };

/** Results like those of a bulk check, with fixed content. */
async function stream(response: ServerResponse): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const moment = schedule(gone.signal);
  const send = (event: object): void => {
    response.write(`data: ${JSON.stringify(event)}\n\n`);
  };
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  send({ type: 'started', total: RAW_STREAM.results });
  for (let index = 0; index < RAW_STREAM.results; index += 1) {
    await moment(index * RAW_STREAM.pause);
    send({
      type: 'result',
      index,
      domain: 'a.com',
      status: 'available',
      message: '',
      duration_ms: 0,
    });
  }
  send({ type: 'completed' });
  response.end();
}

/** The smallest server, to compare the mock with: one fixed JSON answer, or one fixed stream. */
export function serveRaw(port: number): void {
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      void stream(response);
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"unread_count":4}');
  });
  server.listen(port, '127.0.0.1');
}
