import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { benchOptions, compare } from '@dropcatch/tooling/compare';
import { otherBuild } from '@dropcatch/tooling/other-build';
import { buildIn, measures } from './build.ts';
import { requests, sharedData } from './http.ts';
import { MSW, serveMsw } from './msw-server.ts';
import { startMsw, startOurs, startRaw } from './our-server.ts';
import { type Contender, startPeers } from './peers.ts';
import { catalogue } from './queries-over-http.ts';
import { RAW, serveRaw } from './raw-server.ts';
import { streams } from './streams.ts';

const [, , argument, port] = process.argv;

if (argument === RAW) {
  serveRaw(Number(port));
} else if (argument === MSW) {
  serveMsw(Number(port));
} else {
  await bench();
}

/** Measures the mock beside the build of another commit, and its answers beside other servers. */
async function bench(): Promise<void> {
  const options = benchOptions(process.argv.slice(2));
  const other = otherBuild(options.against);
  const own = path.join(import.meta.dirname, '../../..');
  const builds = { 'this build': await buildIn(own), before: await buildIn(other.folder) };
  console.log(
    `The mock beside ${other.title}. In parentheses: this build's figure divided by that one`,
  );
  await compare(builds, [...measures, catalogue()], options);

  const folder = mkdtempSync(path.join(tmpdir(), 'dropcatch-bench-'));
  const contenders: Record<string, Contender> = {};
  for (const [name, { dist }] of Object.entries(builds)) {
    const { server, client, headers } = await startOurs(dist);
    const paths = {
      simple: '/api/notifications/stats',
      page: '/api/domains?per_page=50&tld=com&sort_by=price',
    };
    contenders[name] = { server, client, headers, ...paths };
  }
  const { headers = {} } = contenders['this build'] ?? {};
  contenders['raw node:http'] = { server: await startRaw(), headers, simple: '/', page: '/' };
  try {
    await compare(contenders, streams, options);
    contenders['msw alone'] = { server: await startMsw(), headers, simple: '/', page: '/' };
    Object.assign(contenders, await startPeers(folder, sharedData(), headers));
    await compare(contenders, requests, options);
  } finally {
    await Promise.all(Object.values(contenders).map(({ server }) => server.stop()));
    rmSync(folder, { recursive: true });
  }
}
