import type { Browser, CDPSession, Page } from 'playwright';

/** The factor by which the CPU is slowed. */
export const cpuSlowdown = 4;

/** The preset "Fast 4G" of Chrome's developer tools: megabits per second down and up, latency in milliseconds. */
const fast4g = { down: 9 * 0.9, up: 1.5 * 0.9, latency: 60 * 2.75 };

const bytesPerMegabit = 1_000_000 / 8;

/** A page in a browser with a slow CPU and a slow network. */
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
 * Opens a page in a new context with an empty cache. Slows the CPU and the network through the DevTools protocol, and
 * signs in if a session is given. The page records long tasks and key events for {@link readProbe}.
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

/** The entries of local storage that the console keeps for a session. */
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

/** What the page has recorded since it opened, in milliseconds. */
export interface Probe {
  longTasks: { start: number; duration: number }[];
  /** From a key press to the next paint. The browser reports only times of 16 ms or more. */
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

/** Reads what the page has recorded. */
export function readProbe(page: Page): Promise<Probe> {
  return page.evaluate(() => window.probe);
}

/** The times of the first and the largest contentful paint, in milliseconds of the page's time. */
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
 * Clicks the target, if there is one, and waits until an element that matches the selector is painted: it is in the
 * document, and the next frame is drawn. Returns the time of the paint and the time since the click, in milliseconds of
 * the page's time.
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

/** The time for which the page's main thread has been busy so far, in milliseconds. */
export async function busyTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** The heap in use after a garbage collection, in megabytes. */
export async function heapMegabytes(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
