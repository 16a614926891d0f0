import { chromium } from 'playwright';
import { provideBrowser } from '@dropcatch/tooling/browser';
import { openStage } from '../e2e/stage.ts';
import { goals } from './goals.ts';
import { measure, type Figures } from './measures.ts';
import { peers } from './peers.ts';
import { cpuSlowdown } from './slowPage.ts';

const stage = await openStage({ seed: 1, rows: 20_000 });
const browser = await chromium.launch(provideBrowser());
try {
  const figures = await measure(browser, stage);
  console.log(
    `The production build, CPU ${cpuSlowdown} × slower, fast 4G; × is the peer beside us`,
  );
  console.table(
    Object.fromEntries(
      Object.entries(goals).map(([key, { title, goal }]) => {
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
