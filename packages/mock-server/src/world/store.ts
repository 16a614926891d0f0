import { messageOf } from '../text/words.ts';
import { type Records, type TableName, type TableRules, TABLES } from './records/tables.ts';

/** A table as plain data: the next id and its records, oldest first. A copy has them as JSON text. */
interface TableState<Rows = readonly { readonly id: number }[]> {
  readonly next: number;
  readonly rows: Rows;
}

export type AnyRecord = { readonly id: number } & Record<string, unknown>;

/** A table of the store: records by id, and the counter for the next id. */
export class Table<Row extends { readonly id: number }> {
  #rows = new Map<number, Row>();
  /** The records as a list, until one is removed: every request reads some tables whole. */
  #list: Row[] | undefined;
  #nextId: number;
  /** The records as JSON text while nobody has read them since `restore`. */
  #unread: string | undefined;
  /** Whether somebody has read or changed the records since `forgetUse` of the store. */
  wasUsed = false;

  /** The first record gets `firstId`. A high one (orders start at 1,700) looks like a service in use. */
  constructor(firstId = 1) {
    this.#nextId = firstId;
  }

  /** Id of the next record. */
  get nextId(): number {
    return this.#nextId;
  }

  get size(): number {
    return this.#records().size;
  }

  /** Adds a record with the next id. Ignores an id in the values, such as that of a copied record. */
  add(values: Omit<Row, 'id'>): Row {
    const id = this.#nextId;
    // TypeScript cannot see that Omit<Row, 'id'> with an id is a Row again. The id comes first.
    const row = Object.assign({ id }, values, { id }) as unknown as Row;
    this.#records().set(row.id, row);
    this.#list?.push(row);
    this.#nextId += 1;
    return row;
  }

  get(id: number): Row | undefined {
    return this.#records().get(id);
  }

  /** Whether a record has or had this id. */
  hadId(id: number): boolean {
    return id >= 1 && id < this.#nextId;
  }

  delete(id: number): boolean {
    this.#list = undefined;
    return this.#records().delete(id);
  }

  /** Removes all records. Their ids are not used again. */
  clear(): void {
    this.wasUsed = true;
    this.#unread = undefined;
    this.#list = undefined;
    this.#rows = new Map();
  }

  /** The table as plain data. The records are not copied. */
  state(): TableState {
    return { next: this.#nextId, rows: this.all() };
  }

  /**
   * Replaces the content with a saved table. Throws a RangeError when an id occurs twice or is not below `next`. Records
   * as text are parsed on first use, because most tests use few tables.
   */
  restore({ next, rows }: TableState | TableState<string>): void {
    if (typeof rows === 'string') this.#unread = rows;
    else this.#fill(next, rows);
    this.#nextId = next;
  }

  #fill(next: number, rows: TableState['rows']): void {
    // state.ts checks the values of the records.
    const known = new Map(rows.map((row) => [row.id, row as unknown as Row]));
    if (known.size < rows.length || rows.some(({ id }) => id >= next)) {
      throw new RangeError('an id is given twice');
    }
    this.#rows = known;
    this.#list = undefined;
    this.#unread = undefined;
  }

  #records(): Map<number, Row> {
    this.wasUsed = true;
    if (this.#unread !== undefined) this.#fill(this.#nextId, JSON.parse(this.#unread));
    return this.#rows;
  }

  /** Every record, oldest first. */
  all(): Row[] {
    return this.#all().slice();
  }

  #all(): readonly Row[] {
    const rows = this.#records();
    return (this.#list ??= [...rows.values()]);
  }

  /** The records that pass the test, oldest first. */
  filter(passes: (row: Row) => boolean): Row[] {
    return this.#all().filter(passes);
  }

  find(passes: (row: Row) => boolean): Row | undefined {
    return this.#all().find(passes);
  }
}

export interface StoreState<Stored = TableState> {
  readonly tables: Readonly<Record<string, Stored>>;
  /** Watched domains by user id. */
  readonly watchlists: readonly (readonly [userId: number, domains: readonly string[]])[];
  readonly ended_sessions: readonly number[];
  readonly counters: Readonly<Record<keyof Store['counters'], number>>;
}

/** A store that `restore` can read any number of times. */
export type StoreCopy = StoreState<TableState<string>>;

const RULES = Object.entries<TableRules>(TABLES);

/** A table for each row of `TABLES`, by its name. */
class Tables {
  readonly #all: ReadonlyMap<string, Table<AnyRecord>>;

  constructor() {
    this.#all = new Map(RULES.map(([name, { firstId }]) => [name, new Table(firstId)]));
    const own = this as unknown as Record<string, Table<AnyRecord>>;
    for (const [name, table] of this.#all) own[name] = table;
  }

  tables(): ReadonlyMap<string, Table<AnyRecord>> {
    return this.#all;
  }
}

/** TypeScript cannot see the fields that the constructor adds. */
const EveryTable = Tables as new () => Tables & {
  readonly [Name in TableName]: Table<Records[Name]>;
};

/**
 * Everything that the service remembers, with one table per kind of record. Plain data, so that it can be compared,
 * saved and shown.
 */
export class Store extends EveryTable {
  /** Watched domains by user id. */
  readonly watchlists = new Map<number, Set<string>>();
  /** Sessions that were signed out. Their tokens are refused. */
  readonly endedSessions = new Set<number>();
  /** Last number of each kind of thing that has no table. */
  readonly counters = { session: 0, history_entry: 0, import: 0 };

  next(counter: keyof Store['counters']): number {
    return (this.counters[counter] += 1);
  }

  watchlist(userId: number): Set<string> {
    const known = this.watchlists.get(userId) ?? new Set<string>();
    this.watchlists.set(userId, known);
    return known;
  }

  /** The store as plain data. The records are not copied. */
  state(): StoreState {
    return {
      tables: Object.fromEntries([...this.tables()].map(([name, table]) => [name, table.state()])),
      // Every user who has read the catalogue has a list, usually an empty one.
      watchlists: [...this.watchlists]
        .filter(([, domains]) => domains.size > 0)
        .map(([userId, domains]) => [userId, [...domains]]),
      ended_sessions: [...this.endedSessions],
      counters: this.counters,
    };
  }

  /** Replaces the content with a saved store. Throws a RangeError that names the broken table. */
  restore({ tables, watchlists, ended_sessions, counters }: StoreState | StoreCopy): void {
    for (const [name, table] of this.tables()) {
      try {
        table.restore(tables[name] ?? table.state());
      } catch (error) {
        throw new RangeError(`${name}: ${messageOf(error)}`);
      }
    }
    this.watchlists.clear();
    for (const [userId, domains] of watchlists) this.watchlists.set(userId, new Set(domains));
    this.endedSessions.clear();
    for (const session of ended_sessions) this.endedSessions.add(session);
    Object.assign(this.counters, counters);
  }

  copy(): StoreCopy {
    const state = this.state();
    const tables = Object.entries(state.tables).map(([name, { next, rows }]) => {
      return [name, { next, rows: JSON.stringify(rows) }];
    });
    return { ...structuredClone({ ...state, tables: {} }), tables: Object.fromEntries(tables) };
  }

  /** A table whose name is known only when the program runs. */
  table(name: TableName): Table<AnyRecord> {
    return this[name] as unknown as Table<AnyRecord>;
  }

  /** Marks all tables as unused. */
  forgetUse(): void {
    for (const table of this.tables().values()) table.wasUsed = false;
  }
}
