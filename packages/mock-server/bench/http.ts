import type { Figures, Measure } from '@dropcatch/tooling/compare';
import autocannon from 'autocannon';
import { domainRow } from '../src/areas/domains/domains.ts';
import { createMock } from '../src/mock/mock.ts';
import type { Contender, SharedData } from './peers.ts';

const CONNECTIONS = 50;
/** Milliseconds of load before a sample and for it. */
const WARM_UP = 500;
const MEASURED = 2000;

/** Loads a server with autocannon. Throws when an answer is no 2xx or is lost. */
async function load({ server, headers }: Contender, where: string, milliseconds: number) {
  const result = await autocannon({
    url: `${server.origin}${where}`,
    connections: CONNECTIONS,
    duration: milliseconds / 1000,
    headers: { ...headers },
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} calls of ${where} failed`);
  return result;
}

async function measure(contender: Contender, where: string): Promise<Figures> {
  await load(contender, where, WARM_UP);
  const before = contender.server.usage().cpu;
  const { requests: answered, duration, latency } = await load(contender, where, MEASURED);
  const cpu = contender.server.usage().cpu - before;
  return {
    'requests a second (more is better)': Math.round(answered.total / duration),
    'p99, ms': latency.p99,
    // CPU time does not include the wait for a core.
    'CPU a request, µs': (1000 * cpu) / answered.total,
  };
}

/** The same two answers, from each server. */
export const requests: readonly Measure<Contender>[] = [
  {
    title: `GET of one figure, ${CONNECTIONS} connections`,
    take: (contender) => measure(contender, contender.simple),
  },
  {
    title: `The .com page of 50 among 20,000 rows by price, ${CONNECTIONS} connections`,
    take: (contender) => measure(contender, contender.page),
  },
];

/** The data that our mock starts with, for the other servers. */
export function sharedData(): SharedData {
  const { catalogue } = createMock().world;
  const rows = Array.from({ length: catalogue.size }, (_, row) => row);
  const domains = rows.map((row) => domainRow(catalogue, row, new Set()));
  return { domains, stats: { unread_count: 4 } };
}
