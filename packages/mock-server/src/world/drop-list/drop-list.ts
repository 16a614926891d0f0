import { type Columns, ColumnsBuilder, MAX_ROWS } from '../catalogue/columns.ts';
import { isObject, parsedJson } from '../input.ts';
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

/** What tells where an object begins and ends: texts, which may hold brackets, and brackets; a brace behind a colon is a value. */
const TOKEN = /"(?:[^"\\\n]+|\\.)*"?|:\s*\{|[{}[\]]/g;

/**
 * Takes the objects of a list out of a JSON text that comes in pieces: `{ "data": [ … ] }` as the .se registry has it, a
 * bare list, or one object a line, each with whatever stands in it. No more than one of them is kept, so the text may be
 * of any size. One that is broken ends where the next begins.
 */
class EntryReader {
  /** What was read of an object that goes on, or of a text. */
  #rest = '';
  /** The brackets that are open where the rest begins, as `{[`. */
  #open = '';

  /** The objects that are complete with this piece, as their text. */
  *write(piece: string): Generator<string> {
    const text = this.#rest + piece;
    let open = this.#open;
    /** Where the object begins that is being read, and what is open around it. */
    let start = -1;
    let around = '';
    let done = 0;
    for (const { 0: token, index } of text.matchAll(TOKEN)) {
      done = token.startsWith('"') ? index : index + token.length;
      if (token === '}' || token === ']') {
        open = open.slice(0, -1);
        if (start < 0 || open.length > around.length) continue;
        yield text.slice(start, done);
        start = -1;
      } else if (token === '{') {
        if (start >= 0 && open.endsWith('{')) {
          yield text.slice(start, index);
          open = around;
          start = -1;
        }
        // What is in no list itself and has objects in one is only what the list came in.
        if (start < 0 || !around.endsWith('[')) {
          start = index;
          around = open;
        }
        open += token;
      } else if (!token.startsWith('"')) open += token.at(-1);
    }
    this.#rest = text.slice(start < 0 ? done : start);
    this.#open = start < 0 ? open : around;
  }

  /** How many characters of an object are in, whose end is not. */
  get pending(): number {
    return this.#rest.length;
  }

  /** What is left of an object that never ended. */
  end(): string {
    return this.#rest.startsWith('{') ? this.#rest : '';
  }
}

/** No line is longer than this, in characters. */
const LONGEST = 65_536;

/** No object of JSON is longer than this, in characters. */
const LONGEST_ENTRY = 4_000_000;

/** So many of the troubles with a list are told one by one. */
const TOLD = 20;

/** There is nothing in a list that could be loaded; the text says why. */
export class DropListError extends Error {
  override readonly name = 'DropListError';
}

export interface DropList {
  /** Day and price are 0 where the list does not say; a world fills them in from its seed (`completeColumns`). */
  readonly columns: Columns;
  /** What is wrong with lines that were left out, the first twenty: `line 17: "x" is not a domain name`. */
  readonly troubles: readonly string[];
  /** Lines that were left out because something is wrong with them. */
  readonly refused: number;
  /** Lines that were left out because an earlier one has the same name. */
  readonly repeated: number;
  /** Names that were left out because the catalogue holds no more than two million. */
  readonly beyond: number;
}

const quoted = (text: string): string => `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;

function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null ? '' : JSON.stringify(value);
}

/** Reads a drop list that comes in pieces, in the format that its beginning shows: CSV and the like, plain text or JSON. */
export class DropListReader {
  readonly #builder: ColumnsBuilder;
  readonly #troubles: string[] = [];
  #refused = 0;
  #repeated = 0;
  #beyond = 0;
  /** Lines or JSON objects so far. */
  #count = 0;
  /** What was read and is no whole line yet. */
  #rest = '';
  /** Known from the first sign that is no space. */
  #isJson: boolean | undefined;
  readonly #entries = new EntryReader();
  #layout: Layout | undefined;
  /** The layouts of JSON objects by their keys; nearly always one. */
  readonly #layouts = new Map<string, Layout | undefined>();

  /** `most` is a number of names that the list cannot exceed, if one is known. */
  constructor(most = MAX_ROWS) {
    this.#builder = new ColumnsBuilder(Math.min(most, MAX_ROWS));
  }

  write(piece: string): void {
    let text = this.#rest + piece;
    if (this.#isJson === undefined) {
      text = text.replace(/^\uFEFF/, '');
      const [first] = text.trimStart();
      this.#isJson = first === undefined ? undefined : first === '{' || first === '[';
    }
    if (this.#isJson === true) {
      this.#rest = '';
      for (const entry of this.#entries.write(text)) this.#entry(entry);
      if (this.#entries.pending > LONGEST_ENTRY) {
        const place = this.#count + 1;
        throw new DropListError(`has an entry that does not end: entry ${place}`);
      }
    } else {
      const lines = text.split('\n');
      this.#rest = lines.pop() ?? '';
      for (const line of lines) this.#line(line);
      // What follows belongs to a line that is refused in any case.
      if (this.#rest.length > LONGEST) this.#rest = this.#rest.slice(0, LONGEST + 1);
    }
  }

  /** The whole list. Throws a DropListError when there is not one name in it. */
  end(): DropList {
    if (this.#isJson !== true) this.#line(this.#rest);
    if (this.#entries.end() !== '') {
      this.#count += 1;
      this.#refuse('entry', 'the file ends in the middle of it');
    }
    if (this.#builder.size === 0) throw new DropListError(this.#nothing());
    return {
      columns: this.#builder.build(),
      troubles: this.#troubles,
      refused: this.#refused,
      repeated: this.#repeated,
      beyond: this.#beyond,
    };
  }

  #nothing(): string {
    const [first] = this.#troubles;
    if (first !== undefined) return `has no domain name; ${first}`;
    if (this.#isJson === true) return 'has no entry such as {"name":"tidalforge.com"}';
    return this.#layout === undefined
      ? 'is empty'
      : 'has no domain name: nothing follows its header';
  }

  #line(text: string): void {
    this.#count += 1;
    // Spaces in front may be empty cells.
    if (text.length > LONGEST) {
      this.#refuse('line', `is longer than ${LONGEST} characters`);
      return;
    }
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

  #entry(text: string): void {
    this.#count += 1;
    const entry = parsedJson(text);
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

/** Reads a drop list that is there as one text. Throws a DropListError when there is not one name in it. */
export function parseDropList(text: string): DropList {
  const reader = new DropListReader(Math.ceil(text.length / 3));
  reader.write(text);
  return reader.end();
}
