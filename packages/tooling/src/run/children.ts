import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

import { root } from './paths.ts';
import { descendantsOf, isAlive } from './process-tree.ts';

/** Commands write to a pipe, not to the terminal, so they cannot detect whether colours are wanted. */
const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };

const running = new Set<ChildProcess>();
const endedByUs = new WeakSet<ChildProcess>();

/** The result of a command. */
export interface Outcome {
  /** Its exit code. 1 if a signal ended it. */
  code: number;
  /** Its stdout and stderr, in the order of arrival. */
  output: string;
}

/**
 * Starts a process that `endChildren` ends, with all its descendants. By default it runs in the repository's root. It
 * has its own process group, so that Ctrl-C reaches only this process, which decides what happens next.
 */
export function startChild(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): ChildProcess {
  const child = spawn(command, args, { cwd: root, ...options, detached: true });
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Resolves with a child's exit code when it ends: 1 for a signal, 127 if the command does not exist. */
export function whenEnded(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a command to its end and collects its output. Never rejects: a command that does not exist has code 127. Never
 * settles if `endChildren` ended it, so that nobody reports an intended end as a failure.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = startChild(command, args, {
      env: { ...process.env, ...colour, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => {
      if (endedByUs.has(child)) return;
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
}

/**
 * Ends all children and their descendants: first with SIGTERM, after the grace period with SIGKILL. Walks the process
 * tree as well as the groups, because package managers start scripts in new groups.
 * @param grace Time for a child to end by itself, in milliseconds.
 */
export async function endChildren(grace = 3000): Promise<void> {
  for (const child of running) endedByUs.add(child);
  const leaders = [...running].map((child) => child.pid).filter((pid) => pid !== undefined);
  const everyone = leaders.flatMap((pid) => [pid, ...descendantsOf(pid)]);
  for (const pid of [...leaders.map((leader) => -leader), ...everyone]) signal(pid, 'SIGTERM');

  const deadline = performance.now() + grace;
  while (everyone.some(isAlive) && performance.now() < deadline) await delay(20);
  for (const pid of everyone.filter(isAlive)) signal(pid, 'SIGKILL');
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has already ended.
  }
}
