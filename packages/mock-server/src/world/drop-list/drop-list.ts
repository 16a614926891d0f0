import { type Columns, ColumnsBuilder, MAX_ROWS } from '../catalogue/columns.ts';
import { isObject, parsedJson } from '../../input/json.ts';
import {
  cellsOf,
  isBlank,
  type Layout,
  layoutOf,
  readCents,
  readDay,
  readName,
  recognise,
} from './cells.ts';

/** The entries of a JSON list: of a bare list, of the first list in an object, or one a line. */
function entriesOf(text: string): unknown[] {
  const whole = parsedJson(text);
  const isList = (value: unknown): value is unknown[] => Array.isArray(value);
  if (isList(whole)) return whole.filter(isObject);
  if (isObject(whole)) return Object.values(whole).find(isList)?.filter(isObject) ?? [whole];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => parsedJson(line) ?? line);
}

/** Number of problems that are reported one by one. */
const TOLD = 20;

/** The list has nothing to load. The message says why. */
export class DropListError extends Error {
  override readonly name = 'DropListError';
}

export interface DropList {
  /** Day and price are 0 where the list has none. The world fills them in from its seed (`completeColumns`). */
  readonly columns: Columns;
  /** Problems of the first twenty refused lines: `line 17: "x" is not a domain name`. */
  readonly troubles: readonly string[];
  /** Number of lines with a problem. They are left out. */
  readonly refused: number;
  /** Number of lines that repeat an earlier name. They are left out. */
  readonly repeated: number;
  /** Number of names beyond the limit of two million. They are left out. */
  readonly beyond: number;
}

const quoted = (text: string): string => `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;

function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null ? '' : JSON.stringify(value);
}

/** The shortest name, in characters: `a.b`. */
const SHORTEST = 3;

/** What is read of a list: its rows, and what is wrong with others. */
class ReadList {
  readonly #builder: ColumnsBuilder;
  readonly #troubles: string[] = [];
  #refused = 0;
  #repeated = 0;
  #beyond = 0;
  /** Number of lines or JSON objects so far. */
  #count = 0;
  #layout: Layout | undefined;
  /** Layouts of JSON objects by their keys. Nearly always one. */
  readonly #layouts = new Map<string, Layout | undefined>();

  constructor(text: string) {
    this.#builder = new ColumnsBuilder(Math.min(Math.ceil(text.length / SHORTEST), MAX_ROWS));
    const isJson = /^\s*[[{]/.test(text);
    if (isJson) for (const entry of entriesOf(text)) this.#entry(entry);
    else for (const line of text.split('\n')) this.#line(line);
    if (this.#builder.size === 0) throw new DropListError(this.#nothing(isJson));
  }

  list(): DropList {
    return {
      columns: this.#builder.build(),
      troubles: this.#troubles,
      refused: this.#refused,
      repeated: this.#repeated,
      beyond: this.#beyond,
    };
  }

  #nothing(isJson: boolean): string {
    const [first] = this.#troubles;
    if (first !== undefined) return `has no domain name; ${first}`;
    if (isJson) return 'has no entry such as {"name":"tidalforge.com"}';
    return this.#layout === undefined
      ? 'is empty'
      : 'has no domain name: nothing follows its header';
  }

  #line(text: string): void {
    this.#count += 1;
    // Leading white space may be empty cells.
    const line = text.trimEnd();
    if (line === '' || line.startsWith('#')) return;
    if (this.#layout === undefined) {
      const known = recognise(line);
      if (known === undefined) {
        this.#refuse('line', `${quoted(line)} is neither a domain name nor a header`);
        return;
      }
      this.#layout = known.layout;
      if (known.isHeader) return;
    }
    this.#row(cellsOf(line, this.#layout.delimiter), this.#layout, 'line');
  }

  #entry(entry: unknown): void {
    this.#count += 1;
    const text = cellText(entry);
    if (!isObject(entry)) {
      this.#refuse('entry', `${quoted(text)} is not valid JSON`);
      return;
    }
    const keys = Object.keys(entry);
    const key = keys.join();
    if (!this.#layouts.has(key)) this.#layouts.set(key, layoutOf(keys));
    const layout = this.#layouts.get(key);
    if (layout === undefined) this.#refuse('entry', `${quoted(text)} has no name`);
    else {
      this.#row(Object.values(entry).map(cellText), layout, 'entry');
    }
  }

  #row(cells: readonly string[], layout: Layout, kind: 'line' | 'entry'): void {
    const cell = (place: number): string => cells[place]?.trim() ?? '';
    const [given, date, price] = [cell(layout.name), cell(layout.date), cell(layout.price)];
    const name = readName(given, cell(layout.tld));
    const day = isBlank(date) ? 0 : readDay(date);
    const cents = isBlank(price) ? 0 : readCents(price);
    if (name === undefined) this.#refuse(kind, `${quoted(given)} is not a domain name`);
    else if (day === undefined) this.#refuse(kind, `${quoted(date)} is not a date`);
    else if (cents === undefined) this.#refuse(kind, `${quoted(price)} is not a price`);
    else if (this.#builder.size >= MAX_ROWS) this.#beyond += 1;
    else if (!this.#builder.add({ ...name, variations: [{ day, cents }] })) this.#repeated += 1;
  }

  #refuse(kind: 'line' | 'entry', trouble: string): void {
    this.#refused += 1;
    if (this.#troubles.length < TOLD) this.#troubles.push(`${kind} ${this.#count}: ${trouble}`);
  }
}

/**
 * Reads a drop list. Its beginning decides the format: JSON, or lines of CSV or plain text. Throws a DropListError when
 * it has no valid name.
 */
export const parseDropList = (text: string): DropList =>
  new ReadList(text.replace(/^\uFEFF/, '')).list();
