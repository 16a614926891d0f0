import { connect, type Socket } from 'node:net';

export interface LoadOptions {
  readonly connections: number;
  readonly milliseconds: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The result of a load. */
export interface LoadResult {
  readonly requests: number;
  /** Answered requests per second. */
  readonly perSecond: number;
  /** The 99th percentile of the answer times, in milliseconds. */
  readonly p99: number;
}

/** The value below which this percentage of the samples lie. */
export function percentile(samples: readonly number[], percent: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** The size of an answer in bytes, known once its head has arrived. */
function answerLength(bytes: Buffer): number | undefined {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`Not a 200: ${head.slice(0, 40)}`);
  return end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1]);
}

/** Sends the request. Resolves when the whole answer has arrived. */
function once(socket: Socket, request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let received = 0;
    let expected: number | undefined;
    let head: Buffer = Buffer.alloc(0);
    const take = (bytes: Buffer): void => {
      try {
        received += bytes.length;
        if (expected === undefined) {
          head = head.length === 0 ? bytes : Buffer.concat([head, bytes]);
          expected = answerLength(head);
        }
        if (expected === undefined || received < expected) return;
        socket.off('data', take);
        resolve();
      } catch (error) {
        reject(error);
      }
    };
    socket.on('data', take);
    socket.write(request);
  });
}

/**
 * Requests a URL repeatedly on `connections` kept-alive connections for `milliseconds`. Uses raw sockets, because a
 * full HTTP client would be slower than the measured servers. It runs in one thread, which may limit the result of a
 * fast server, and its CPU time is lost for the server.
 */
export async function load(url: string, options: LoadOptions): Promise<LoadResult> {
  const { host, hostname, port, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...options.headers }).map(([k, v]) => `${k}: ${v}\r\n`);
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const samples: number[] = [];
  const start = performance.now();
  const worker = async (): Promise<void> => {
    const socket = connect(Number(port), hostname).setNoDelay();
    while (performance.now() - start < options.milliseconds) {
      const before = performance.now();
      await once(socket, request);
      samples.push(performance.now() - before);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: options.connections }, worker));
  const seconds = (performance.now() - start) / 1000;
  return {
    requests: samples.length,
    perSecond: Math.round(samples.length / seconds),
    p99: percentile(samples, 99),
  };
}
