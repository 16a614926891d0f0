import { setTimeout as delay } from 'node:timers/promises';

import { startChild, whenEnded } from '../run/children.ts';
import { inRepo } from '../run/paths.ts';
import { Trouble } from '../run/trouble.ts';

/** How long the mock may take to load its data, in milliseconds: a real drop list is large. */
const patience = 60_000;

/** The mock server's command line. */
export const mockProgram = inRepo('packages', 'mock-server', 'src', 'cli.mjs');

/** How to start the mock. */
export interface MockOptions {
  port: number;
  /** Further options of its command line. */
  args: readonly string[];
  /** Whether it restarts when its sources change, and continues where it was. */
  watch?: boolean;
  /** Its program; the tests put another one in its place. */
  program?: string;
}

/** A mock server that answers. */
export interface RunningMock {
  /** Its address, such as `http://localhost:4010`; the API is below `/api`. */
  url: string;
  /** Resolves with its exit code when it ends. */
  ended: Promise<number>;
}

/**
 * Starts the mock server and waits until it answers. What it writes until then is kept back, since the
 * caller says what there is to say; afterwards it is passed on. A watched mock that fails waits for a
 * change, so it is passed on at once.
 * @throws {Trouble} if it ends before it answers, with what it had to say.
 */
export async function startMock(options: MockOptions): Promise<RunningMock> {
  const { port, args, watch = false, program = mockProgram } = options;
  const child = startChild(
    process.execPath,
    [program, ...(watch ? ['--watch'] : []), '--port', String(port), ...args],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = whenEnded(child);
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  let keepsBack = !watch;
  let words = '';
  const take = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
    if (keepsBack) words += chunk.toString();
    else to.write(chunk);
  };
  child.stdout?.on('data', take(process.stdout));
  child.stderr?.on('data', take(process.stderr));

  const deadline = performance.now() + patience;
  while (!isOver() && !(await answers(port))) {
    if (performance.now() > deadline) {
      throw new Trouble(`The mock server has not answered for ${patience / 1000} s.`);
    }
    await delay(50);
  }
  if (isOver()) {
    const code = await ended;
    throw new Trouble(words.trim() || `The mock server ended with exit code ${code}.`);
  }
  keepsBack = false;
  return { url: `http://localhost:${port}`, ended };
}

function answers(port: number): Promise<boolean> {
  const signal = AbortSignal.timeout(2000);
  return fetch(`http://127.0.0.1:${port}/__mock/status`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
