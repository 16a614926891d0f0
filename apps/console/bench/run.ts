import { chromium } from 'playwright';
import { provideBrowser } from '@dropcatch/tooling/browser';
import { openStage } from '../e2e/stage.ts';
import { buildIfNeeded } from './build.ts';
import { measure, type Figures } from './measures.ts';
import { peers } from './peers.ts';
import { cpuSlowdown } from './slowPage.ts';

/** What each line shows, and the figure that it must reach. */
const lines: Record<keyof Figures, { title: string; goal: number }> = {
  kilobytes: { title: 'JavaScript to the first list, KB brotli', goal: 195 },
  navigation: { title: 'navigation to rows painted, ms', goal: 1430 },
  blocking: { title: 'total blocking time, ms', goal: 50 },
  routeChange: { title: 'warm route change to rows painted, ms', goal: 150 },
  key: { title: 'key to next paint in a filter, median ms', goal: 32 },
  rowsBusy: { title: '250 rows in a new order, ms busy', goal: 125 },
  rowsWall: { title: '250 rows in a new order, ms until painted', goal: 125 },
  heap: { title: 'heap after five screens, MB', goal: 9.9 },
};

await buildIfNeeded();
const stage = await openStage({ seed: 1, rows: 20_000 });
const browser = await chromium.launch(provideBrowser());
try {
  const figures = await measure(browser, stage);
  console.log(
    `The production build, CPU ${cpuSlowdown} × slower, fast 4G; × is the peer beside us`,
  );
  console.table(
    Object.fromEntries(
      Object.entries(lines).map(([key, { title, goal }]) => {
        const ours = figures[key as keyof Figures];
        return [title, { ours: rounded(ours), goal, ...beside(key as keyof Figures, ours) }];
      }),
    ),
  );
} finally {
  await browser.close();
  await stage.close();
}

/** How many times our figure each peer needs; a peer of which it was not measured is a dash. */
function beside(key: keyof Figures, ours: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(peers).map(([name, figures]) => {
      const theirs = figures[key];
      return [name, theirs === undefined ? '–' : `${(theirs / ours).toFixed(1)} ×`];
    }),
  );
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
