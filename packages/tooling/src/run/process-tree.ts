import { readdirSync, readFileSync } from 'node:fs';

/**
 * Reads who started whom from /proc. Elsewhere than on Linux every answer is empty: there process
 * groups alone have to do.
 */

/** The parent of a process; undefined if the process is gone. */
export function parentOf(pid: number): number | undefined {
  return statOf(pid)?.parent;
}

/** The words of a process's command line, joined by spaces; empty if it is gone. */
export function commandOf(pid: number): string {
  return (read(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ').trim();
}

/** Everything that a process has started, directly or not, and that still hangs on to it. */
export function descendantsOf(pid: number): number[] {
  const children = Map.groupBy(allProcesses(), parentOf);
  const found = [pid];
  // The list grows while it is walked.
  for (const process of found) found.push(...(children.get(process) ?? []));
  return found.slice(1);
}

/** Whether a process is there and not merely waiting to be reaped. */
export function isAlive(pid: number): boolean {
  if (process.platform === 'linux') return (statOf(pid)?.state ?? 'Z') !== 'Z';
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function statOf(pid: number): { state: string; parent: number } | undefined {
  const stat = read(`/proc/${pid}/stat`);
  // The second field is the command in parentheses and may itself hold spaces and parentheses.
  const [state, parent] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  return state === undefined ? undefined : { state, parent: Number(parent) };
}

function allProcesses(): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc').map(Number).filter(Number.isInteger);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
