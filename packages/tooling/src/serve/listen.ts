import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';

import { errorCode, Trouble } from '../run/trouble.ts';

/**
 * What `localhost` may mean. Both are taken: a server on 127.0.0.1 alone is shadowed by another
 * one on ::1, for every client that tries that first.
 */
const loopback = ['127.0.0.1', '::1'];

/** Codes that say "this machine has no such address", which is fine for ::1. */
const noSuchAddress = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** A server that listens. */
export interface ListeningServer {
  port: number;
  /** Stops listening and ends the connections that are open. */
  close: () => Promise<void>;
}

/**
 * Serves HTTP on localhost, and where else a host says: on its address, or on every interface for a
 * name and for `0.0.0.0`.
 * @param wanted The port; 0 takes any free one.
 * @throws {Trouble} if the port is in use or this machine does not have the address.
 */
export async function listen(
  listener: RequestListener,
  wanted: number,
  host?: string,
): Promise<ListeningServer> {
  const servers: Server[] = [];
  const close = async () => {
    for (const server of servers) server.closeAllConnections();
    await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
  };
  let port = wanted;
  for (const address of addressesFor(host)) {
    const server = createServer(listener);
    try {
      server.listen({ host: address, port });
      await once(server, 'listening');
      port = (server.address() as AddressInfo).port;
      servers.push(server);
    } catch (error) {
      const code = errorCode(error) ?? '';
      if (servers.length > 0 && noSuchAddress.has(code) && address !== host) continue;
      await close();
      if (code === 'EADDRINUSE') throw new Trouble(`Port ${port} is in use.`);
      throw noSuchAddress.has(code)
        ? new Trouble(`This machine does not have the address ${address}.`)
        : error;
    }
  }
  return { port, close };
}

/**
 * Makes sure that a port can be listened on.
 * @param variable The environment variable that would choose another one, for the message.
 * @throws {Trouble} if the port is in use.
 */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  try {
    const server = await listen(() => undefined, port);
    await server.close();
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    throw new Trouble(`${error.message} Free it, or choose another one with ${variable}.`);
  }
}

/** Whether a name is localhost's own. */
export function isLocalhost(name: string): boolean {
  return /(^|\.)localhost$/i.test(name);
}

/** The addresses to listen on; undefined stands for every interface. */
function addressesFor(host: string | undefined): ReadonlySet<string | undefined> {
  if (host === undefined || isLocalhost(host)) return new Set(loopback);
  const isEvery = isIP(host) === 0 || host === '0.0.0.0' || host === '::';
  return new Set(isEvery ? [undefined] : [...loopback, host]);
}
