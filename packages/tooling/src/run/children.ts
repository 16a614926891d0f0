import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

import { root } from './paths.ts';
import { descendantsOf, isAlive } from './process-tree.ts';

/** Commands write to us, not to the terminal: they cannot know whether colours are wanted. */
const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };

const running = new Set<ChildProcess>();
const endedByUs = new WeakSet<ChildProcess>();

/** What a command left behind. */
export interface Outcome {
  /** Its exit code; 1 where a signal ended it. */
  code: number;
  /** Everything it wrote, stdout and stderr in the order of arrival. */
  output: string;
}

/**
 * Starts a process that `endChildren` will end, with all that it starts in turn. It runs in the
 * repository's root unless told otherwise, in a process group of its own, so that Ctrl-C reaches
 * only us and what happens next is ours to decide.
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

/** Resolves with a child's exit code when it has ended: 1 for a signal, 127 for no such command. */
export function whenEnded(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a command to its end and keeps what it wrote. Never rejects: no such command is code 127.
 * Never settles if `endChildren` ended it, so that nobody reports as a failure what was wanted.
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
 * Ends every running child and all that it started: first by SIGTERM, after the grace by SIGKILL.
 * The tree is walked as well as the groups, because package managers put scripts into new groups.
 * @param grace How long a child may take to end by itself, in milliseconds.
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
    // Gone already, which is what was wanted.
  }
}
