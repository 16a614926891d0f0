import path from 'node:path';

import { commandOf, parentOf } from './process-tree.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Interval at which the launchers are checked, in milliseconds. */
const watchInterval = 100;

/**
 * Calls `end` once, when this process must end: on Ctrl-C, SIGTERM or a closed terminal, or when its launcher is gone.
 * The last case is needed because npx does not forward SIGTERM: it ends and leaves pnpm, the script's shell and this
 * process running.
 */
export function onEnd(end: (reason: NodeJS.Signals | 'orphaned') => void): void {
  let ended = false;
  const once = (reason: NodeJS.Signals | 'orphaned') => {
    if (ended) return;
    ended = true;
    end(reason);
  };
  for (const name of signals) process.on(name, once);

  const links = launcherLinks();
  setInterval(() => {
    if (links.some(({ pid, parent }) => parentOf(pid) !== parent)) once('orphaned');
  }, watchInterval).unref();
}

/**
 * The processes between this one and the first npx, npm or pnpm, each with its parent. Only package managers and the
 * shells between them count: the shell that started them may end and leave this process running on purpose.
 */
function launcherLinks(): { pid: number; parent: number }[] {
  const links: { pid: number; parent: number }[] = [];
  let launched = 0;
  for (let pid = process.pid; pid > 1;) {
    const parent = parentOf(pid);
    if (parent === undefined) break;
    const kind = kindOf(commandOf(parent));
    if (kind === 'other') break;
    links.push({ pid, parent });
    if (kind === 'launcher') launched = links.length;
    pid = parent;
  }
  return links.slice(0, launched);
}

/** Classifies a command line by its first words. */
export function kindOf(command: string): 'launcher' | 'shell' | 'other' {
  const [program = '', script = ''] = command.split(' ').map((word) => path.basename(word));
  const name = program === 'node' ? script : program;
  if (/^(npm|npx|pnpm)(-cli)?(\.[cm]?js)?$/.test(name)) return 'launcher';
  return /^(ba|da|z)?sh$/.test(program) ? 'shell' : 'other';
}
