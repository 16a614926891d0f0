import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';

import { errorCode, UserError } from '../run/user-error.ts';

/**
 * The addresses of `localhost`. The server takes both: otherwise, another server on ::1 would get the requests of
 * clients that try ::1 first.
 */
const loopback = ['127.0.0.1', '::1'];

/** Error codes for an address that this machine does not have. That is allowed for ::1. */
const noSuchAddress = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

export interface ListeningServer {
  port: number;
  /** Stops listening and closes open connections. */
  close: () => Promise<void>;
}

/**
 * Serves HTTP on localhost and, if a host is given, on its address. A name and `0.0.0.0` mean every interface.
 * @param wanted The port. 0 takes any free one.
 * @throws {UserError} if the port is in use or this machine does not have the address.
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
      if (code === 'EADDRINUSE') throw new UserError(`Port ${port} is in use.`);
      throw noSuchAddress.has(code)
        ? new UserError(`This machine does not have the address ${address}.`)
        : error;
    }
  }
  return { port, close };
}

/**
 * Checks that a port is free.
 * @param variable The environment variable that sets the port, for the message.
 * @throws {UserError} if the port is in use.
 */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  try {
    const server = await listen(() => undefined, port);
    await server.close();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(`${error.message} Free it, or choose another one with ${variable}.`);
  }
}

/** Whether a name is localhost or below it. */
export function isLocalhost(name: string): boolean {
  return /(^|\.)localhost$/i.test(name);
}

/** The addresses to listen on. Undefined means every interface. */
function addressesFor(host: string | undefined): ReadonlySet<string | undefined> {
  if (host === undefined || isLocalhost(host)) return new Set(loopback);
  const isEvery = isIP(host) === 0 || host === '0.0.0.0' || host === '::';
  return new Set(isEvery ? [undefined] : [...loopback, host]);
}
