import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import path from 'node:path';

import { createApiProxy, isApiPath } from './api-proxy.ts';
import { sendFile } from './files.ts';
import { isLocalhost, listen } from './listen.ts';
import { securityHeaders } from './security-headers.ts';
import { UserError } from '../run/user-error.ts';

/** Options of the console's server. */
export interface ConsoleOptions {
  /** The folder of the build. */
  dist: string;
  /** The API server. `createApiProxy` explains its path. */
  api: URL;
  /** The port. 0 takes any free one. */
  port: number;
  /** The name or address of the console besides localhost. `listen` explains where it listens. */
  host?: string | undefined;
}

export interface ConsoleServer {
  /** Its address, such as `http://localhost:4000`. */
  url: string;
  /** Stops listening and closes open connections. */
  close: () => Promise<void>;
}

/**
 * Serves a build of the console and forwards `/api` to a server.
 * @throws {UserError} if there is no build, the port is in use, or this machine does not have the address.
 */
export async function serveConsole(options: ConsoleOptions): Promise<ConsoleServer> {
  const { api, dist, port: wanted } = options;
  const host = options.host?.toLowerCase();
  if (!existsSync(path.join(dist, 'index.html'))) {
    throw new UserError(`There is no build of the console in ${dist}.`);
  }
  const forward = createApiProxy(api);

  const listener: RequestListener = (incoming, outgoing) => {
    const url = URL.parse(`http://localhost${incoming.url}`);
    if (!isOwnHost(incoming.headers.host, host)) {
      refuse(outgoing, 403, 'This host is not served. To serve it, set CONSOLE_HOST to its name.');
    } else if (!incoming.url?.startsWith('/') || !url) {
      refuse(outgoing, 400, 'Bad request');
    } else if (isApiPath(incoming.url)) {
      forward(incoming, outgoing);
    } else if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      outgoing.setHeader('allow', 'GET, HEAD');
      refuse(outgoing, 405, 'Method not allowed');
    } else {
      answerFile(dist, url.pathname, incoming, outgoing).catch(() => outgoing.destroy());
    }
  };

  const { close, port } = await listen(listener, wanted, host);
  return { url: `http://${nameOf(host)}:${port}`, close };
}

/**
 * Whether a Host header means this server. DNS rebinding lets a foreign page lead its own name here and read the
 * answers. It needs a name, so all addresses are accepted, but only two names: localhost and the chosen one.
 */
function isOwnHost(header: string | undefined, chosen: string | undefined): boolean {
  const [, address, name] = /^(?:\[([^\]]+)\]|([\w.-]+))(?::\d*)?$/.exec(header ?? '') ?? [];
  const host = (address ?? name ?? '').toLowerCase();
  return isIP(host) > 0 || host === chosen || isLocalhost(host);
}

/** The name at which people open the console. */
function nameOf(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

/**
 * Sends a file, or the console's page for any other path. Paths below `/assets/` never get the page: a page instead of
 * a script would hide that the build has changed.
 */
async function answerFile(
  dist: string,
  pathname: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const isPage = !pathname.startsWith('/assets/') && wantsPage(incoming.headers.accept);
  for (const file of isPage ? [pathname, '/index.html'] : [pathname]) {
    if (await sendFile(dist, file, incoming, outgoing)) return;
  }
  refuse(outgoing, 404, 'Not found');
}

/** Whether a request is for a page and not for a script, an image or data. */
function wantsPage(accept: string | undefined): boolean {
  return accept === undefined || accept.trim() === '*/*' || accept.includes('text/html');
}

function refuse(outgoing: ServerResponse, status: number, text: string): void {
  outgoing.writeHead(status, { ...securityHeaders, 'content-type': 'text/plain; charset=utf-8' });
  outgoing.end(text);
}
