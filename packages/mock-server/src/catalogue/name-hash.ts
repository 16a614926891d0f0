import type { Columns } from './columns.ts';

/** Where the hash of a name begins, and what each of its bytes is multiplied in with (FNV-1a, 32 bits). */
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** A number for a name, from which everything that outside services know about it follows. */
export function hashName(name: string): number {
  let hash = BASIS;
  for (let i = 0; i < name.length; i += 1) hash = Math.imul(hash ^ name.charCodeAt(i), PRIME);
  return hash >>> 0;
}

/** The same number for a name in bytes, between two places. */
export function hashBetween(bytes: Uint8Array, start: number, end: number): number {
  let hash = BASIS;
  for (let i = start; i < end; i += 1) hash = Math.imul(hash ^ (bytes[i] ?? 0), PRIME);
  return hash >>> 0;
}

/** The same number for the name of a row. */
export function hashAt({ bytes, starts }: Pick<Columns, 'bytes' | 'starts'>, row: number): number {
  return hashBetween(bytes, starts[row] ?? 0, (starts[row + 1] ?? 1) - 1);
}
