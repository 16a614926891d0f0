import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { forwardingHeaders } from '@dropcatch/tooling/forwarding-headers';

/** Answers of a broken API, by path: bytes after the end of an answer, or instead of its next part. */
const broken: Readonly<Record<string, string>> = {
  '/api/204': 'HTTP/1.1 204 No Content\r\nContent-Length: 2\r\nX-Odd: 1\r\n\r\n{}',
  '/api/304': 'HTTP/1.1 304 Not Modified\r\nContent-Length: 2\r\nX-Odd: 1\r\n\r\n{}',
  '/api/chunks':
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Encoding: gzip\r\nX-Odd: 1\r\n\r\nZZ\r\n',
};

/** Starts an API that answers with the headers of the request, and with broken answers. */
export async function startOddApi(): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (bytes) => {
      const [line = '', ...headers] = String(bytes).split('\r\n\r\n', 1).join('').split('\r\n');
      const body = headers.join('\n');
      const echo = `HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
      socket.write(broken[line.split(' ')[1] ?? ''] ?? echo);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** The address of the odd API. */
export const addressOf = (server: Server): URL =>
  new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

async function send(url: string, path: string, options: http.RequestOptions) {
  const { hostname, port } = new URL(url);
  const request = http.get({ hostname, port, path, ...options });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { response, body: await text(response) };
}

/** What a web server passes on to the API about who asks, one difference per line. */
async function forged(url: string): Promise<string[]> {
  const said = Object.fromEntries(forwardingHeaders.map((name) => [name, 'forged.test']));
  const headers = { host: 'localhost', ...said, x_forwarded_for: 'forged.test' };
  const { body } = await send(url, '/api/headers', { headers });
  const lines = body.toLowerCase().split('\n');
  const missing = [
    'x-forwarded-for: 127.0.0.1',
    'x-forwarded-host: localhost',
    'x-forwarded-proto: http',
  ]
    .filter((line) => !lines.includes(line))
    .map((line) => `the API does not get "${line}"`);
  const passed = lines.filter((line) => line.includes('forged'));
  return [...missing, ...passed.map((line) => `the API gets "${line}" from the client`)];
}

/** What is left of a broken answer, one difference per line. The next answer on the connection must be whole. */
async function leftOver(url: string, path: string): Promise<string[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const options = { agent, headers: { host: 'localhost' } };
  try {
    const { response } = await send(url, path, options).catch(() => ({ response: undefined }));
    const isOwn = response?.statusCode === 502;
    const odd = isOwn && (response.headers['x-odd'] ?? response.headers['content-encoding']);
    const next = await send(url, '/favicon.svg', options);
    return [
      ...(odd ? [`${path}: the 502 has headers of the broken answer`] : []),
      ...(next.body.startsWith('<svg') ? [] : [`${path}: the next answer is out of step`]),
    ];
  } finally {
    agent.destroy();
  }
}

/** The differences of a web server in front of the odd API, one per line; empty if there are none. */
export async function differencesWithOddApi(url: string): Promise<string[]> {
  const lines = await forged(url);
  for (const path of Object.keys(broken)) lines.push(...(await leftOver(url, path)));
  return lines;
}
