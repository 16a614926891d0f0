import type { Figures, Measure } from '@dropcatch/tooling/compare';
import { domainRow } from '../src/areas/domains/domains.ts';
import { createMock } from '../src/mock/mock.ts';
import { load } from './load.ts';
import type { Contender, SharedData } from './peers.ts';

const CONNECTIONS = 50;
/** Milliseconds of load before a sample and for it. */
const WARM_UP = 500;
const MEASURED = 2000;

async function measure({ server, headers }: Contender, where: string): Promise<Figures> {
  const options = { connections: CONNECTIONS, headers };
  await load(`${server.origin}${where}`, { ...options, milliseconds: WARM_UP });
  const before = server.usage().cpu;
  const found = await load(`${server.origin}${where}`, { ...options, milliseconds: MEASURED });
  return {
    'requests a second (more is better)': found.perSecond,
    'p99, ms': found.p99,
    // CPU time does not include the wait for a core.
    'CPU a request, µs': (1000 * (server.usage().cpu - before)) / found.requests,
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
