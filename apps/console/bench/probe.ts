import type { Rows } from './app.ts';

/** What the page records about itself. Times are in milliseconds since the navigation. */
export interface Probe {
  /** The first contentful paint: https://web.dev/articles/fcp. */
  firstPaint: number;
  longTasks: { start: number; duration: number }[];
  /** Cumulative layout shift without session windows, so of the page's whole life: https://web.dev/articles/cls. */
  shift: number;
  /** From each key to the next paint. The browser reports only times of 16 ms or more. */
  keys: number[];
  listPainted: Promise<number>;
  /** A paint that the bench waits for. */
  next: Promise<number>;
  /**
   * Resolves when more elements than before match a selector and the frame with them is drawn, with the time since the
   * event, or else since the navigation. Rejects after a minute.
   */
  painted: (selector: string, count: number, event?: string) => Promise<number>;
}

declare global {
  interface Window {
    bench: Probe;
  }
}

/** Runs in the page before its own scripts. */
export function installProbe(list: Rows): void {
  const painted = (selector: string, count: number, event?: string) =>
    new Promise<number>((resolve, reject) => {
      const old = new Set(event ? document.querySelectorAll(selector) : []);
      const deadline = performance.now() + 60_000;
      let start = event ? Number.NaN : 0;
      if (event) {
        const begin = ({ timeStamp }: Event) => (start = timeStamp);
        window.addEventListener(event, begin, { capture: true, once: true });
      }
      const look = (now: number) => {
        const found = [...document.querySelectorAll(selector)].filter((row) => !old.has(row));
        if (start >= 0 && found.length >= count && found[0]?.textContent?.trim() !== '') {
          // In the next frame, this one has been drawn.
          requestAnimationFrame(() => resolve(performance.now() - start));
        } else if (now < deadline) requestAnimationFrame(look);
        else reject(new Error(`${selector} did not come within a minute`));
      };
      requestAnimationFrame(look);
    });
  const bench: Probe = {
    firstPaint: Number.NaN,
    longTasks: [],
    shift: 0,
    keys: [],
    listPainted: painted(list.rows, list.count),
    next: Promise.resolve(Number.NaN),
    painted,
  };
  window.bench = bench;
  const observe = (type: string, take: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((entries) => entries.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') bench.firstPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) =>
    bench.longTasks.push({ start: startTime, duration }),
  );
  observe('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) bench.shift += Reflect.get(entry, 'value');
  });
  const keys = (entry: PerformanceEntry) => {
    if (entry.name === 'keydown') bench.keys.push(entry.duration);
  };
  observe('event', keys, { durationThreshold: 16 });
}
