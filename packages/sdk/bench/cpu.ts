const rounds = 200;
const callsPerRound = 60;

/** Microseconds of CPU per call, as in the best tenth of many short rounds. */
export async function cpuPerCall(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = process.cpuUsage();
    for (let count = 0; count < callsPerRound; count++) await call();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / callsPerRound);
  }
  return times.toSorted((a, b) => a - b)[rounds / 10] ?? Number.NaN;
}
