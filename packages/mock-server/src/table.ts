/** A table as plain data: its records, oldest first, and the id that the next one gets. */
export interface TableState {
  readonly next: number;
  readonly rows: readonly { readonly id: number }[];
}

/** One kind of record of the store: a map by id, and the counter that the next id comes from. */
export class Table<Row extends { readonly id: number }> {
  readonly #rows = new Map<number, Row>();
  #nextId: number;

  /** The first record gets `firstId`, so that ids look lived in (orders start at 1,700, say). */
  constructor(firstId = 1) {
    this.#nextId = firstId;
  }

  /** How many records there are. */
  get size(): number {
    return this.#rows.size;
  }

  /** Adds a record under the next id and returns it. */
  add(values: Omit<Row, 'id'>): Row {
    // TypeScript cannot see that Omit<Row, 'id'> with an id is a Row again.
    const row = { id: this.#nextId, ...values } as unknown as Row;
    this.#rows.set(row.id, row);
    this.#nextId += 1;
    return row;
  }

  get(id: number): Row | undefined {
    return this.#rows.get(id);
  }

  delete(id: number): boolean {
    return this.#rows.delete(id);
  }

  /** Removes every record; ids are not given twice. */
  clear(): void {
    this.#rows.clear();
  }

  /** The table as plain data; the records are the table's own. */
  state(): TableState {
    return { next: this.#nextId, rows: this.all() };
  }

  /** Becomes the table that was saved. Throws a RangeError when ids are given twice, or would be. */
  restore({ next, rows }: TableState): void {
    // What the records hold is the word of whoever saved them: this is a mock.
    const known = new Map(rows.map((row) => [row.id, row as unknown as Row]));
    if (known.size < rows.length || rows.some(({ id }) => id >= next)) {
      throw new RangeError('an id is given twice');
    }
    this.#rows.clear();
    for (const [id, row] of known) this.#rows.set(id, row);
    this.#nextId = next;
  }

  /** Every record, oldest first. */
  all(): Row[] {
    return [...this.#rows.values()];
  }

  /** The records that pass, oldest first. */
  filter(passes: (row: Row) => boolean): Row[] {
    return this.all().filter(passes);
  }

  /** The oldest record that passes. */
  find(passes: (row: Row) => boolean): Row | undefined {
    return this.all().find(passes);
  }
}
