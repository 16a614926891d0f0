import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import http, { type IncomingHttpHeaders } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { securityHeaders } from './security-headers.ts';
import { type ConsoleServer, serveConsole } from './serve-console.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'dropcatch-console-'));
const dist = path.join(folder, 'dist');
const script = 'export const answer = 42;\n'.repeat(100);
const page = '<!doctype html><title>Console</title>';

let server: ConsoleServer;

beforeAll(async () => {
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  const files: Record<string, string | Buffer> = {
    'dist/index.html': page,
    'dist/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'dist/start.js': script,
    'dist/assets/main-4F2a_1bc.js': script,
    'dist/assets/main-4F2a_1bc.js.br': brotliCompressSync(script),
    'dist/assets/main-4F2a_1bc.js.gz': gzipSync(script),
    'secret.txt': 'outside',
  };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), content);
  }
  server = await serveConsole({ dist, api: new URL('http://127.0.0.1:1'), port: 0 });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('the server, asked for a page,', () => {
  it.each(['/', '/orders', '/orders/42?tab=notes', '/domains/example.com', '/%zz'])(
    'answers %s with the console, never from a cache',
    async (target) => {
      const { body, headers, status } = await get(target, { accept: 'text/html' });
      expect(status).toBe(200);
      expect(body.toString()).toBe(page);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  it.each([
    ['text/html,application/xhtml+xml,*/*;q=0.8', 200],
    ['*/*', 200],
    ['image/avif,image/webp,*/*;q=0.8', 404],
    ['application/json', 404],
  ])('sends the page to "Accept: %s": %s', async (accept, status) => {
    expect((await get('/orders', { accept })).status).toBe(status);
    expect((await get('/orders', { accept }, 'HEAD')).status).toBe(status);
  });

  it('says "not found" for a script that is not there, rather than sending the page', async () => {
    expect((await get('/assets/gone-12345678.js')).status).toBe(404);
    expect((await get('/favicon.ico', { accept: 'image/*,*/*;q=0.8' })).status).toBe(404);
  });
});

describe('the server, asked for a file,', () => {
  it('caches hashed files for ever, and revalidates others', async () => {
    const hashed = await get('/assets/main-4F2a_1bc.js');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect((await get('/start.js')).headers['cache-control']).toBe('no-cache');
    expect((await get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
  });

  it('answers 304 when the browser has the current file', async () => {
    const { headers } = await get('/index.html');
    const tag = headers.etag ?? '';
    const again = await get('/index.html', { 'if-none-match': `"other", ${tag}` });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('sends the best compression that the browser accepts', async () => {
    const url = '/assets/main-4F2a_1bc.js';
    const brotli = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const zipped = await get(url, { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.body).toString()).toBe(script);
    const plain = await get(url);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(script);
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect(new Set([brotli, zipped, plain].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('understands Accept-Encoding "%s"', async (accepted, encoding) => {
    const { headers } = await get('/assets/main-4F2a_1bc.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
  });

  it('sends what the build did not compress as it is', async () => {
    const { headers, body } = await get('/start.js', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body.toString()).toBe(script);
  });

  it('sends a part of a file', async () => {
    const { headers, body, status } = await get('/start.js', { range: 'bytes=7-11' });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes 7-11/${script.length}`);
    expect(body.toString()).toBe('const');
    expect((await get('/start.js', { range: 'bytes=99999-' })).status).toBe(416);
    expect((await get('/start.js', { range: 'bytes=-0' })).status).toBe(416);
  });

  it.each([
    ['bytes=-4', 4],
    ['bytes=-2600', 2600],
    // Longer than the file (RFC 9110, section 14.1.2).
    ['bytes=-99999', 2600],
    ['bytes= -99999', 2600],
  ])('sends the end of a file: %s', async (range, length) => {
    const { headers, body, status } = await get('/start.js', { range });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${2600 - length}-2599/2600`);
    expect(body.toString()).toBe(script.slice(-length));
  });

  it('answers HEAD without a body, and refuses all methods but HEAD and GET', async () => {
    const head = await get('/favicon.svg', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe('41');
    expect(head.body).toHaveLength(0);
    for (const method of ['POST', 'DELETE', 'OPTIONS']) {
      const { headers, status } = await get('/orders', {}, method);
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
    }
  });
});

describe('the server, for safety,', () => {
  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/assets/..%252f..%252fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '///etc/passwd',
    '/%00',
  ])('never leaves the build: %s', async (target) => {
    const { body } = await get(target);
    expect(body.toString()).toMatch(/^(<!doctype html>|Not found$)/);
  });

  it.each(['/', '/assets/gone.js', '/api/orders', '/start.js'])(
    'sends the security headers with %s',
    async (target) => {
      const { headers } = await get(target);
      expect(headers).toMatchObject(securityHeaders);
    },
  );

  it('allows only scripts and styles that are files of the console', () => {
    const policy = securityHeaders['content-security-policy'] ?? '';
    expect(policy).not.toMatch(/unsafe|https?:|\*|nonce|strict-dynamic/);
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ]),
    );
    expect(Object.keys(securityHeaders)).toEqual(
      expect.arrayContaining([
        'cross-origin-opener-policy',
        'cross-origin-resource-policy',
        'permissions-policy',
        'referrer-policy',
        'x-content-type-options',
      ]),
    );
  });

  it('answers a malformed target with 400', async () => {
    expect((await get('http://elsewhere.test/')).status).toBe(400);
  });
});

describe('the host that the server answers to', () => {
  const status = async (host: string, target = '/') => (await get(target, { host })).status;

  it.each([
    'localhost',
    'localhost:4000',
    'LOCALHOST',
    'shop.localhost:4000',
    '127.0.0.1:4000',
    '127.8.8.8',
    '[::1]:4000',
    '192.168.1.20:4000',
    '[fe80::1]',
  ])('%s is served', async (host) => {
    expect(await status(host)).toBe(200);
  });

  it.each([
    'evil.test',
    'evil.test:4000',
    'localhost.evil.test',
    'evil-localhost',
    '127.0.0.1.nip.io',
    'console.lan',
    'localhost@evil.test',
    'evil.test#localhost',
  ])('"%s" is refused: its name could be made to lead here', async (host) => {
    for (const target of ['/', '/api/orders', '/favicon.svg']) {
      const answer = await get(target, { host });
      expect(answer.status).toBe(403);
      expect(answer.body.toString()).toContain('CONSOLE_HOST');
      expect(answer.headers).toMatchObject(securityHeaders);
    }
  });

  it('is the name that was chosen, for other machines, too', async () => {
    const options = { dist, api: new URL('http://127.0.0.1:1'), port: 0, host: 'Console.lan' };
    const open = await serveConsole(options);
    try {
      const { port } = new URL(open.url);
      expect(open.url).toBe(`http://console.lan:${port}`);
      const ask = async (host: string) =>
        (await get('/', { host }, 'GET', new URL(open.url))).status;
      expect(await ask('console.lan')).toBe(200);
      expect(await ask('localhost')).toBe(200);
      expect(await ask('other.lan')).toBe(403);
      for (const address of ownAddresses()) {
        expect((await fetch(`http://${address}:${port}/`)).status).toBe(200);
      }
    } finally {
      await open.close();
    }
  });

  it.each([undefined, 'localhost', '127.0.0.1'])(
    'is none for other machines if %s was chosen',
    async (host) => {
      const api = new URL('http://127.0.0.1:1');
      const closed = await serveConsole({ dist, api, port: 0, host });
      const { port } = new URL(closed.url);
      for (const address of ownAddresses()) {
        await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow('fetch failed');
      }
      await closed.close();
    },
  );

  it('must be an address of this machine', async () => {
    const options = { dist, api: new URL('http://127.0.0.1:1'), port: 0, host: '203.0.113.9' };
    await expect(serveConsole(options)).rejects.toThrow(
      'This machine does not have the address 203.0.113.9.',
    );
  });
});

describe('the server', () => {
  it('continues when a file is removed, and serves its replacement', async () => {
    const icon = path.join(dist, 'favicon.svg');
    renameSync(icon, `${icon}.away`);
    expect((await get('/favicon.svg', { accept: 'image/*' })).status).toBe(404);
    renameSync(`${icon}.away`, icon);
    expect((await get('/favicon.svg', { accept: 'image/*' })).status).toBe(200);
  });

  it('listens on both meanings of localhost', async () => {
    const { port } = new URL(server.url);
    for (const host of ['127.0.0.1', '[::1]']) {
      expect((await fetch(`http://${host}:${port}/`)).status).toBe(200);
    }
  });

  it('says in one line that the port is in use', async () => {
    const port = Number(new URL(server.url).port);
    const second = serveConsole({ dist, api: new URL('http://127.0.0.1:1'), port });
    await expect(second).rejects.toThrow(`Port ${port} is in use.`);
  });

  it('says in one line that there is no build', async () => {
    const options = {
      dist: path.join(folder, 'none'),
      api: new URL('http://127.0.0.1:1'),
      port: 0,
    };
    await expect(serveConsole(options)).rejects.toThrow('There is no build of the console in');
  });
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends the raw target. `fetch` would normalize it. */
function get(
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
  { port } = new URL(server.url),
) {
  return new Promise<Answer>((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path: target, headers, method });
    request.once('error', reject).once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => {
        const { headers: received, statusCode: status = 0 } = response;
        resolve({ status, headers: received, body: Buffer.concat(chunks) });
      });
    });
    request.end();
  });
}

/** The IPv4 addresses at which other machines can reach this one. */
function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
