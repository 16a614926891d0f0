import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Client, createClient } from '@dropcatch/sdk';
import { MSW } from './msw-server.ts';
import { RAW } from './raw-server.ts';
import { run, type Running } from './server.ts';

const BENCH = fileURLToPath(new URL('run.ts', import.meta.url));

/** The mock in a separate process, and a session. */
export interface OurServer {
  readonly server: Running;
  readonly client: Client;
  /** The headers of a request of the session. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Starts the program of a built package, and signs in. */
export async function startOurs(dist: string, ...args: string[]): Promise<OurServer> {
  const program = path.join(dist, 'dropcatch-mock.js');
  const server = await run(program, (port) => ['--port', String(port), ...args]);
  const client = createClient({ baseUrl: `${server.origin}/api` });
  const { access_token } = await client.auth.login({
    email: 'admin@dropcatch.test',
    password: 'dropcatch',
  });
  return { server, client, headers: { authorization: `Bearer ${access_token}` } };
}

/** Starts a server to compare the mock with: a bare one, or one with only msw. */
const startBench = (argument: string) => (): Promise<Running> =>
  run(BENCH, (port) => [argument, String(port)]);

export const startRaw = startBench(RAW);
export const startMsw = startBench(MSW);
