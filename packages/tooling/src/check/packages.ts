import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { runCommand } from '../run/children.ts';
import { runSteps, type Step, addTallies, type Tally } from './steps.ts';

/** The packages that are published, by their folders. The check of the first takes longest. */
export const publishedPackages = ['mock-server', 'sdk'];

const workspace = (name: string) => `@dropcatch/${name}`;

/** The file of a packed package. */
export const tarballOf = (folder: string, name: string): string => path.join(folder, `${name}.tgz`);

/**
 * Packs packages once and installs the packed files like users do, with each supported Node and TypeScript. The checks
 * run at once.
 * @param names Folders of the packages.
 * @param use What to do with the packed files if they are right. They are removed afterwards.
 */
export async function checkPackages(
  names: readonly string[] = publishedPackages,
  use?: (folder: string) => Promise<Tally>,
): Promise<Tally> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dropcatch-packages-'));
  const pnpm = (name: string, ...args: string[]) =>
    runCommand('pnpm', ['--filter', workspace(name), ...args], { PACKED_PACKAGES: folder });
  const packSteps = names.map((name): Step => ({
    name: `pack ${workspace(name)}`,
    run: () => pnpm(name, 'pack', '--out', tarballOf(folder, name)),
  }));
  const checkSteps = names.map((name): Step => ({
    name: `package ${workspace(name)}`,
    run: () => pnpm(name, 'run', 'check:package'),
  }));
  const tallies = [await runSteps(packSteps, names.length)];
  for (const next of [() => runSteps(checkSteps, names.length), use && (() => use(folder))]) {
    if (next && addTallies(tallies).failures.length === 0) tallies.push(await next());
  }
  await rm(folder, { recursive: true, force: true });
  return addTallies(tallies);
}
