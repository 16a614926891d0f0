import type { Rng } from '../rng.ts';

/** What is measured: the connection up to the greeting, and each command. */
export type EppCommand = 'login' | 'logout' | 'hello' | 'poll' | 'check' | 'create';

/** How long a registry takes for each, in milliseconds (domain facts). */
const RANGES: Record<EppCommand | 'connect', readonly [min: number, max: number]> = {
  connect: [80, 300],
  login: [120, 450],
  logout: [15, 60],
  hello: [12, 45],
  poll: [20, 80],
  check: [18, 90],
  create: [25, 140],
};

/** How long the answer takes, in milliseconds; most answers are nearer to the quick end. */
export function latencyOf(command: EppCommand | null, rng: Rng): number {
  const [min, max] = RANGES[command ?? 'connect'];
  return Math.round(min + (max - min) * rng.next() * rng.next());
}
