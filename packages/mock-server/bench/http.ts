import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { domainRow } from '../src/areas/domains/domains.ts';
import { createMock } from '../src/mock.ts';
import { load as ask, type LoadOptions, type LoadResult } from './load.ts';
import { startMsw, startOurs, startRaw } from './our-server.ts';
import { type Contender, type SharedData, startPeers } from './peers.ts';
import type { Running } from './server.ts';

const CONNECTIONS = 50;
/** Milliseconds of load before the first measurement and for each one. The best of several rounds counts. */
const WARM_UP = 1000;
const MEASURED = 2000;
const ROUNDS = 3;

/** The requests that are compared. */
const REQUESTS = {
  simple: 'GET of one figure (goals of this mock: at most 5 × slower than raw, p99 at most 20 ms)',
  page: 'The .com page of 50 among 20,000 rows by price',
};

/** The result of a load on a server. */
interface Measured extends LoadResult {
  /** CPU time of the server per request, in microseconds. It does not include the wait for a core. */
  readonly cpu: number;
}

async function measure(
  { origin, usage }: Running,
  where: string,
  load: LoadOptions,
): Promise<Measured> {
  const before = usage().cpu;
  const result = await ask(`${origin}${where}`, load);
  return { ...result, cpu: (1000 * (usage().cpu - before)) / result.requests };
}

/**
 * Measures one request on all servers. The servers take turns in each round, so that other work of the machine affects
 * all of them.
 */
async function compare(
  contenders: readonly Contender[],
  what: 'simple' | 'page',
  headers: Readonly<Record<string, string>>,
): Promise<Map<Contender, Measured>> {
  const best = new Map<Contender, Measured>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const contender of contenders) {
      const { server, [what]: where } = contender;
      if (server === undefined) continue;
      const options = { connections: CONNECTIONS, milliseconds: MEASURED, headers };
      if (round === 0) await measure(server, where, { ...options, milliseconds: WARM_UP });
      const result = await measure(server, where, options);
      const before = best.get(contender) ?? result;
      best.set(contender, {
        ...(before.perSecond < result.perSecond ? result : before),
        p99: Math.min(before.p99, result.p99),
        cpu: Math.min(before.cpu, result.cpu),
      });
    }
  }
  return best;
}

/** The data that our mock starts with, for the other servers. */
function sharedData(): SharedData {
  const { catalogue } = createMock().world;
  const rows = Array.from({ length: catalogue.size }, (_, row) => row);
  const domains = rows.map((row) => domainRow(catalogue, row, new Set()));
  return { domains, stats: { unread_count: 4 } };
}

/** A table with a line for each server. A missing one shows as "not installed". */
function byName<Line>(
  contenders: readonly Contender[],
  lineOf: (of: Contender) => Line | undefined,
) {
  const missing = { 'requests/s': 'not installed' };
  return Object.fromEntries(contenders.map((of) => [of.name, lineOf(of) ?? missing]));
}

/** A line of the table: one request of a server, compared with the bare server. */
function line(measured: Measured, raw: Measured) {
  const times = (ratio: number): string => `${ratio.toFixed(1)} ×`;
  return {
    'requests/s': measured.perSecond,
    'slower than raw': times(raw.perSecond / measured.perSecond),
    'p99, ms': Math.round(measured.p99),
    'CPU a request, µs': Math.round(measured.cpu),
    'more CPU than raw': times(measured.cpu / raw.cpu),
  };
}

/** Compares the mock with a bare HTTP server and other mock servers, by the same two answers in the same run. */
export async function benchHttp(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'dropcatch-bench-'));
  const bare = await startRaw();
  const ours = await startOurs();
  const raw = { name: 'raw node:http', server: bare, simple: '/', page: '/' };
  const contenders: Contender[] = [
    raw,
    { name: 'msw alone', server: await startMsw(), simple: '/', page: '/' },
    {
      name: 'this mock',
      server: ours.server,
      simple: '/api/notifications/stats',
      page: '/api/domains?per_page=50&tld=com&sort_by=price',
    },
  ];
  try {
    contenders.push(...(await startPeers(folder, sharedData())));
    for (const [what, title] of Object.entries(REQUESTS)) {
      const measured = await compare(contenders, what === 'page' ? what : 'simple', ours.headers);
      const fastest = measured.get(raw);
      console.log(`${title}, ${CONNECTIONS} connections, best of ${ROUNDS} rounds`);
      console.table(
        byName(contenders, (contender) => {
          const result = measured.get(contender);
          return result && fastest && line(result, fastest);
        }),
      );
    }
    console.log('Start and memory');
    console.table(
      byName(
        contenders,
        ({ server }) =>
          server && {
            'start, ms': Math.round(server.start),
            'CPU till then, ms': server.usageAtStart.cpu,
            'at the start, MB': Math.round(server.usageAtStart.memory),
            'after the requests, MB': Math.round(server.usage().memory),
          },
      ),
    );
  } finally {
    await Promise.all(contenders.map(async ({ server }) => server?.stop()));
    rmSync(folder, { recursive: true });
  }
}
