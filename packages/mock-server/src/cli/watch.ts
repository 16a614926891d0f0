import { spawn } from 'node:child_process';
import { type FSWatcher, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

interface WatchedProgram {
  /** The file that Node runs, and its arguments. */
  readonly program: string;
  readonly args: readonly string[];
  /** A folder of TypeScript sources. Its tests are ignored. */
  readonly sources: string;
  /** Further files. Editors may replace them when they save. */
  readonly files: readonly string[];
  /** Called when the program has ended by itself and waits for a change. */
  readonly onWait: () => void;
}

export interface Watching {
  /** Exit code of the last run. */
  readonly ended: Promise<number>;
  end(): void;
}

/** Exit code for options that cannot be used. */
const UNUSABLE = 2;

/** Milliseconds without another change before a restart: editors write in several steps. */
const SETTLED = 100;

/**
 * Runs a program and restarts it after a change, once it has ended on SIGTERM. If the program ends by itself, waits for
 * a change. Ends only if the first run cannot use its options.
 */
export function watchProgram(options: WatchedProgram): Watching {
  const { program, args, sources, files, onWait } = options;
  let resolve: (code: number) => void = () => undefined;
  const promise = new Promise<number>((done) => {
    resolve = done;
  });
  let wanted: 'run' | 'restart' | 'end' = 'run';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let child: ReturnType<typeof start> | undefined;
  let isFirst = true;

  function start() {
    const started = spawn(process.execPath, [program, ...args], { stdio: 'inherit' });
    started.once('exit', (code) => ended(code ?? 1));
    return started;
  }

  function ended(code: number): void {
    child = undefined;
    if (wanted === 'restart') {
      wanted = 'run';
      isFirst = false;
      child = start();
    } else if (wanted === 'end' || (isFirst && code === UNUSABLE)) {
      for (const watcher of watchers) watcher.close();
      clearTimeout(timer);
      resolve(code);
    } else onWait();
  }

  function changed(): void {
    clearTimeout(timer);
    timer = setTimeout(() => stop('restart'), SETTLED);
  }

  function stop(then: 'restart' | 'end'): void {
    if (wanted !== 'end') wanted = then;
    if (child === undefined) ended(0);
    else child.kill('SIGTERM');
  }

  const watchers: FSWatcher[] = [
    watch(sources, { recursive: true }, (_, name) => {
      if (name?.endsWith('.ts') === true && !name.endsWith('.test.ts')) changed();
    }),
    ...files.map((file) =>
      watch(dirname(file), (_, name) => {
        if (name === basename(file)) changed();
      }),
    ),
  ];
  child = start();
  return { ended: promise, end: () => stop('end') };
}
