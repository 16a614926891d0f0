import { domainFilter } from '../src/areas/domains/domains.ts';
import { createMock } from '../src/mock.ts';
import { percentile } from './load.ts';
import { type OurServer, startOurs } from './our-server.ts';
import { benchQueries, type BenchQuery, PAGE } from './queries.ts';

const ROWS = 1_000_000;
/**
 * Number of times that each query runs, with all others in between. The fastest answer counts, because other programs
 * use the machine too.
 */
const ROUNDS = 5;

/** The time of the fastest answer to each query, in milliseconds. */
async function fastest(
  queries: readonly BenchQuery[],
  ask: (query: BenchQuery) => unknown,
): Promise<number[]> {
  const best = queries.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [i, query] of queries.entries()) {
      const before = performance.now();
      await ask(query);
      best[i] = Math.min(best[i] ?? 0, performance.now() - before);
    }
  }
  return best;
}

/** Sends the query over HTTP and reads the whole answer. */
async function askServer({ server, headers }: OurServer, query: BenchQuery): Promise<void> {
  const { conditions, sortBy, descending, offset, stats } = query;
  const order = {
    sort_by: sortBy,
    sort_order: descending ? 'desc' : 'asc',
    page: offset / PAGE + 1,
    per_page: PAGE,
  };
  const given = Object.entries(stats ? conditions : { ...conditions, ...order });
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  const path = stats ? '/api/domains/stats' : '/api/domains';
  const response = await fetch(`${server.origin}${path}?${search}`, { headers });
  if (!response.ok) throw new Error(`${path}?${search} answers ${response.status}`);
  await response.arrayBuffer();
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Measures start, memory and queries of a catalogue with a million domains, in this process and over HTTP. */
export async function benchCatalogue(): Promise<void> {
  const mock = createMock({ rows: ROWS });
  const { catalogue } = mock.world;
  const today = mock.clock.day();
  const queries = benchQueries(catalogue, today);
  const cpu = process.cpuUsage();
  const inside = await fastest(queries, (query) => {
    const { sortBy, descending, offset } = query;
    const filter = domainFilter(query.conditions);
    return query.stats
      ? catalogue.figures(filter, today)
      : catalogue.page({ filter, sortBy, descending, offset, limit: PAGE });
  });
  const { user, system } = process.cpuUsage(cpu);
  const perQuery = (user + system) / 1000 / ROUNDS / queries.length;

  const ours = await startOurs('--rows', String(ROWS));
  const outside = await fastest(queries, (query) => askServer(ours, query));
  const after = ours.server.usage();
  await ours.server.stop();

  const figures = (kind: string, of: readonly number[]): readonly number[] =>
    of.filter((_, i) => kind === 'all' || queries[i]?.kind === kind);
  const row = (kind: string) => ({
    'in process p50, ms': rounded(percentile(figures(kind, inside), 50)),
    'p95 (goal 16)': rounded(percentile(figures(kind, inside), 95)),
    'over HTTP p50, ms': rounded(percentile(figures(kind, outside), 50)),
    'p95 (goal 30)': rounded(percentile(figures(kind, outside), 95)),
  });
  const { start, usageAtStart: before } = ours.server;
  const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
  console.log(
    [
      `A catalogue of ${ROWS.toLocaleString('en')} domains; each query the best of ${ROUNDS}`,
      `  start   ${seconds(start)}, of CPU ${seconds(before.cpu)} (goal: at most 3 s)`,
      `  memory  ${before.memory.toFixed(0)} MB (goal: at most 300), ${after.memory.toFixed(0)} MB after all queries`,
      `  CPU     ${perQuery.toFixed(1)} ms a query, in process`,
    ].join('\n'),
  );
  const kinds = [...new Set(queries.map(({ kind }) => kind)), 'all'];
  console.table(Object.fromEntries(kinds.map((kind) => [kind, row(kind)])));
}
