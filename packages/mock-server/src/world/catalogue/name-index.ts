/**
 * Index of rows by the hash of their names: an open-addressing table that is at most half full. A search reads only the
 * tags, which fit into the processor's cache. The rows of a million names do not.
 */
export class NameIndex {
  /** Eight bits of each hash. One of them is always set: 0 is an empty slot. */
  readonly #tags: Uint8Array;
  readonly #rows: Uint32Array;

  /** `capacity` is the largest number of rows. */
  constructor(capacity: number) {
    const slots = 2 ** Math.ceil(Math.log2(capacity * 2 + 2));
    this.#tags = new Uint8Array(slots);
    this.#rows = new Uint32Array(slots);
  }

  add(row: number, hash: number): void {
    const last = this.#tags.length - 1;
    let slot = firstSlot(hash) & last;
    while (this.#tags[slot] !== 0) slot = (slot + 1) & last;
    this.#tags[slot] = tagOf(hash);
    this.#rows[slot] = row;
  }

  /** The row with this hash that `isIt` accepts. */
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
