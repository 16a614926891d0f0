import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Client } from '@dropcatch/sdk';
import { run, type Running } from './server.ts';

const contract = fileURLToPath(new URL('../src/generated/openapi.json', import.meta.url));

/** The data of the compared servers. */
export interface SharedData {
  /** Every row of the catalogue, in the form of our list. */
  readonly domains: readonly unknown[];
  /** The answer to the simple GET. */
  readonly stats: unknown;
}

/** Another mock server, configured for the same answers. */
interface Peer {
  readonly package: string;
  readonly version: string;
  /** The path of its command inside its package. */
  readonly script: string;
  /** The arguments to serve on a port of 127.0.0.1. */
  readonly args: (port: number) => readonly string[];
  /** The paths of the simple GET and of the .com page of 50 rows by price. */
  readonly simple: string;
  readonly page: string;
}

/** The data file next to each peer. */
const DATA = 'data.json';

/** Prism answers with the contract's example, a single row. The others filter, sort and page all rows. */
const peers: Readonly<Record<string, Peer>> = {
  Prism: {
    package: '@stoplight/prism-cli',
    version: '5.16.0',
    script: 'dist/index.js',
    args: (port) => ['mock', contract, '--port', String(port), '--verboseLevel', 'silent'],
    simple: '/notifications/stats',
    page: '/domains?per_page=50&tld=com&sort_by=price',
  },
  'json-server': {
    package: 'json-server',
    version: '0.17.4',
    script: 'lib/cli/bin.js',
    args: (port) => [DATA, '--host', '127.0.0.1', '--port', String(port), '--quiet'],
    simple: '/stats',
    page: '/domains?tld=com&_sort=selected_price&_page=1&_limit=50',
  },
  Mockoon: {
    package: '@mockoon/cli',
    version: '9.9.0',
    script: 'bin/run.js',
    args: (port) => {
      const where = ['--hostname', '127.0.0.1', '--port', String(port)];
      return ['start', '--data', DATA, '--repair', '--disable-log-to-file', ...where];
    },
    simple: '/stats',
    page: '/domains?tld_eq=com&sort=selected_price&page=1&limit=50',
  },
};

/** An environment for Mockoon: the rows as a data bucket behind a CRUD route, and the figures as a fixed answer. */
function mockoonEnvironment({ domains, stats }: SharedData): unknown {
  const route = { responseMode: null, streamingMode: null, streamingInterval: 0 };
  const response = { statusCode: 200, default: true, rules: [], callbacks: [] };
  const headers = [{ key: 'content-type', value: 'application/json' }];
  const list = {
    ...response,
    uuid: 'list',
    bodyType: 'DATABUCKET',
    databucketID: 'rows',
    crudKey: 'domain',
  };
  const fixed = {
    ...response,
    uuid: 'fixed',
    bodyType: 'INLINE',
    body: JSON.stringify(stats),
    headers,
    disableTemplating: true,
  };
  return {
    uuid: 'bench',
    lastMigration: 33,
    name: 'bench',
    hostname: '127.0.0.1',
    data: [{ uuid: 'rows', id: 'rows', name: 'domains', value: JSON.stringify(domains) }],
    routes: [
      { ...route, uuid: 'domains', type: 'crud', endpoint: 'domains', responses: [list] },
      {
        ...route,
        uuid: 'stats',
        type: 'http',
        method: 'get',
        endpoint: 'stats',
        responses: [fixed],
      },
    ],
    rootChildren: [
      { type: 'route', uuid: 'domains' },
      { type: 'route', uuid: 'stats' },
    ],
  };
}

/** A server with the paths of the two compared requests. */
export interface Contender {
  readonly server: Running;
  readonly headers: Readonly<Record<string, string>>;
  readonly simple: string;
  readonly page: string;
  /** The client of one of our mocks. */
  readonly client?: Client;
}

const execute = promisify(execFile);

/**
 * Installs a package for this run only, without its install scripts. Returns false if npm fails, for example offline.
 */
async function install(folder: string, wanted: string): Promise<boolean> {
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
  const args = ['install', '--prefix', folder, '--fetch-retries', '0', ...quiet, wanted];
  return execute('npm', args, { timeout: 180_000 }).then(
    () => true,
    () => false,
  );
}

/** Installs the peers in a temporary folder and starts them. Prints the names of those that do not work. */
export async function startPeers(
  below: string,
  data: SharedData,
  headers: Contender['headers'],
): Promise<Record<string, Contender>> {
  const running: Record<string, Contender> = {};
  for (const [name, peer] of Object.entries(peers)) {
    const folder = path.join(below, name);
    mkdirSync(folder);
    const content = name === 'Mockoon' ? mockoonEnvironment(data) : data;
    writeFileSync(path.join(folder, DATA), JSON.stringify(content));
    const script = path.join(folder, 'node_modules', peer.package, peer.script);
    const server = (await install(folder, `${peer.package}@${peer.version}`))
      ? await run(script, peer.args, folder).catch(() => undefined)
      : undefined;
    const { simple, page } = peer;
    if (server) running[`${name} ${peer.version}`] = { server, headers, simple, page };
    else console.log(`${name} ${peer.version} could not be installed`);
  }
  return running;
}
