import { readdirSync, readFileSync } from 'node:fs';

/**
 * Reads the process tree from /proc. On other systems than Linux, all answers are empty, and only process groups work.
 */

/** The parent of a process. Undefined if the process is gone. */
export function parentOf(pid: number): number | undefined {
  return statOf(pid)?.parent;
}

/** The command line of a process, joined by spaces. Empty if the process is gone. */
export function commandOf(pid: number): string {
  return (read(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ').trim();
}

/** All living descendants of a process that are still attached to it. */
export function descendantsOf(pid: number): number[] {
  const children = Map.groupBy(allProcesses(), parentOf);
  const found = [pid];
  // The list grows while it is walked.
  for (const process of found) found.push(...(children.get(process) ?? []));
  return found.slice(1);
}

/** The CPU time of a process so far, in clock ticks. 0 if the process is gone. */
export function ticksOf(pid: number): number {
  return statOf(pid)?.ticks ?? 0;
}

/** Whether a process runs and is not a zombie. */
export function isAlive(pid: number): boolean {
  if (process.platform === 'linux') return (statOf(pid)?.state ?? 'Z') !== 'Z';
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

interface Stat {
  state: string;
  parent: number;
  ticks: number;
}

function statOf(pid: number): Stat | undefined {
  const stat = read(`/proc/${pid}/stat`);
  // The second field is the command in parentheses, which may contain spaces and parentheses.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  const [state, parent] = fields;
  const ticks = fields.slice(11, 13).reduce((sum, field) => sum + Number(field), 0);
  return state === undefined ? undefined : { state, parent: Number(parent), ticks };
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
