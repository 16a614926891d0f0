import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';

/** The resources that a process has used so far; NaN on systems other than Linux. */
export interface Usage {
  /** CPU time of all its threads, in milliseconds. */
  readonly cpu: number;
  /** Memory in megabytes. */
  readonly memory: number;
}

/** A server in a separate process. */
export interface Running {
  /** `http://127.0.0.1:40123` */
  readonly origin: string;
  /** Milliseconds from the start of the process to its first accepted connection. */
  readonly start: number;
  /** The resources that the process had used by then. */
  readonly usageAtStart: Usage;
  readonly usage: () => Usage;
  readonly stop: () => Promise<void>;
}

/** Milliseconds after which a server that does not listen has failed. */
const LONGEST_START = 60_000;

/** Runs `node script …` with a free port as an argument, and waits until the server listens. */
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

/** Whether a server listens on the port. A "no" takes 10 ms, so that the starting server gets the machine. */
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

/** Milliseconds per tick of /proc, and the places of the process's own user and system ticks after its name. */
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
