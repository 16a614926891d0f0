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
