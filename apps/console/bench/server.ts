import { generateKeyPairSync, createHash, sign } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { App } from './app.ts';

/** How long the service takes for an answer, in milliseconds. */
const thinkTime = 50;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Headers of the service's answer that do not hold for this one (RFC 9110, section 7.6.1). */
const ofOneHop: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]);

/** A served app. */
export interface Served {
  origin: string;
  /** The SHA-256 of the server's public key, for Chromium's `--ignore-certificate-errors-spki-list`. */
  pin: string;
  close: () => void;
}

/**
 * Serves an app on localhost, as a good host does: HTTP/2 over TLS, files compressed with brotli ahead of time, and
 * those with a hash in their name cached forever.
 */
export async function serve({ dist, headers, api }: App): Promise<Served> {
  const { key, cert, pin } = certificate();
  const files = await filesIn(dist);

  const answer = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const { method, url } = request;
    if (url.startsWith(api.below)) {
      const sent = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'));
      const body = method === 'GET' || method === 'HEAD' ? undefined : await buffer(request);
      const init = { method, headers: Object.fromEntries(sent) as Record<string, string>, body };
      const [found] = await Promise.all([api.ask(url, init), delay(thinkTime)]);
      const own = Object.fromEntries([...found.headers].filter(([name]) => !ofOneHop.has(name)));
      const packed = await compressed(Buffer.from(await found.arrayBuffer()), 4);
      response.writeHead(found.status, { ...own, 'content-encoding': 'br', ...headers });
      response.end(packed);
      return;
    }
    const { pathname } = new URL(url, 'https://localhost');
    const isFile = path.extname(pathname) !== '';
    const file = files.get(pathname) ?? (isFile ? undefined : files.get('/index.html'));
    response.writeHead(file ? 200 : 404, { ...file?.headers, ...headers });
    response.end(file?.content ?? '');
  };

  const server = createSecureServer({ key, cert }, (request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { origin: `https://localhost:${port}`, pin, close: () => server.close() };
}

/** The files of a build by path, compressed, with their headers. */
async function filesIn(dist: string) {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const wanted = entries.filter((entry) => entry.isFile() && path.extname(entry.name) in types);
  return new Map(
    await Promise.all(
      wanted.map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        const content = await compressed(await readFile(file), constants.BROTLI_MAX_QUALITY);
        const isHashed = /[-.][\w-]{8,}\.\w+$/.test(name);
        const headers = {
          'content-type': types[path.extname(name)],
          'content-encoding': 'br',
          'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        };
        const where: string = `/${path.relative(dist, file)}`;
        return [where, { content, headers }] as const;
      }),
    ),
  );
}

const compress = promisify(brotliCompress);

const compressed = (content: Buffer, quality: number) =>
  compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** A self-signed certificate for this run (RFC 5280, section 4.1; version 1, so without extensions). */
function certificate() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const algorithm = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
  const commonName = der(0x06, Buffer.from('550403', 'hex'));
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from('localhost')))));
  const day = (date: string) => der(0x17, Buffer.from(`${date}000000Z`));
  const validity = sequence(day('250101'), day('491231'));
  const serial = der(0x02, Buffer.from([1]));
  const content = sequence(serial, algorithm, name, validity, name, spki);
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]);
  const whole = sequence(content, algorithm, der(0x03, signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`,
    pin: createHash('sha256').update(spki).digest('base64'),
  };
}

/** An element of DER (X.690, section 8.1): its tag, its length and its content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  // All lengths here are below 0x10000.
  const long = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  const size = length < 0x80 ? [length] : long;
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
