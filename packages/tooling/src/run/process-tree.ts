import { readdirSync, readFileSync } from 'node:fs';

/**
 * Reads who started whom from /proc. Elsewhere than on Linux every answer is empty: there process
 * groups alone have to do.
 */

/** The parent of a process; undefined if the process is gone. */
export function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command in parentheses and may itself hold spaces and parentheses.
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(parent);
  } catch {
    return undefined;
  }
}

/** The words of a process's command line, joined by spaces; empty if it is gone. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/** Everything that a process has started, directly or not, and that still hangs on to it. */
export function descendantsOf(pid: number): number[] {
  const children = Map.groupBy(allProcesses(), (process) => parentOf(process));
  const found: number[] = [];
  const waiting = [pid];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const below = children.get(next) ?? [];
    found.push(...below);
    waiting.push(...below);
  }
  return found;
}

/** Whether a process is there and not merely waiting to be reaped. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat[stat.lastIndexOf(')') + 2] !== 'Z';
  } catch {
    return process.platform !== 'linux';
  }
}

function allProcesses(): number[] {
  try {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => Number.isInteger(pid));
  } catch {
    return [];
  }
}
