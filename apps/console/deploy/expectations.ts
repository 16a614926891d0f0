import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { pathsOutsideApi } from '@dropcatch/tooling/paths-outside-api';
import { cacheControl, securityHeaders } from '@dropcatch/tooling/security-headers';

/** A web server that serves the console, and what is needed to call it. */
export interface Served {
  /** Its address, without a slash at the end. */
  url: string;
  /** The folder of the build that it serves. */
  dist: string;
  /** An admin's access token for the API behind it. */
  token: string;
}

interface Request {
  /** The path exactly as it is sent. */
  path: string;
  /** GET by default. */
  method?: string;
  /** The accepted encoding, `br` or `gzip`; none by default. */
  encoding?: string;
  /** An access token. With it, the request is a call of the API. */
  token?: string;
  /** The wanted part of a file. */
  range?: string;
}

/** The expected headers of an answer: an exact value or a pattern; null if the header must be missing. */
type Headers = Readonly<Record<string, string | RegExp | null>>;

const page: Headers = { 'content-type': /^text\/html/, 'cache-control': cacheControl.other };
const gone = '/assets/gone-12345678.js';

type Expectation = [Request, number | RegExp, Headers];

function expectations({ dist, token }: Served): Expectation[] {
  const script = readdirSync(`${dist}/assets`).find((file) => /^index-[\w-]{8}\.js$/.test(file));
  const hashed = `/assets/${script}`;
  return [
    [{ path: '/' }, 200, page],
    [{ path: '/orders' }, 200, page],
    [{ path: '/domains/example.com/order?date=2026-11-20' }, 200, page],
    [{ path: '/index.html' }, 200, page],
    [{ path: '/start.js' }, 200, { 'cache-control': cacheControl.other }],
    [{ path: '/favicon.svg' }, 200, { 'content-type': /^image\/svg\+xml/ }],
    [{ path: hashed }, 200, { 'cache-control': cacheControl.hashed, 'content-encoding': null }],
    [
      { path: hashed, encoding: 'gzip' },
      200,
      { 'content-encoding': 'gzip', 'cache-control': cacheControl.hashed, vary: 'Accept-Encoding' },
    ],
    [{ path: '/start.js', range: 'bytes=0-3' }, 206, { 'content-range': /^bytes 0-3\// }],
    [{ path: '/start.js', range: 'bytes=-4' }, 206, { 'content-length': '4' }],
    [{ path: '/start.js', range: 'bytes=-9999999' }, 206, { 'content-range': /^bytes 0-/ }],
    [{ path: '/start.js', range: 'bytes=9999999-' }, 416, { 'content-range': /^bytes \*\// }],
    [{ path: hashed, range: 'bytes=9999999-' }, 416, { 'cache-control': /^(?!.*immutable)/ }],
    [{ path: '/', method: 'HEAD' }, 200, page],
    ...['/', '/orders', '/index.html', hashed].flatMap((path) =>
      ['POST', 'DELETE', 'PUT'].map((method): Expectation => [{ path, method }, 405, {}]),
    ),
    [
      { path: gone },
      404,
      { 'cache-control': /^(?!.*immutable)/, 'content-type': /^text\/(plain|html)/ },
    ],
    [{ path: '/assets/../../package.json' }, /^(200|40[034])$/, {}],
    [
      { path: '/api/orders' },
      401,
      { 'content-type': /^application\/json/, 'cache-control': 'no-store' },
    ],
    [{ path: '/api/orders?per_page=1', token }, 200, { 'content-type': /^application\/json/ }],
    [{ path: '/api/no-such-thing', token }, 404, { 'content-type': /^application\/json/ }],
    [{ path: '/api/x..y/a%20b/..z', token }, 404, { 'content-type': /^application\/json/ }],
    ...pathsOutsideApi.flatMap((path) =>
      ['GET', 'POST'].map((method): Expectation => [
        { path, method, token },
        method === 'GET' ? /^(200|40[034])$/ : /^40[0345]$/,
        { 'content-type': /^text\/(html|plain)/ },
      ]),
    ),
  ];
}

/** The expected answers while the API is down. They carry the security headers too. */
const away: Expectation[] = [
  [{ path: '/api/orders' }, 502, { 'cache-control': /^(?!.*immutable)/ }],
  [{ path: '/orders' }, 200, page],
];

function wrong(name: string, found: string | undefined, wanted: string | RegExp | null): string[] {
  const right =
    wanted instanceof RegExp ? wanted.test(found ?? '') : found === (wanted ?? undefined);
  return right ? [] : [`${name}: expected ${String(wanted)}, got ${String(found)}`];
}

async function ask({ url }: Served, request: Request): Promise<IncomingMessage> {
  const { path, encoding = 'identity', method = 'GET', token, range } = request;
  const headers = {
    // A path outside the API could be the mock's control API, which answers only to localhost.
    host: 'localhost',
    accept: token === undefined ? 'text/html,*/*' : '*/*',
    'accept-encoding': encoding,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(range !== undefined && { range }),
  };
  const { hostname, port } = new URL(url);
  const sent = http.request({ hostname, port, path, method, headers });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  await text(response);
  return response;
}

/** The answer of the bulk check must arrive as it is sent: its first event alone, before any result. */
async function streams({ url, token }: Served): Promise<string[]> {
  const domains = Array.from({ length: 30 }, (_, index) => `name-${index}.com`);
  const response = await fetch(`${url}/api/epp/tools/domain-check`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ account_id: 1, domains }),
  });
  if (response.status !== 200 || response.body === null) return [`the stream: ${response.status}`];
  const pieces: string[] = [];
  for await (const piece of response.body) pieces.push(new TextDecoder().decode(piece));
  const [first = '', ...rest] = pieces;
  return first.includes('started') && !first.includes('result') && rest.length > 0
    ? []
    : [`the stream is buffered: the first of ${pieces.length} chunks has ${first.length} bytes`];
}

/** The differences between a server's answers and what the console needs, one per line; empty if there are none. */
export async function differences(served: Served): Promise<string[]> {
  return [...(await unlike(served, expectations(served))), ...(await streams(served))];
}

/** The same for a server whose API is down. */
export function differencesWithoutApi(served: Served): Promise<string[]> {
  return unlike(served, away);
}

async function unlike(served: Served, expected: readonly Expectation[]): Promise<string[]> {
  const lines: string[] = [];
  for (const [request, status, headers] of expected) {
    const response = await ask(served, request);
    const faults = [
      ...wrong(
        'status',
        String(response.statusCode),
        status instanceof RegExp ? status : String(status),
      ),
      ...Object.entries({ ...securityHeaders, ...headers }).flatMap(([name, wanted]) =>
        wrong(name, response.headers[name]?.toString(), wanted),
      ),
    ];
    lines.push(
      ...faults.map(
        (fault) => `${request.method ?? 'GET'} ${request.path} ${request.encoding ?? ''}: ${fault}`,
      ),
    );
  }
  return lines;
}
