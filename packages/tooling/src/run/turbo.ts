import { type Outcome, runCommand } from './children.ts';

/** Output of tasks that failed only, and two at a time: the machines that check have two cores. */
const fixed = ['--output-logs=errors-only', '--concurrency=2', '--ui=stream'];

/** No telemetry, and no advertising of new versions. */
const environment = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' };

/** Runs a task in all workspaces, through pnpm, so that turbo finds the pnpm that runs us. */
export function runTurbo(task: string, ...args: string[]): Promise<Outcome> {
  return runCommand('pnpm', ['exec', 'turbo', 'run', task, ...fixed, ...args], environment);
}
