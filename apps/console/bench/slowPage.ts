import type { Browser, CDPSession, Page } from 'playwright';

/** How many times slower the CPU is made. */
export const cpuSlowdown = 4;

/** Fast 4G as Chrome's developer tools have it: megabits per second down and up, milliseconds. */
const fast4g = { down: 9 * 0.9, up: 1.5 * 0.9, latency: 60 * 2.75 };

const bytesPerMegabit = 1_000_000 / 8;

/** A page of a browser on a slow machine with a slow line. */
export interface SlowPage {
  page: Page;
  cdp: CDPSession;
  close: () => Promise<void>;
}

interface Signed {
  access_token: string;
  refresh_token: string;
  user: unknown;
}

/**
 * Opens a page in a context of its own: nothing cached, CPU and network slowed through the DevTools protocol, signed in
 * where a session is given. It keeps the durations of long tasks and of key events for {@link readProbe}.
 */
export async function openSlowPage(
  browser: Browser,
  url: string,
  session?: Signed,
): Promise<SlowPage> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage: stored(session) }] },
    baseURL: url,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    downloadThroughput: fast4g.down * bytesPerMegabit,
    uploadThroughput: fast4g.up * bytesPerMegabit,
    latency: fast4g.latency,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(installProbe);
  return { page, cdp, close: () => context.close() };
}

/** What the console keeps of a session. */
function stored(session: Signed | undefined) {
  if (!session) return [];
  const { access_token, refresh_token, user } = session;
  return [
    { name: 'access_token', value: access_token },
    { name: 'refresh_token', value: refresh_token },
    { name: 'user', value: JSON.stringify(user) },
    // Two enrichment sources in the catalogue.
    { name: 'preference:selectedDataSources', value: '[1,2]' },
  ];
}

/** What the page has noticed since it was opened, in milliseconds. */
export interface Probe {
  longTasks: { start: number; duration: number }[];
  /** From a key that goes down to the next paint, where that takes 16 ms or more: the browser reports no shorter ones. */
  keys: { start: number; duration: number }[];
}

declare global {
  interface Window {
    probe: Probe;
  }
}

function installProbe(): void {
  const probe: Probe = { longTasks: [], keys: [] };
  window.probe = probe;
  const keep = (list: Probe['keys']) => (entries: PerformanceObserverEntryList) => {
    for (const { startTime, duration, name } of entries.getEntries()) {
      if (name === 'self' || name === 'keydown') list.push({ start: startTime, duration });
    }
  };
  new PerformanceObserver(keep(probe.longTasks)).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver(keep(probe.keys)).observe({
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  } as PerformanceObserverInit);
}

/** Reads what the page has noticed. */
export function readProbe(page: Page): Promise<Probe> {
  return page.evaluate(() => window.probe);
}

/** When the first and the largest content of the page were painted, in milliseconds of the page's own time. */
export function firstAndLargestPaint(page: Page): Promise<{ first: number; largest: number }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
        new PerformanceObserver((entries) => {
          const largest = entries.getEntries().at(-1)?.startTime;
          resolve({ first: first ?? Number.NaN, largest: largest ?? Number.NaN });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/**
 * Clicks something, if there is something to click, and waits until what a selector finds is painted: it is in the
 * document, and the frame after has been drawn. Answers when that was, and how long it took from the click, in
 * milliseconds of the page's own time.
 */
export function painted(
  page: Page,
  selector: string,
  click?: string,
): Promise<{ at: number; took: number }> {
  return page.evaluate(
    ([wanted, target]) =>
      new Promise((resolve) => {
        const start = performance.now();
        const look = () => {
          if (!document.querySelector(wanted)) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => {
              const at = performance.now();
              resolve({ at, took: at - start });
            });
            port1.start();
            port2.postMessage(undefined);
          });
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        if (target) document.querySelector<HTMLElement>(target)?.click();
        look();
      }),
    [selector, click] as const,
  );
}

/** How long the page's main thread has been busy so far, in milliseconds. */
export async function busyTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** The heap in use after garbage is collected, in megabytes. */
export async function heapMegabytes(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
