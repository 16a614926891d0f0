import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { isBundled, unpackChromium } from './bundled-chromium.ts';
import { Trouble } from '../run/trouble.ts';

/** How to launch Chromium: goes into Playwright's `launchOptions` as it is. */
export interface BrowserLaunch {
  /** Absent where Playwright is to launch the one that it downloaded. */
  executablePath?: string;
  args: string[];
  env: Record<string, string>;
}

/** The names that a system's Chromium or Chrome goes by, the first found is taken. */
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Flags that keep it from calling out, which on a closed network costs time and noise. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Finds Chromium, or provides one: `CHROME_PATH`, else the system's, else the one that npm
 * delivered, else Playwright's own download. Works without root and, on Linux x64, without any
 * network beyond the npm registry. Takes about two seconds the first time, then next to none.
 * @throws {Trouble} if there is none and none can be had.
 */
export function provideBrowser(): BrowserLaunch {
  const bundled = isBundled ? unpackChromium : () => undefined;
  const { env = {}, ...found } = findChosen() ?? findSystem() ?? bundled() ?? download();
  return {
    ...found,
    args: [...quiet, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    env: { ...(process.env as Record<string, string>), ...env },
  };
}

interface Found {
  executablePath?: string;
  env?: Record<string, string>;
}

function findChosen(): Found | undefined {
  const executablePath = process.env['CHROME_PATH'];
  if (!executablePath) return undefined;
  if (starts(executablePath)) return { executablePath };
  throw new Trouble(`CHROME_PATH names no Chromium that starts: ${executablePath}`);
}

function findSystem(): Found | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const executablePath = systemNames
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find(starts);
  return executablePath === undefined ? undefined : { executablePath };
}

function download(): Found {
  const cli = fileURLToPath(new URL('cli.js', import.meta.resolve('playwright/package.json')));
  const { status } = spawnSync(process.execPath, [cli, 'install', '--only-shell', 'chromium']);
  if (status === 0) return {};
  throw new Trouble('No Chromium: install Chromium or Chrome, or name one with CHROME_PATH.');
}

/** Some systems put a stub in the browser's place that only says how to install it. */
function starts(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    return false;
  }
  return spawnSync(file, ['--version'], { timeout: 10_000 }).status === 0;
}
