import type { ChildProcess } from 'node:child_process';
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
  /** Whether it starts again when its sources change, and goes on where it was. */
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
 * Starts the mock server and waits until it answers. What it writes until then is swallowed if all
 * goes well (the caller says what there is to say), afterwards it is passed on.
 * @throws {Trouble} if it ends before it answers, with what it had to say.
 */
export async function startMock(options: MockOptions): Promise<RunningMock> {
  const { port, args, watch = false } = options;
  const program = options.program ?? mockProgram;
  const child = startChild(
    process.execPath,
    [program, ...(watch ? ['--watch'] : []), '--port', String(port), ...args],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = whenEnded(child);

  // A watched mock that fails waits for a change: show at once why.
  if (watch) passOn(child);
  const said = collect(child);
  const answering = new AbortController();
  const code = await Promise.race([ended, untilItAnswers(port, answering.signal)]);
  answering.abort();
  const words = said.stop();
  if (code !== undefined) throw new Trouble(words.trim() || `The mock server ended with ${code}.`);
  if (!watch) passOn(child);
  return { url: `http://localhost:${port}`, ended };
}

function passOn(child: ChildProcess): void {
  child.stdout?.pipe(process.stdout, { end: false });
  child.stderr?.pipe(process.stderr, { end: false });
}

/** Keeps what a child writes until it is told to stop. */
function collect(child: ChildProcess): { stop(): string } {
  const chunks: Buffer[] = [];
  const keep = (chunk: Buffer) => chunks.push(chunk);
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  for (const stream of streams) stream.on('data', keep);
  return {
    stop() {
      for (const stream of streams) stream.off('data', keep);
      return Buffer.concat(chunks).toString();
    },
  };
}

async function untilItAnswers(port: number, signal: AbortSignal): Promise<undefined> {
  const deadline = performance.now() + patience;
  while (!signal.aborted && !(await answers(port))) {
    if (performance.now() > deadline) {
      throw new Trouble(`The mock server has not answered for ${patience / 1000} s.`);
    }
    await delay(50);
  }
}

async function answers(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/__mock/status`, {
      signal: AbortSignal.timeout(2000),
    });
    return response.ok;
  } catch {
    return false;
  }
}
