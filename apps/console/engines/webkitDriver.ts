import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, Key, Origin } from 'selenium-webdriver';
import { answered, type Driver } from './driver.ts';

/** The browser that comes with WebKitGTK's driver. */
export const miniBrowser = (): string | undefined =>
  globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1);

/** Starts a screen that nobody sees. Its number comes over a pipe. */
async function openScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('there is no free port');
  return address.port;
}

/** Resolves when the driver answers. */
async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 2000; tries += 1) {
    if (
      await fetch(`${url}/status`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
  }
  throw new Error('WebKitWebDriver does not answer');
}

/** Drives WebKitGTK over WebDriver, on a screen of its own. */
export async function openWebkit(): Promise<Driver> {
  const { screen, display } = await openScreen();
  const port = await freePort();
  const downloads = await mkdtemp(path.join(tmpdir(), 'dropcatch-downloads-'));
  const config = await mkdtemp(path.join(tmpdir(), 'dropcatch-config-'));
  await writeFile(path.join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const env = {
    ...process.env,
    DISPLAY: display,
    XDG_CONFIG_HOME: config,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const server = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    })
    .build();
  const frame = driver.manage().window();
  const size = { x: 0, y: 0, width: 1280, height: 800 };
  await frame.setRect(size);
  // The page is less high than its window.
  const inner = Number(await driver.executeScript('return innerHeight'));
  await frame.setRect({ ...size, height: size.height + size.height - inner });
  await driver.manage().setTimeouts({ script: 60_000 });
  return {
    downloads,
    open: (address) => driver.get(address),
    back: () => driver.navigate().back(),
    run: (code, ...args) =>
      driver.executeScript(`return (${String(code)}).apply(null, arguments)`, ...args) as never,
    clickAt: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .click()
        .perform(),
    // The driver has no key for a line feed, and types nothing.
    type: (text) => driver.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform(),
    press: (key) =>
      driver.actions().sendKeys({ Enter: Key.ENTER, Escape: Key.ESCAPE }[key]).perform(),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await answered(() => driver.quit(), 10_000).catch(() => {});
      server.kill();
      screen.kill();
      await rm(config, { recursive: true });
      await rm(downloads, { recursive: true });
    },
  };
}
