import path from 'node:path';

import { commandOf, parentOf } from './process-tree.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** How often the launchers are looked at, in milliseconds. */
const watchInterval = 100;

/**
 * Calls `end` once, when this process is asked to end: by Ctrl-C, SIGTERM or a closed terminal, or
 * because whoever launched it is gone. The last matters because npx passes no SIGTERM on: it dies
 * and leaves pnpm, the script's shell and us running.
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
 * The processes between us and the npx, npm or pnpm that was called first, each with its parent.
 * Only package managers and the shells between them count: the shell that called them may well
 * go away and leave us running on purpose.
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

/** Tells package managers and shells from the rest, by a command line's first words. */
export function kindOf(command: string): 'launcher' | 'shell' | 'other' {
  const [program = '', script = ''] = command.split(' ').map((word) => path.basename(word));
  const name = program === 'node' ? script : program;
  if (/^(npm|npx|pnpm)(-cli)?(\.[cm]?js)?$/.test(name)) return 'launcher';
  return /^(ba|da|z)?sh$/.test(program) ? 'shell' : 'other';
}
