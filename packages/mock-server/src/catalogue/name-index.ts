/**
 * The rows of names by hash: an open-addressing table, half full at most. A search reads the tags alone, which fit beside
 * the processor where the rows of a million names do not.
 */
export class NameIndex {
  /** Eight bits of the hash, of which one is always set; 0 is an empty slot. */
  readonly #tags: Uint8Array;
  readonly #rows: Uint32Array;

  /** `capacity` is the most rows that it is for. */
  constructor(capacity: number) {
    const slots = 2 ** Math.ceil(Math.log2(capacity * 2 + 2));
    this.#tags = new Uint8Array(slots);
    this.#rows = new Uint32Array(slots);
  }

  /** Adds a row under the hash of its name. */
  add(row: number, hash: number): void {
    const last = this.#tags.length - 1;
    let slot = firstSlot(hash) & last;
    while (this.#tags[slot] !== 0) slot = (slot + 1) & last;
    this.#tags[slot] = tagOf(hash);
    this.#rows[slot] = row;
  }

  /** The row that `isIt` accepts, of the few that may have this hash. */
  find(hash: number, isIt: (row: number) => boolean): number | undefined {
    const last = this.#tags.length - 1;
    const wanted = tagOf(hash);
    for (let slot = firstSlot(hash) & last; ; slot = (slot + 1) & last) {
      const tag = this.#tags[slot] ?? 0;
      if (tag === 0) return undefined;
      if (tag !== wanted) continue;
      const row = this.#rows[slot] ?? 0;
      if (isIt(row)) return row;
    }
  }
}

function firstSlot(hash: number): number {
  return hash ^ (hash >>> 15);
}

function tagOf(hash: number): number {
  return (hash >>> 24) | 1;
}
