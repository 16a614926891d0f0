import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type Browser, chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { drawsStoredPictures, provideBrowser } from './browser.ts';
import { isBundled } from './bundled-chromium.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'dropcatch-browser-'));

afterEach(() => {
  vi.unstubAllEnvs();
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('the browser that is provided', () => {
  let browser: Browser;

  // The first call unpacks it.
  beforeAll(async () => {
    browser = await chromium.launch(provideBrowser());
  }, 60_000);

  afterAll(async () => {
    await browser.close();
  });

  it('lays text out', async () => {
    const page = await browser.newPage();
    await page.setContent('<span id="short">il</span><br><span id="long">WWWWWWWW</span>');
    const width = (id: string) =>
      page.locator(id).evaluate((element) => element.getBoundingClientRect().width);
    expect(await width('#short')).toBeGreaterThan(2);
    expect(await width('#long')).toBeGreaterThan((await width('#short')) * 4);
    await page.close();
  });

  it('paints text: a letter changes pixels', async () => {
    const page = await browser.newPage({ viewport: { width: 100, height: 100 } });
    const paint = async (text: string) => {
      await page.setContent(`<body style="font-size: 60px">${text}`);
      // A picture needs a first frame.
      await page.evaluate('new Promise(requestAnimationFrame)');
      return page.screenshot();
    };
    const blank = await paint('');
    expect(blank.equals(await paint(''))).toBe(true);
    expect(blank.equals(await paint('W'))).toBe(false);
    await page.close();
  });
});

describe('the browser', () => {
  it('is CHROME_PATH, before all others', () => {
    const chosen = program('chosen', 0);
    vi.stubEnv('CHROME_PATH', chosen);
    vi.stubEnv('PATH', folder);
    program('chromium', 0);
    expect(provideBrowser().executablePath).toBe(chosen);
  });

  it('is an error in one line if CHROME_PATH is wrong', () => {
    vi.stubEnv('CHROME_PATH', '/no/such/browser');
    expect(() => provideBrowser()).toThrow(
      'CHROME_PATH is not a Chromium that starts: /no/such/browser',
    );
  });

  it('is the pinned package where it runs, else the system, if it has one that starts', () => {
    vi.stubEnv('CHROME_PATH', '');
    vi.stubEnv('PATH', folder);
    program('chromium', 10);
    const chrome = program('google-chrome', 0);
    expect(provideBrowser(false).executablePath).toBe(chrome);
    if (isBundled) expect(provideBrowser().executablePath).toContain('.cache');
  });

  it('draws the stored pictures only if it is the package’s', () => {
    vi.stubEnv('CHROME_PATH', '');
    expect(drawsStoredPictures()).toBe(isBundled);
    vi.stubEnv('CHROME_PATH', program('chosen', 0));
    expect(drawsStoredPictures()).toBe(false);
  });

  it('switches the sandbox off only for root', () => {
    vi.stubEnv('CHROME_PATH', program('chosen', 0));
    const getuid = vi.spyOn(process, 'getuid').mockReturnValue(1000);
    expect(provideBrowser().args).not.toContain('--no-sandbox');
    getuid.mockReturnValue(0);
    expect(provideBrowser().args).toContain('--no-sandbox');
    getuid.mockRestore();
  });
});

/** A program that only ends with the given code. */
function program(name: string, code: number): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\nexit ${code}\n`);
  chmodSync(file, 0o755);
  return file;
}
