import path from 'node:path';

/** The repository's root, an absolute path. */
export const root = path.resolve(import.meta.dirname, '../../../..');

/** The path of a file in the repository, by its parts below the root. */
export function inRepo(...parts: string[]): string {
  return path.join(root, ...parts);
}
