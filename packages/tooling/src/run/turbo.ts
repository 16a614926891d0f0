import { type Outcome, runCommand, startChild, whenEnded } from './children.ts';

/** Turns off telemetry and update notices. */
const environment = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' };

/** Runs turbo through pnpm, so that it finds the same pnpm. */
function turboArgs(task: string, ...args: string[]): string[] {
  return ['exec', 'turbo', 'run', task, '--ui=stream', ...args];
}

/**
 * Runs a task in all workspaces, two at a time, because the machines that run checks have two cores. Keeps only the
 * output of failed ones.
 */
export function runTurbo(task: string, ...args: string[]): Promise<Outcome> {
  const quiet = ['--output-logs=errors-only', '--concurrency=2'];
  return runCommand('pnpm', turboArgs(task, ...quiet, ...args), environment);
}

/** Runs a task in one workspace after the other and shows its output. Resolves with the exit code. */
export function showTurbo(task: string, ...args: string[]): Promise<number> {
  const child = startChild('pnpm', turboArgs(task, '--concurrency=1', ...args), {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return whenEnded(child);
}
