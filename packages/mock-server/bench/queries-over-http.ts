import { type Figures, type Measure } from '@dropcatch/tooling/compare';
import { createMock } from '../src/mock/mock.ts';
import type { Build } from './build.ts';
import { percentile } from './percentile.ts';
import { type OurServer, startOurs } from './our-server.ts';
import { benchQueries, type BenchQuery, PAGE } from './queries.ts';

const ROWS = 1_000_000;
/** Number of times that each query runs, with all others in between. The fastest answer counts. */
const TIMES = 3;

/** Sends the query and reads the whole answer. Returns the time that it took, in milliseconds. */
async function ask({ server, headers }: OurServer, query: BenchQuery): Promise<number> {
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
  const before = performance.now();
  const response = await fetch(`${server.origin}${path}?${search}`, { headers });
  if (!response.ok) throw new Error(`${path}?${search} answers ${response.status}`);
  await response.arrayBuffer();
  return performance.now() - before;
}

/** Start, memory and queries of a catalogue with a million domains. */
export function catalogue(): Measure<Build> {
  const { world, clock } = createMock({ rows: ROWS });
  const queries = benchQueries(world.catalogue, clock.day());
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  return {
    title: `A catalogue of ${ROWS.toLocaleString('en')} domains over HTTP`,
    take: async ({ dist }) => {
      const ours = await startOurs(dist, '--rows', String(ROWS));
      const best = queries.map(() => Number.POSITIVE_INFINITY);
      for (let time = 0; time < TIMES; time += 1) {
        for (const [i, query] of queries.entries()) {
          best[i] = Math.min(best[i] ?? 0, await ask(ours, query));
        }
      }
      const { start, usageAtStart, usage, stop } = ours.server;
      const { memory } = usage();
      await stop();
      const figures: Figures = {
        'start, ms': start,
        'memory at the start, MB': usageAtStart.memory,
        'memory after the queries, MB': memory,
      };
      for (const kind of kinds) {
        const own = best.filter((_, i) => queries[i]?.kind === kind);
        figures[`${kind}, ms`] = percentile(own, 50);
      }
      figures['slowest twentieth of all, ms'] = percentile(best, 95);
      return figures;
    },
  };
}
