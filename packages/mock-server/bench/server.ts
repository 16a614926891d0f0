import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';

/** What a process has used so far; NaN where the system does not tell (it does on Linux). */
export interface Usage {
  /** Computing time of all its threads, in milliseconds. */
  readonly cpu: number;
  /** Megabytes in memory. */
  readonly memory: number;
}

/** A server that runs in a process of its own. */
export interface Running {
  /** `http://127.0.0.1:40123` */
  readonly origin: string;
  /** From the start of the process to the first connection that it takes, in milliseconds. */
  readonly start: number;
  /** What the process had used by then. */
  readonly usageAtStart: Usage;
  readonly usage: () => Usage;
  readonly stop: () => Promise<void>;
}

/** Who does not listen after this many milliseconds never will. */
const LONGEST_START = 60_000;

/** Starts `node script …` with a free port among its arguments and waits until it listens. */
export async function run(
  script: string,
  argsFor: (port: number) => readonly string[],
  folder?: string,
): Promise<Running> {
  const port = await freePort();
  const before = performance.now();
  const child = spawn(process.execPath, [script, ...argsFor(port)], {
    cwd: folder,
    stdio: 'ignore',
  });
  while (!(await takesConnections(port))) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`);
    if (performance.now() - before < LONGEST_START) continue;
    child.kill();
    throw new Error(`${script} does not listen`);
  }
  const usage = (): Usage => usageOf(child.pid);
  return {
    origin: `http://127.0.0.1:${port}`,
    start: performance.now() - before,
    usageAtStart: usage(),
    usage,
    stop: async () => {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}

/** Whether somebody listens. A no takes 10 ms, which leaves the machine to the server that starts. */
function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (taken: boolean): void => {
      socket.destroy();
      setTimeout(resolve, taken ? 0 : 10, taken);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}

/** How long a tick of /proc is, in milliseconds, and where the process's own ticks stand behind its name. */
const TICK = 10;
const TICKS = [11, 12];

function usageOf(pid: number | undefined): Usage {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    return {
      cpu: TICKS.reduce((sum, field) => sum + Number(fields[field]), 0) * TICK,
      memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
    };
  } catch {
    return { cpu: Number.NaN, memory: Number.NaN };
  }
}
