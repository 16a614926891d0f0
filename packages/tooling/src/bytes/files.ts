import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import type { Step } from '../check/steps.ts';
import { inRepo } from '../run/paths.ts';
import { Trouble } from '../run/trouble.ts';
import { runTurbo } from '../run/turbo.ts';
import { holds, offBudget, type Sizes } from './budget.ts';

/** The workspaces whose builds note what they weigh, in `test-results/bytes.json`; their budgets are `bench/bytes.json`. */
const weighed = ['apps/console', 'packages/sdk'] as const;

/** Whether the production builds weigh what their budgets say; builds what is not built. */
export const bytesStep: Step = {
  name: 'bytes',
  run: async () => {
    const build = await runTurbo('build');
    if (build.code !== 0) return build;
    const faults = bytesFaults();
    return { code: faults.length > 0 ? 1 : 0, output: faults.join('\n') };
  },
};

const budgetFile = (folder: string) => inRepo(folder, 'bench', 'bytes.json');

/**
 * What the last builds weigh that their budgets do not say, one line each and at the end how to accept it; empty where
 * all is as it was.
 * @throws {Trouble} where a build has left no note.
 */
export function bytesFaults(): string[] {
  const faults = weighed.flatMap((folder) =>
    offBudget(builtSizes(folder), read(budgetFile(folder))).map((line) => `${folder}: ${line}`),
  );
  return faults.length > 0 ? [...faults, 'Meant? `pnpm bytes --accept` writes down what is.'] : [];
}

/**
 * Makes what the last builds weigh the budgets, a line for each thing. What still holds stays as it was accepted: all
 * of them move by some bytes with every change, and nobody could see what was meant.
 */
export function acceptBytes(): void {
  for (const folder of weighed) {
    const budget = read(budgetFile(folder));
    const lines = Object.entries(builtSizes(folder)).map(([name, parts]) => {
      const accepted = budget[name];
      return `${JSON.stringify(name)}: ${JSON.stringify(holds(parts, accepted) ? accepted : parts)}`;
    });
    writeFileSync(budgetFile(folder), `{\n${lines.join(',\n')}\n}\n`);
  }
}

function builtSizes(folder: string): Sizes {
  const file = inRepo(folder, 'test-results', 'bytes.json');
  if (!existsSync(file)) throw new Trouble(`The build of ${folder} has not noted what it weighs.`);
  return read(file);
}

function read(file: string): Sizes {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
