import { runCommand } from '../run/children.ts';
import { pathsOf } from './browser.ts';

/** A browser engine that journeys are played in. */
export interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  /** The programs that it needs. The project provides Chromium itself. */
  programs: readonly string[];
  /** Debian's packages of the programs. */
  packages: readonly string[];
}

export const engines: readonly Engine[] = [
  { name: 'Chromium', programs: [], packages: [] },
  { name: 'Firefox', programs: ['firefox-esr'], packages: ['firefox-esr'] },
  {
    name: 'WebKit',
    programs: ['WebKitWebDriver', 'Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

/** Whether this machine has the programs of an engine. */
export const isReady = ({ programs }: Engine): boolean =>
  programs.every((program) => pathsOf(program).length > 0);

/** Says in one line what an engine that is not ready needs. */
export const neededText = ({ name, packages }: Engine): string =>
  `${name} is left out: it needs Debian's ${packages.join(' and ')} (apt-get install, as root)`;

/** Nothing is asked, and a network that does not answer is given up soon. */
const aptOptions = [
  '-q',
  '-y',
  '-o=Acquire::Retries=0',
  '-o=Acquire::http::Timeout=10',
  '-o=DPkg::Lock::Timeout=60',
];

/**
 * Installs the engines that are not ready with apt, each by itself, if this process is root. Never fails: whoever calls
 * it looks again at what is ready.
 */
export async function installEngines(missing: readonly Engine[]): Promise<void> {
  if (missing.length === 0 || process.getuid?.() !== 0) return;
  const apt = (...args: string[]) =>
    runCommand('apt-get', [...aptOptions, ...args], { DEBIAN_FRONTEND: 'noninteractive' });
  await apt('update');
  for (const { packages } of missing) await apt('install', '--no-install-recommends', ...packages);
}
