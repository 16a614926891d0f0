import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import type { Step } from '../check/steps.ts';
import { inRepo } from '../run/paths.ts';
import { UserError } from '../run/user-error.ts';
import { runTurbo } from '../run/turbo.ts';
import { bytesReport, isWithin, offBudget, type Sizes } from './budget.ts';

/** Workspaces whose builds write their sizes to `test-results/bytes.json`. Their budgets are in `bench/bytes.json`. */
const weighed = ['apps/console', 'packages/sdk'] as const;

/** Checks the sizes of the production builds against their budgets. Builds what is not built. */
export const bytesStep: Step = {
  name: 'bytes',
  run: async () => {
    const build = await runTurbo('build');
    if (build.code !== 0) return build;
    const faults = bytesFaults();
    return { code: faults.length > 0 ? 1 : 0, output: bytesReport(faults) };
  },
};

const budgetFile = (folder: string) => inRepo(folder, 'bench', 'bytes.json');

/**
 * Lines about sizes of the last builds that are off budget. Empty when there are none.
 * @throws {UserError} if a build has not written its sizes.
 */
export function bytesFaults(): string[] {
  return weighed.flatMap((folder) =>
    offBudget(builtSizes(folder), read(budgetFile(folder))).map((line) => `${folder}: ${line}`),
  );
}

/**
 * Makes the sizes of the last builds the new budgets, one line per thing. A thing within its tolerance keeps its
 * budget: all sizes change by a few bytes, and the intended changes would be hard to see.
 */
export function acceptBytes(): void {
  for (const folder of weighed) {
    const budget = read(budgetFile(folder));
    const lines = Object.entries(builtSizes(folder)).map(([name, parts]) => {
      const accepted = budget[name];
      return `${JSON.stringify(name)}: ${JSON.stringify(isWithin(parts, accepted) ? accepted : parts)}`;
    });
    writeFileSync(budgetFile(folder), `{\n${lines.join(',\n')}\n}\n`);
  }
}

function builtSizes(folder: string): Sizes {
  const file = inRepo(folder, 'test-results', 'bytes.json');
  if (!existsSync(file)) throw new UserError(`The build of ${folder} has not written its sizes.`);
  return read(file);
}

function read(file: string): Sizes {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
