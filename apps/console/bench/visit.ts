import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type CDPSession, type Page } from 'playwright';
import { provideBrowser } from '@dropcatch/tooling/browser';
import type { App, Rows } from './app.ts';
import { installProbe } from './probe.ts';
import type { Served } from './server.ts';

/** The factor by which the CPU is slowed. */
const cpuSlowdown = 4;
/** The preset "Fast 4G" of Chrome's developer tools: bytes per second, and latency in milliseconds. */
const fast4g = {
  offline: false,
  downloadThroughput: (9_000_000 / 8) * 0.9,
  uploadThroughput: (1_500_000 / 8) * 0.9,
  latency: 60 * 2.75,
};
/** The network is idle when it has been silent this long, in milliseconds, or was never so for half a minute. */
const silence = 1000;
const patience = 30_000;

/** A page that an address was opened in. Times are in milliseconds of the page's time. */
export interface Visit {
  page: Page;
  /** Resolves when the rows of the app's list are painted, with the time since the navigation. */
  listPainted: () => Promise<number>;
  /** Does something, and resolves when rows are painted that it brought, with the time since the event. */
  painted: (event: string, rows: Rows, act: () => Promise<unknown>) => Promise<number>;
  /** Waits until a selector matches and the network is silent. */
  settled: (ready: string) => Promise<void>;
  /** The number of requests so far. */
  requests: () => number;
  /** The time for which the main thread has been busy so far. */
  busy: () => Promise<number>;
  /** The heap in use after a garbage collection, in megabytes. */
  heap: () => Promise<number>;
}

/** Opens addresses of an app. Slow, unless otherwise said: a slow CPU and network. */
export type Open = (path: string, isSlow?: boolean) => Promise<Visit>;

/** What the bench visits. */
export interface Subject {
  app: App;
  served: Served;
}

/**
 * Starts a browser, signs in, and visits an app with an empty cache. All pages of a visitor share the cache.
 */
export async function asVisitor<Result>(
  { app, served }: Subject,
  visit: (open: Open) => Promise<Result>,
): Promise<Result> {
  const launch = provideBrowser();
  const browser = await chromium.launch({
    ...launch,
    args: [
      ...launch.args,
      `--ignore-certificate-errors-spki-list=${served.pin}`,
      '--host-resolver-rules=MAP localhost 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
  const settings = { baseURL: served.origin, viewport: { width: 1350, height: 940 } };
  try {
    const entry = await browser.newContext(settings);
    const page = await entry.newPage();
    const idle = followNetwork(page).idle;
    await page.goto('/');
    await app.signIn?.(page);
    await idle();
    const context = await browser.newContext({
      ...settings,
      storageState: await entry.storageState(),
    });
    await entry.close();
    return await visit(async (path, isSlow = true) => {
      const opened = await context.newPage();
      const cdp = await context.newCDPSession(opened);
      await cdp.send('Performance.enable');
      await cdp.send('Network.enable');
      if (isSlow) await cdp.send('Network.emulateNetworkConditions', fast4g);
      if (isSlow) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
      await opened.addInitScript(installProbe, app.list);
      const found = visitOf(opened, cdp);
      await opened.goto(path, { waitUntil: 'commit' });
      return found;
    });
  } finally {
    await browser.close();
  }
}

function visitOf(page: Page, cdp: CDPSession): Visit {
  const { idle, requests } = followNetwork(page);
  return {
    page,
    requests,
    listPainted: () => page.evaluate(() => window.bench.listPainted),
    async painted(event, { rows, count }, act) {
      await page.evaluate(
        ([name, wanted, least]) => {
          window.bench.next = window.bench.painted(wanted, least, name);
        },
        [event, rows, count] as const,
      );
      await act();
      return page.evaluate(() => window.bench.next);
    },
    async settled(ready) {
      await page.locator(ready).first().waitFor();
      await idle();
    },
    async busy() {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    },
    async heap() {
      await cdp.send('HeapProfiler.enable');
      await cdp.send('HeapProfiler.collectGarbage');
      const { usedSize } = await cdp.send('Runtime.getHeapUsage');
      return usedSize / 1e6;
    },
  };
}

/** Counts the requests of a page, and tells when the network is silent. */
function followNetwork(page: Page) {
  let requests = 0;
  let open = 0;
  let last = performance.now();
  const note = (change: number) => () => {
    if (change > 0) requests += 1;
    open += change;
    last = performance.now();
  };
  page.on('request', note(1));
  page.on('requestfinished', note(-1));
  page.on('requestfailed', note(-1));
  const isIdle = () => open === 0 && performance.now() - last >= silence;
  const idle = async () => {
    const end = performance.now() + patience;
    while (!isIdle() && performance.now() < end) await delay(50);
  };
  return { requests: () => requests, idle };
}
