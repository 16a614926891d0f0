import { spawn } from 'node:child_process';
import { type FSWatcher, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

/** A program, and what it starts anew for. */
interface WatchedProgram {
  /** The file that Node runs, and what follows it on the command line. */
  readonly program: string;
  readonly args: readonly string[];
  /** A folder of TypeScript sources; tests in it do not count. */
  readonly sources: string;
  /** Further files. They may be replaced by others of the same name, as many editors save. */
  readonly files: readonly string[];
  /** Is told that the program has ended by itself, and that a change is waited for. */
  readonly onWait: () => void;
}

export interface Watching {
  /** The exit code of its last run. */
  readonly ended: Promise<number>;
  end(): void;
}

/** Exit code of a program that cannot do what its options ask for. */
const UNUSABLE = 2;

/** Editors write in several steps: this many milliseconds without another one, and a change is over. */
const SETTLED = 100;

/**
 * Runs a program and starts it anew after a change, once it has ended on SIGTERM. Whether it fails or not, a change is
 * waited for; only where its options cannot be used at the first start, it ends.
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
