import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { isBundled, unpackChromium } from './bundled-chromium.ts';
import { UserError } from '../run/user-error.ts';

/** Launch options for Chromium, to be passed to Playwright as `launchOptions`. */
export interface BrowserLaunch {
  /** Undefined when Playwright launches the browser that it downloaded. */
  executablePath?: string;
  args: string[];
  env: Record<string, string>;
}

/** Whether tests run in the bundled Chromium, with its fonts. Only it draws the stored pictures again to the pixel. */
export const drawsStoredPictures = (): boolean => isBundled && !process.env['CHROME_PATH'];

/** Names of Chromium and Chrome on systems, in order of preference. */
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Flags that stop background network calls, which cost time and noise on a closed network. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Finds Chromium, or provides it: `CHROME_PATH`, else the npm package's, else the system's, else Playwright's download.
 * The package's version is pinned, so that a run does not depend on what else is installed. Works without root. On
 * Linux x64, it needs no network except the npm registry. The first call takes about two seconds, later ones hardly any
 * time.
 * @param hasPackage whether the npm package supports this machine
 * @throws {UserError} if there is no Chromium and none can be provided.
 */
export function provideBrowser(hasPackage = isBundled): BrowserLaunch {
  const provided = () => (hasPackage ? unpackChromium() : (findSystem() ?? download()));
  const { env = {}, ...found } = findChosen() ?? provided();
  return {
    ...found,
    args: [...quiet, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    env: { ...(process.env as Record<string, string>), ...env },
  };
}

/**
 * {@link provideBrowser} for tests of pages. What a test runs is over before V8's last tier has paid for itself: that
 * tier would take a tenth of the time.
 */
export function provideTestBrowser(): BrowserLaunch {
  const { args, ...found } = provideBrowser();
  return { ...found, args: [...args, '--js-flags=--no-turbofan'] };
}

interface Found {
  executablePath?: string;
  env?: Record<string, string>;
}

function findChosen(): Found | undefined {
  const executablePath = process.env['CHROME_PATH'];
  if (!executablePath) return undefined;
  if (starts(executablePath)) return { executablePath };
  throw new UserError(`CHROME_PATH is not a Chromium that starts: ${executablePath}`);
}

function findSystem(): Found | undefined {
  const executablePath = systemNames.flatMap(pathsOf).find(starts);
  return executablePath === undefined ? undefined : { executablePath };
}

/** The paths of a program in the folders of PATH, in their order. */
export function pathsOf(program: string): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, program)).filter((file) => existsSync(file));
}

function download(): Found {
  const cli = fileURLToPath(new URL('cli.js', import.meta.resolve('playwright/package.json')));
  const { status } = spawnSync(process.execPath, [cli, 'install', '--only-shell', 'chromium']);
  if (status === 0) return {};
  throw new UserError('Chromium was not found: install Chromium or Chrome, or set CHROME_PATH.');
}

/** Whether a browser starts. Some systems have a stub that only explains how to install it. */
function starts(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    return false;
  }
  return spawnSync(file, ['--version'], { timeout: 10_000 }).status === 0;
}
