import { chromium } from 'playwright';
import { provideBrowser } from '@dropcatch/tooling/browser';
import { openStage } from '../e2e/stage.ts';
import { buildIfNeeded } from './build.ts';
import { measure } from './measures.ts';

await buildIfNeeded();
const stage = await openStage({ seed: 1, rows: 20_000 });
const browser = await chromium.launch(provideBrowser());
try {
  console.log(await measure(browser, stage));
} finally {
  await browser.close();
  await stage.close();
}
