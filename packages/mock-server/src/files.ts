import { lstatSync, realpathSync } from 'node:fs';

/** A file that was asked for cannot be used; the text says which and why, in one line. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** What the system's error codes mean for a file. */
const CODES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'this user may not open it',
  EPERM: 'this user may not open it',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
};

/** The system's error code of an error; undefined when it has none. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** The same error in words, with the file's name in front. */
export function fileError(path: string, error: unknown): FileError {
  const text = error instanceof Error ? error.message : String(error);
  return new FileError(`${path}: ${CODES[codeOf(error) ?? ''] ?? text}`);
}

/** The file that a path stands for: where it is a link, what that leads to. Nothing there yet, or out of reach: the path. */
export function linkedFile(path: string): string {
  try {
    return lstatSync(path).isSymbolicLink() ? realpathSync(path) : path;
  } catch {
    return path;
  }
}
