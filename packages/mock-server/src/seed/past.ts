/** A value before a change and after it. */
export interface Change<Value> {
  readonly from: Value;
  readonly to: Value;
}

/**
 * What a field of some records held in the past, for who tells a history from its end back to its beginning: the last change
 * ends in the value of today, each earlier one in what the next one began with.
 */
export class Past<Value> {
  readonly #present: (id: number) => Value;
  readonly #told = new Map<number, Value>();

  /** `present` is what a record holds today, by its id. */
  constructor(present: (id: number) => Value) {
    this.#present = present;
  }

  /** What a record held at the time that has been told back to. */
  of(id: number): Value {
    const told = this.#told.get(id);
    return told === undefined ? this.#present(id) : told;
  }

  /** Tells one change more, the one before all that were told; `before` says what the value was changed from. */
  change(id: number, before: (to: Value) => Value): Change<Value> {
    const to = this.of(id);
    const from = before(to);
    this.#told.set(id, from);
    return { from, to };
  }
}
