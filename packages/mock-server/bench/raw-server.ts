import { createServer } from 'node:http';

/** The argument that makes the bench serve instead of measure. */
export const RAW = '--raw-server';

/** The least that an HTTP server can do: one fixed JSON answer. What the mock is compared with. */
export function serveRaw(): void {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"unread_count":4}');
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    process.stdout.write(`http://127.0.0.1:${port}/api\n`);
  });
}
