import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { codeOf, FileError, fileError } from '../files.ts';

/** Writes the lock, unless there is one already. */
function take(lock: string, path: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw fileError(path, error);
  }
}

/** The process that wrote a lock; undefined when the lock has just gone. */
function ownerOf(lock: string): number | undefined {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw fileError(lock, error);
  }
}

/** Whether another process with this id runs. In a container the one that crashed may have had our own. */
function isRunning(id: number): boolean {
  if (!(id > 0) || id === process.pid) return false;
  try {
    // Signal 0 only asks.
    process.kill(id, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Keeps a state file for this process until it ends, by a file beside it with the process's id. One that a crash has left
 * behind is taken over. Throws a FileError when another process that runs keeps the state file, or nothing can be written.
 */
export function lockStateFile(path: string): void {
  const lock = `${path}.lock`;
  while (!take(lock, path)) {
    const owner = ownerOf(lock);
    if (owner === undefined) continue;
    if (isRunning(owner)) {
      throw new FileError(
        `${path}: process ${owner} keeps its state there; if that is no mock, delete ${lock}`,
      );
    }
    rmSync(lock, { force: true });
  }
  process.once('exit', () => rmSync(lock, { force: true }));
}
