import { type Outcome, runCommand, startChild, whenEnded } from './children.ts';

/** No telemetry, and no advertising of new versions. */
const environment = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' };

/** Through pnpm, so that turbo finds the pnpm that runs us. */
function words(task: string, ...args: string[]): string[] {
  return ['exec', 'turbo', 'run', task, '--ui=stream', ...args];
}

/**
 * Runs a task in all workspaces. It keeps the output of those that failed only, and runs two at a time: the machines
 * that check have two cores.
 */
export function runTurbo(task: string, ...args: string[]): Promise<Outcome> {
  const quiet = ['--output-logs=errors-only', '--concurrency=2'];
  return runCommand('pnpm', words(task, ...quiet, ...args), environment);
}

/** Runs a task in one workspace after the other, and shows all that it writes; resolves with the exit code. */
export function showTurbo(task: string, ...args: string[]): Promise<number> {
  const child = startChild('pnpm', words(task, '--concurrency=1', ...args), {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return whenEnded(child);
}
