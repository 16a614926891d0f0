import { setTimeout as delay } from 'node:timers/promises';

import { startChild, whenEnded } from '../run/children.ts';
import { inRepo } from '../run/paths.ts';
import { UserError } from '../run/user-error.ts';

/** Time for the mock to load its data and answer, in milliseconds. A real drop list is large. */
const startTimeout = 60_000;

/** What Node says when a program that it watches has ended, before it waits for a change. */
const nodeWaits = /^(?:Failed|Completed) running .*$/m;

/** The program of the mock server. */
export const mockProgram = inRepo('packages', 'mock-server', 'src', 'cli.mjs');

export interface MockStart {
  port: number;
  /** Further options of its command line. */
  args: readonly string[];
  /** A file for its state. With one, it restarts when its sources change, and keeps its state. */
  watched?: string | undefined;
  /** Its program. Tests replace it. */
  program?: string;
}

export interface RunningMock {
  /** Its address, such as `http://localhost:4010`. The API is below `/api`. */
  url: string;
  /** Resolves with its exit code when it ends. */
  ended: Promise<number>;
}

/**
 * Starts the mock server and waits until it answers. Its output is held back until then, because the caller prints its
 * own, and passed on afterwards.
 * @throws {UserError} with its output, if it ends before it answers.
 */
export async function startMock(options: MockStart): Promise<RunningMock> {
  const { port, args, watched, program = mockProgram } = options;
  const child = startChild(
    process.execPath,
    [
      ...(watched === undefined ? [] : ['--watch', '--watch-preserve-output']),
      program,
      ...(watched === undefined || args.includes('--state') ? [] : ['--state', watched]),
      '--port',
      String(port),
      ...args,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = whenEnded(child);
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  let keepsBack = true;
  let words = '';
  const take = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
    if (keepsBack) words += chunk.toString();
    else to.write(chunk);
  };
  child.stdout?.on('data', take(process.stdout));
  child.stderr?.on('data', take(process.stderr));

  const deadline = performance.now() + startTimeout;
  while (!isOver() && !(await answers(port))) {
    if (performance.now() > deadline) {
      throw new UserError(`The mock server has not answered within ${startTimeout / 1000} s.`);
    }
    const [before = '', waits] = words.split(nodeWaits);
    if (waits !== undefined) throw new UserError(before.trim());
    await delay(50);
  }
  if (isOver()) {
    const code = await ended;
    throw new UserError(words.trim() || `The mock server ended with exit code ${code}.`);
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
