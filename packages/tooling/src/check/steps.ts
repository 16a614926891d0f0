import { type Outcome, runCommand } from '../run/children.ts';

/** The results of tests. */
export interface Tally {
  /** Number of passed tests. */
  passed: number;
  /** What failed: each test by its file and name, or a step by its name. */
  failures: readonly string[];
}

/** The result of a step. Code 0 is success. The output is shown only for a failure. */
export interface StepOutcome extends Outcome {
  /** The results of its tests, for a step that runs tests. */
  tally?: Tally;
  /** Additional text for its line, such as the limits of a success. */
  note?: string;
}

/** One thing to check. */
export interface Step {
  /** What holds if it succeeds, in a few words. */
  name: string;
  run: () => Promise<StepOutcome>;
}

/** A step that runs a command in the repository's root. */
export const commandStep = (name: string, command: string, args: readonly string[] = []): Step => ({
  name,
  run: () => runCommand(command, args),
});

/** Runs a script of a workspace: its name, followed by its arguments. */
export const runScript = (
  workspace: string,
  script: readonly string[],
  env?: NodeJS.ProcessEnv,
): Promise<Outcome> =>
  runCommand('pnpm', ['--filter', `@dropcatch/${workspace}`, 'run', ...script], env);

/** A step that runs a script of a workspace. */
export const scriptStep = (name: string, workspace: string, ...script: string[]): Step => ({
  name,
  run: () => runScript(workspace, script),
});

/** A step that lists faults. It succeeds if there are none. */
export function faultsStep(name: string, faults: () => string[]): Step {
  return {
    name,
    run: async () => {
      const output = faults().join('\n');
      return { code: output ? 1 : 0, output };
    },
  };
}

/**
 * Runs steps, `atOnce` of them at a time. Prints one line for each when it ends, with its time, and the whole output of
 * a failed one.
 * @returns the results of all steps. A step that failed without a failed test counts as one.
 */
export async function runSteps(steps: readonly Step[], atOnce = 1): Promise<Tally> {
  const tallies: Tally[] = [];
  const waiting = steps.values();
  const work = async () => {
    for (const step of waiting) tallies.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return addTallies(tallies);
}

/** A step that throws fails with the error. The other steps still run. */
const failedBy = (error: unknown): StepOutcome => ({
  code: 1,
  output: error instanceof Error ? error.message : String(error),
});

async function runStep(step: Step): Promise<Tally> {
  const began = performance.now();
  const { code, output, tally, note } = await step.run().catch(failedBy);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const passed = tally ? `${tally.passed} passed` : '';
  console.log(
    `${code === 0 ? '✓' : '✗'} ${step.name.padEnd(24)} ${passed.padEnd(12)} ${seconds.padStart(6)} s${note ? `  (${note})` : ''}`,
  );
  const { passed: count, failures } = tally ?? { passed: 0, failures: [] };
  if (code === 0) return { passed: count, failures };
  console.log(`\n${output.trim()}\n`);
  return { passed: count, failures: failures.length > 0 ? failures : [step.name] };
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

/** The end of a run: names the failed tests again, since they may be far up in the output, and counts all tests. */
export function summaryOf({ passed, failures }: Tally): string {
  const lines = failures.map((failure) => `✗ ${failure}`);
  return ['', ...lines, `${passed} passed, ${failures.length} failed`].join('\n');
}
