import path from 'node:path';

/** Absolute path of the repository's root. */
export const root = path.resolve(import.meta.dirname, '../../../..');

/** Absolute path of a file, from its parts below the root. */
export function inRepo(...parts: string[]): string {
  return path.join(root, ...parts);
}
