import { calls } from './calls.ts';

const rounds = 200;
const callsPerRound = 60;

/**
 * Microseconds of CPU per call, by name. The libraries take turns in short rounds, and the best
 * tenth of the rounds counts, so that a busy machine slows all of them equally.
 */
export async function cpuPerCall(): Promise<Record<string, number>> {
  const times = new Map<string, number[]>(Object.keys(calls).map((name) => [name, []]));
  for (const call of Object.values(calls)) {
    for (let count = 0; count < 2000; count++) await call();
  }
  for (let round = 0; round < rounds; round++) {
    for (const [name, call] of Object.entries(calls)) {
      const start = process.cpuUsage();
      for (let count = 0; count < callsPerRound; count++) await call();
      const { user, system } = process.cpuUsage(start);
      times.get(name)?.push((user + system) / callsPerRound);
    }
  }
  return Object.fromEntries(
    [...times].map(([name, all]) => [name, all.toSorted((a, b) => a - b)[rounds / 10] ?? 0]),
  );
}
