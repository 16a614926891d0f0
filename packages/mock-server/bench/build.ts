import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { type Figures, type Measure, median } from '@dropcatch/tooling/compare';
import { runInBuild } from '@dropcatch/tooling/other-build';
import { startOurs } from './our-server.ts';

/** The package as it is published, built from one commit. */
export interface Build {
  /** The folder of its files. */
  readonly dist: string;
  /** What a test imports of it. */
  readonly library: typeof import('../src/node.ts');
}

/** Builds the package of a commit. */
export async function buildIn(root: string): Promise<Build> {
  const workspace = 'packages/mock-server';
  runInBuild(root, workspace, 'prepack');
  const dist = path.join(root, workspace, 'dist');
  const { href } = pathToFileURL(path.join(dist, 'node.js'));
  return { dist, library: await import(href) };
}

/** The median time of a task in milliseconds. The first runs, in which it is compiled, do not count. */
async function timeOf(task: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 30; run += 1) {
    const before = performance.now();
    await task();
    times.push(performance.now() - before);
  }
  return median(times.slice(10));
}

const options = { seed: 1, rows: 500, now: '2026-11-20T17:58:00Z' };

/** What a build does apart from answering many requests. */
export const measures: readonly Measure<Build>[] = [
  {
    title: 'The package',
    isExact: true,
    take: async ({ dist }) => {
      const scripts = readdirSync(dist).filter((name) => name.endsWith('.js'));
      const contents = scripts.map((name) => readFileSync(path.join(dist, name)));
      const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0) / 1000;
      return {
        'modules, KB': total(contents.map(({ length }) => length)),
        'modules, KB brotli': total(contents.map((content) => brotliCompressSync(content).length)),
      };
    },
  },
  {
    title: 'The start of the program',
    take: async ({ dist }): Promise<Figures> => {
      const { server } = await startOurs(dist);
      await server.stop();
      const { cpu, memory } = server.usageAtStart;
      return { 'start, ms': server.start, 'CPU till then, ms': cpu, 'memory, MB': memory };
    },
  },
  {
    title: `In the process of a test, ${options.rows} rows`,
    take: async ({ library: { createMock } }) => {
      const mock = createMock(options);
      const { access_token } = await mock.signIn('user@dropcatch.test');
      const headers = { authorization: `Bearer ${access_token}` };
      return {
        'createMock, ms': await timeOf(() => createMock(options)),
        'call of mock.fetch, ms': await timeOf(() =>
          mock.fetch('/api/notifications/stats', { headers }),
        ),
        'reset, ms': await timeOf(() => mock.reset()),
      };
    },
  },
  {
    title: 'A new record',
    take: async ({ library: { createMock } }) => {
      const mock = createMock(options);
      return { 'create, ms': await timeOf(() => mock.create('orders', {})) };
    },
  },
];
