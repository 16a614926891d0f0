import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { runCommand } from '../run/children.ts';
import { runSteps, type Step, sum, type Tally } from './steps.ts';

/** The packages that are published, by their folders. The check of the first takes longest. */
const published = ['mock-server', 'sdk'];

const workspace = (name: string) => `@dropcatch/${name}`;

/**
 * Packs the published packages once and installs the packed files like users do, with each supported Node and
 * TypeScript. Both checks run at once.
 */
export async function checkPackages(): Promise<Tally> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dropcatch-packages-'));
  const pnpm = (name: string, ...args: string[]) =>
    runCommand('pnpm', ['--filter', workspace(name), ...args], { PACKED_PACKAGES: folder });
  const packSteps = published.map((name): Step => ({
    name: `pack ${workspace(name)}`,
    run: () => pnpm(name, 'pack', '--out', path.join(folder, `${name}.tgz`)),
  }));
  const checkSteps = published.map((name): Step => ({
    name: `package ${workspace(name)}`,
    run: () => pnpm(name, 'run', 'check:package'),
  }));
  const packs = await runSteps(packSteps, published.length);
  const checks = await runSteps(packs.failed > 0 ? [] : checkSteps, published.length);
  await rm(folder, { recursive: true, force: true });
  return sum([packs, checks]);
}
