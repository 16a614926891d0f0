import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import { createApiProxy } from './api-proxy.ts';
import { type Asset, loadAssets } from './assets.ts';
import { listenOnLoopback } from './loopback.ts';
import { chooseEncoding, wantsPage } from './negotiate.ts';
import { cacheControl, securityHeaders } from './security-headers.ts';
import { errorCode, Trouble } from '../run/trouble.ts';

/** What the console's server needs to know. */
export interface ConsoleOptions {
  /** The folder that holds the build. */
  dist: string;
  /** The API server; see `createApiProxy` for what its path means. */
  api: URL;
  /** The port on localhost; 0 takes any free one. */
  port: number;
}

/** The console's server, listening. */
export interface ConsoleServer {
  /** Its address, such as `http://localhost:4000`. */
  url: string;
  /** Stops listening and ends the connections that are open. */
  close: () => Promise<void>;
}

/**
 * Serves a build of the console on localhost, and passes `/api` on to a server. The build is read
 * once: after another build, start again.
 * @throws {Trouble} if there is no build or the port is in use.
 */
export async function serveConsole(options: ConsoleOptions): Promise<ConsoleServer> {
  const assets = await loadBuild(options.dist);
  const forward = createApiProxy(options.api);

  const listener: RequestListener = (incoming, outgoing) => {
    const url = URL.parse(`http://localhost${incoming.url}`);
    if (!incoming.url?.startsWith('/') || !url) {
      refuse(outgoing, 400, 'Bad request');
    } else if (/^\/api(\/|$)/.test(url.pathname)) {
      forward(incoming, outgoing, url.pathname + url.search);
    } else if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      outgoing.setHeader('allow', 'GET, HEAD');
      refuse(outgoing, 405, 'Method not allowed');
    } else {
      const asset = findAsset(assets, url.pathname, incoming.headers.accept);
      if (asset) send(asset, incoming, outgoing).catch(() => outgoing.destroy());
      else refuse(outgoing, 404, 'Not found');
    }
  };

  const server = await listenOnLoopback(listener, options.port);
  return { url: `http://localhost:${server.port}`, close: server.close };
}

async function loadBuild(dist: string): Promise<Map<string, Asset>> {
  const assets = await loadAssets(dist).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return new Map<string, Asset>();
    throw error;
  });
  if (!assets.has('/index.html')) throw new Trouble(`There is no build of the console in ${dist}.`);
  return assets;
}

/**
 * The file of a path; any path that is not a file's is one of the console's own and gets its page.
 * Not below `/assets/`: there a page in a script's place would hide that the build has changed.
 */
function findAsset(
  assets: ReadonlyMap<string, Asset>,
  pathname: string,
  accept: string | undefined,
): Asset | undefined {
  const found = assets.get(decodePath(pathname));
  if (found || pathname.startsWith('/assets/') || !wantsPage(accept)) return found;
  return assets.get('/index.html');
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

async function send(asset: Asset, incoming: IncomingMessage, outgoing: ServerResponse) {
  const encoding = chooseEncoding(incoming.headers['accept-encoding']);
  const compressed = encoding && (await asset.compressed(encoding));
  const body = compressed ?? asset.body;
  const tag = compressed ? asset.tag.replace(/"$/, `-${encoding}"`) : asset.tag;
  const known = incoming.headers['if-none-match']?.split(/\s*,\s*/).includes(tag) ?? false;

  outgoing.writeHead(known ? 304 : 200, {
    ...securityHeaders,
    'cache-control': asset.immutable ? cacheControl.hashed : cacheControl.other,
    'content-type': asset.type,
    etag: tag,
    vary: 'Accept-Encoding',
    ...(compressed && { 'content-encoding': encoding }),
    ...(!known && { 'content-length': body.length }),
  });
  outgoing.end(known || incoming.method === 'HEAD' ? undefined : body);
}

function refuse(outgoing: ServerResponse, status: number, text: string): void {
  outgoing.writeHead(status, { ...securityHeaders, 'content-type': 'text/plain; charset=utf-8' });
  outgoing.end(text);
}
