import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { codeOf, FileError, fileError } from '../files.ts';
import type { Mock } from '../mock.ts';

/** The shortest time between two writes, in milliseconds. */
const PAUSE = 1000;

/** A large state takes its time to write, so it is written less often: a millisecond of pause for this many characters. */
const PACE = 5000;

/** What a file has as state, not looked at yet; undefined when there is no file. Rejects with a FileError. */
export async function readStateFile(path: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw fileError(path, error);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new FileError(`${path}: this is not valid JSON`);
  }
}

/** Writes a file so that whoever reads it finds the old content or the new one, never a part. */
async function writeWhole(path: string, text: string): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    await writeFile(temporary, text, { mode: 0o600, flush: true });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw fileError(path, error);
  }
}

/** Keeps a file up to date with a mock. */
export class StateFile {
  readonly #mock: Mock;
  readonly #path: string;
  readonly #onError: (error: unknown) => void;
  #pause = PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> = Promise.resolve();

  /** `onError` is told of writes that failed; the next one is tried all the same. */
  constructor(mock: Mock, path: string, onError: (error: unknown) => void) {
    this.#mock = mock;
    this.#path = path;
    this.#onError = onError;
  }

  /** Something may have changed: the file follows within a second or so. */
  touch(): void {
    this.#timer ??= setTimeout(() => void this.save().catch(this.#onError), this.#pause);
  }

  /** Writes the state as it is now. Rejects with a FileError. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const written = this.#writing.then(() => this.#write());
    this.#writing = written.catch(() => undefined);
    return written;
  }

  #write(): Promise<void> {
    const text = this.#mock.stateText();
    this.#pause = Math.max(PAUSE, text.length / PACE);
    return writeWhole(this.#path, text);
  }
}
