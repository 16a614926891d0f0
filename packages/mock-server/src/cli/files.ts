import fs from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { formatNumber, messageOf } from '../text/words.ts';
import type { Mock } from '../mock/mock.ts';
import { type DropList, DropListError, parseDropList } from '../world/drop-list/drop-list.ts';
import { parsedJson } from '../input/json.ts';

/** A file cannot be used. The message is one line with the file and the reason. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

const CODES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'this user is not allowed to open it',
  EPERM: 'this user is not allowed to open it',
  EISDIR: 'it is a folder',
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'a part of its path is not a folder',
};

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** Turns an error into a FileError that starts with the path. */
export const fileError = (path: string, error: unknown): FileError =>
  error instanceof FileError
    ? error
    : new FileError(`${path}: ${CODES[codeOf(error) ?? ''] ?? messageOf(error)}`);

/** The result of work with a file. Rejects with a FileError. */
export const withFile = <Result>(path: string, work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw fileError(path, error);
  });

/** Resolves symbolic links to a file, which need not exist yet. */
export function linkedFile(path: string): string {
  try {
    if (!fs.lstatSync(path).isSymbolicLink()) return path;
  } catch {
    return path;
  }
  try {
    return fs.realpathSync(path);
  } catch {
    return linkedFile(resolve(dirname(path), fs.readlinkSync(path)));
  }
}

const isGzip = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b;

/** Reads a drop list from a file. Rejects with a FileError when it cannot be read or has no valid name. */
export async function loadDropList(path: string): Promise<DropList> {
  try {
    const bytes = await readFile(path);
    return parseDropList(new TextDecoder().decode(isGzip(bytes) ? gunzipSync(bytes) : bytes));
  } catch (error) {
    if (error instanceof DropListError) throw new FileError(`${path} ${error.message}`);
    throw fileError(path, error);
  }
}

/** Messages about a loaded list, one per line: what was left out, and why. */
export function listRemarks(path: string, list: DropList): string[] {
  const { troubles, refused, repeated, beyond } = list;
  const count = (number: number, one: string, many: string): string[] =>
    number > 0 ? [`${path}: ${formatNumber(number)} ${number === 1 ? one : many}`] : [];
  return [
    ...troubles.map((trouble) => `${path}, ${trouble}`),
    ...count(refused, 'broken line is left out', 'broken lines are left out'),
    ...count(
      repeated,
      'line repeats a name; the first one counts',
      'lines repeat a name; the first one counts',
    ),
    ...count(beyond, 'name is left out', 'names are left out: the catalogue holds 2,000,000'),
  ];
}

/** Shortest time between two writes, in milliseconds. */
const PAUSE = 1000;

/** Characters per millisecond of pause: a large state takes longer to write, so it is written less often. */
const PACE = 5000;

/** Reads a state file without checking its content. Undefined when there is no file. Rejects with a FileError. */
export async function readStateFile(path: string): Promise<unknown> {
  let text: string;
  try {
    // A pipe or a device may never end, and a file cannot replace it.
    if (!(await stat(path)).isFile()) throw new FileError(`${path}: it is not a regular file`);
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw fileError(path, error);
  }
  const state = parsedJson(text);
  if (state === undefined) throw new FileError(`${path}: this is not valid JSON`);
  return state;
}

/** Writes a file atomically: readers find the old content or the new one, never a part. */
export async function writeWhole(path: string, text: string): Promise<void> {
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

  /** `onError` is called for failed writes. Later writes are still tried. */
  constructor(mock: Mock, path: string, onError: (error: unknown) => void) {
    this.#mock = mock;
    this.#path = path;
    this.#onError = onError;
  }

  /** Schedules a write after a change, usually within a second. */
  touch(): void {
    this.#timer ??= setTimeout(() => void this.save().catch(this.#onError), this.#pause);
  }

  /** Writes the current state. Rejects with a FileError. */
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

/**
 * Creates the lock and returns whether it did. The lock is complete from the start, because another process may read it
 * at once.
 */
function take(lock: string, path: string): boolean {
  const own = `${lock}.${process.pid}`;
  try {
    fs.writeFileSync(own, String(process.pid), { mode: 0o600 });
    fs.linkSync(own, lock);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw fileError(path, error);
  } finally {
    fs.rmSync(own, { force: true });
  }
}

/** Id of the process that wrote a lock. Undefined when the lock is gone. */
function ownerOf(lock: string): number | undefined {
  try {
    return Number(fs.readFileSync(lock, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw fileError(lock, error);
  }
}

/** Whether another process with this id runs. In a container, a crashed mock may have had our own id. */
function isRunning(id: number): boolean {
  if (!(id > 0) || id === process.pid) return false;
  try {
    // Signal 0 only checks that the process exists.
    process.kill(id, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Removes temporary files of killed processes. */
function removeLeftovers(path: string): void {
  const name = basename(path);
  for (const file of fs.readdirSync(dirname(path))) {
    if (file.startsWith(`${name}.`) && /^\d+\.tmp$/.test(file.slice(name.length + 1))) {
      fs.rmSync(join(dirname(path), file), { force: true });
    }
  }
}

/**
 * Locks a state file for this process until it ends. The lock is a file next to it with the process id. Takes over the
 * lock of a crashed process. Throws a FileError when another process uses the state file or nothing can be written.
 */
export function lockStateFile(path: string): void {
  const lock = `${path}.lock`;
  while (!take(lock, path)) {
    const owner = ownerOf(lock);
    if (owner === undefined) continue;
    if (isRunning(owner)) {
      throw new FileError(
        `${path}: process ${owner} uses this file; if it is not a mock, delete ${lock}`,
      );
    }
    // Of a killed process.
    fs.rmSync(lock, { force: true });
  }
  process.once('exit', () => fs.rmSync(lock, { force: true }));
  removeLeftovers(path);
}

const WORKER = 'mockServiceWorker.js';

/**
 * Copies the service worker of the installed msw to a folder, which it creates if needed. Returns the path of the file.
 * Rejects with a FileError.
 */
export async function copyWorker(folder: string): Promise<string> {
  const target = join(folder, WORKER);
  const from = [join(process.cwd(), 'package.json'), import.meta.url];
  const found = from.flatMap((place) => {
    try {
      return createRequire(place).resolve(`msw/${WORKER}`);
    } catch {
      return [];
    }
  });
  if (found[0] === undefined)
    throw new FileError('msw is not installed: npm install --save-dev msw');
  await withFile(folder, mkdir(folder, { recursive: true }));
  await withFile(target, copyFile(found[0], target));
  return target;
}
