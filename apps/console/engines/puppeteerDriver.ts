import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch, type LaunchOptions } from 'puppeteer-core';
import { answered, type Driver } from './driver.ts';

/** Drives Firefox over WebDriver BiDi, or Chromium. */
export async function openPuppeteer(options: LaunchOptions): Promise<Driver> {
  const downloads = await mkdtemp(path.join(tmpdir(), 'dropcatch-downloads-'));
  const browser = await launch({
    headless: true,
    downloadBehavior: { policy: 'allow', downloadPath: downloads },
    extraPrefsFirefox: { 'browser.download.folderList': 2, 'browser.download.dir': downloads },
    ...options,
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  return {
    downloads,
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack({ waitUntil: [] })),
    run: (code, ...args) => page.evaluate(code as (...all: unknown[]) => unknown, ...args) as never,
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    picture: () => page.screenshot(),
    close: async () => {
      await answered(() => browser.close(), 10_000).catch(() => browser.process()?.kill('SIGKILL'));
      await rm(downloads, { recursive: true });
    },
  };
}
