import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright';
import { provideBrowser } from '@dropcatch/tooling/browser';
import { dist, openStage, type Stage } from '../e2e/kit/stage.ts';
import { goals } from './goals.ts';
import { measure, type Figures } from './measures.ts';
import { peers } from './peers.ts';
import { dropDay } from './dropDay.ts';
import { cpuSlowdown } from './slowPage.ts';

const ours = await withStage(dist, measure);
const bare = await withStage(fileURLToPath(new URL('bare/', import.meta.url)), measure);
console.log(
  `The production build, CPU ${cpuSlowdown} × slower, fast 4G. The bare page shows the same lists without a library,` +
    ` so its figures are the cost of this machine. × is the peer's figure divided by ours, measured on another machine`,
);
console.table(
  Object.fromEntries(
    Object.entries(goals).map(([name, { title, goal = '–' }]) => {
      const key = name as keyof Figures;
      const line = { ours: rounded(ours[key]), goal, 'bare page': rounded(bare[key]) };
      return [title, { ...line, ...beside(key) }];
    }),
  ),
);

console.log(
  'The Drop Board during an hour of a drop day, played at 60 × real time; CPU slowed as above',
);
console.table(await withStage(dist, dropDay));

/** Measures one page at a time, since the page shares two cores with its servers. */
async function withStage<Found>(
  folder: string,
  find: (browser: Browser, stage: Stage) => Promise<Found>,
): Promise<Found> {
  const stage = await openStage({ seed: 1, rows: 20_000 }, folder);
  const browser = await chromium.launch(provideBrowser());
  try {
    return await find(browser, stage);
  } finally {
    await browser.close();
    await stage.close();
  }
}

/** Each peer's figure divided by ours; a dash if the peer was not measured or ours is 0 or missing. */
function beside(key: keyof Figures): Record<string, string> {
  return Object.fromEntries(
    Object.entries(peers).map(([name, figures]) => {
      const times = (figures[key] ?? Number.NaN) / ours[key];
      return [name, Number.isFinite(times) ? `${times.toFixed(1)} ×` : '–'];
    }),
  );
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
