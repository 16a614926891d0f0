import { createServer, type RequestListener, type Server } from 'node:http';

import { errorCode, Trouble } from '../run/trouble.ts';

/**
 * What `localhost` may mean. Both are taken: a server on 127.0.0.1 alone is shadowed by another
 * one on ::1, for every client that tries that first.
 */
const loopback = ['127.0.0.1', '::1'];

/** Codes that say "this machine has no such address", which is fine for ::1. */
const noSuchAddress = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** A server on this machine's loopback addresses. */
export interface LoopbackServer {
  port: number;
  /** Stops listening and ends the connections that are open. */
  close: () => Promise<void>;
}

/**
 * Serves HTTP on localhost and nowhere else. Port 0 takes any free one.
 * @throws {Trouble} if the port is in use.
 */
export async function listenOnLoopback(
  listener: RequestListener,
  wanted: number,
): Promise<LoopbackServer> {
  const servers: Server[] = [];
  const close = async () => {
    await Promise.all(servers.map(closeServer));
  };
  let port = wanted;
  for (const host of loopback) {
    const server = createServer(listener);
    try {
      port = await listen(server, host, port);
      servers.push(server);
    } catch (error) {
      const code = errorCode(error) ?? '';
      if (servers.length > 0 && noSuchAddress.has(code)) continue;
      await close();
      throw code === 'EADDRINUSE' ? new Trouble(`Port ${port} is in use.`) : error;
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
    const server = await listenOnLoopback(() => undefined, port);
    await server.close();
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    throw new Trouble(`${error.message} Free it, or choose another one with ${variable}.`);
  }
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
