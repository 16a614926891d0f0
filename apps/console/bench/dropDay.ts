import type { Browser } from 'playwright';
import { roles, type Role } from '../test/kit/access.ts';
import { signInAs } from '../e2e/kit/console.ts';
import type { Stage } from '../e2e/kit/stage.ts';
import { busyTime, heapMegabytes, openSlowPage } from './slowPage.ts';

/** One hour of the scenario `drop-day`, which starts ten minutes before a window, in milliseconds. */
const hour = 60 * 60_000;
/** The factor by which the mock's clock is faster than real time. */
const speed = 60;

interface BoardFigures {
  /** Share of the time in which the main thread was busy. */
  'busy, %': number;
  'requests a second': number;
  /** Cumulative layout shift over the whole hour: https://web.dev/articles/cls. */
  'layout shift': number;
  /** After garbage is collected. */
  'heap before, MB': number;
  'heap halfway, MB': number;
  'heap after, MB': number;
}

/** Keeps the Drop Board open for an hour of a drop day, for each role in turn. */
export async function dropDay(browser: Browser, stage: Stage) {
  const figures: Record<string, BoardFigures> = {};
  for (const role of roles) figures[role] = await boardOf(role);
  return figures;

  async function boardOf(role: Role): Promise<BoardFigures> {
    const { mock, url } = stage;
    mock.reset(['drop-day']);
    const { page, cdp, close } = await openSlowPage(browser, url);
    await signInAs(page, role);
    await page.goto('/drops', { waitUntil: 'networkidle' });
    const shift = await page.evaluateHandle(() => {
      const total = { score: 0 };
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries()) total.score += Reflect.get(entry, 'value');
      }).observe({ type: 'layout-shift' });
      return total;
    });
    const before = { heap: await heapMegabytes(cdp), calls: mock.requests.length };
    let busy = 0;
    /** Plays half of the hour. The garbage collection after it does not count as busy time. */
    const half = async () => {
      const start = await busyTime(cdp);
      mock.clock.setSpeed(speed);
      mock.clock.resume();
      await page.waitForTimeout(hour / 2 / speed);
      mock.clock.freeze();
      busy += (await busyTime(cdp)) - start;
      return heapMegabytes(cdp);
    };
    const halfway = await half();
    const after = await half();
    const seconds = hour / speed / 1000;
    const score = await shift.evaluate((total) => total.score);
    await close();
    return {
      'busy, %': rounded(busy / 10 / seconds),
      'requests a second': rounded((mock.requests.length - before.calls) / seconds),
      'layout shift': Math.round(score * 1000) / 1000,
      'heap before, MB': rounded(before.heap),
      'heap halfway, MB': rounded(halfway),
      'heap after, MB': rounded(after),
    };
  }
}

const rounded = (value: number) => Math.round(value * 10) / 10;
