import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import { descendantsOf, ticksOf } from '../run/process-tree.ts';

/** CPU time so far, in clock ticks of all cores together. */
export interface CpuTime {
  total: number;
  /** What was not idle. */
  busy: number;
  /** What this process and its descendants used. */
  own: number;
}

/** The share of all cores that other processes used between two moments: 0 to 1. */
export function foreignShare(from: CpuTime, to: CpuTime): number {
  const total = to.total - from.total;
  const foreign = to.busy - from.busy - (to.own - from.own);
  return total > 0 ? Math.max(0, foreign / total) : 0;
}

/** A sample, and whether other processes used more than allowed meanwhile. */
export interface Sample<Value> {
  value: Value;
  disturbed: boolean;
}

/** The settings of a noise gate. */
export interface NoiseLimits {
  /** The largest share of all cores that other processes may use before a sample. 1.5 times as much may be used during it. */
  limit: number;
  /** For how many seconds the gate waits in all. After that, it takes samples as they are. */
  wait: number;
}

/** How often a sample is taken that others disturb. The least disturbed one counts. */
const tries = 3;
/** How long the machine must be quiet before a sample, in milliseconds. */
const quietTime = 1500;

/**
 * A gate against the noise of a shared machine: it takes a sample only when other processes are quiet, and takes it
 * again if they were not. On systems other than Linux it sees no other processes.
 */
export function noiseGate(
  { limit, wait }: NoiseLimits,
  now = cpuClock(),
  pause: (milliseconds: number) => Promise<unknown> = delay,
) {
  let patience = wait * 1000;

  /** Waits until other processes are quiet. Returns false when the time for it is over. */
  const isQuiet = async (): Promise<boolean> => {
    for (; patience > 0; patience -= quietTime) {
      const before = now();
      await pause(quietTime);
      if (foreignShare(before, now()) <= limit) return true;
    }
    return false;
  };

  return async <Value>(take: () => Promise<Value>): Promise<Sample<Value>> => {
    let best: { value: Value; share: number } | undefined;
    for (let count = 0; count < tries; count += 1) {
      const again = await isQuiet();
      const before = now();
      const value = await take();
      const share = foreignShare(before, now());
      if (!best || share < best.share) best = { value, share };
      if (best.share <= 1.5 * limit || !again) break;
    }
    if (!best) throw new Error('No sample was taken');
    return { value: best.value, disturbed: best.share > 1.5 * limit };
  };
}

/** Reads the CPU time from /proc. */
function cpuClock(): () => CpuTime {
  if (process.platform !== 'linux') return () => ({ total: 0, busy: 0, own: 0 });
  const seen = new Map<number, number>();
  const look = () => {
    for (const pid of [process.pid, ...descendantsOf(process.pid)]) {
      seen.set(pid, Math.max(seen.get(pid) ?? 0, ticksOf(pid)));
    }
  };
  // Often, because a process that ends takes its time with it.
  setInterval(look, 300).unref();
  return () => {
    look();
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    // user, nice, system, idle, iowait, irq, softirq, steal
    const times = line.trim().split(/\s+/).slice(1, 9).map(Number);
    const total = addTicks(times);
    const idle = addTicks(times.slice(3, 5));
    return { total, busy: total - idle, own: addTicks([...seen.values()]) };
  };
}

const addTicks = (ticks: readonly number[]) => ticks.reduce((all, each) => all + each, 0);
