import Papa from 'papaparse';
import { delimiterOf } from '../../areas/data-sources/formats.ts';
import { inAscii, isName } from '../catalogue/names.ts';
import { DAY, parseTime } from '../clock.ts';

/** A name as the catalogue keeps it: in lower case and ASCII. */
interface ListedName {
  readonly label: string;
  readonly tld: string;
}

/** The dearest price that the catalogue can hold, in cents. */
const MOST_CENTS = 0xffff_ffff;

/** What stands in a cell that says nothing. */
const NOTHING = /^(?:|-+|n\/?a|null|none|unknown)$/i;

export const isBlank = (cell: string): boolean => NOTHING.test(cell);

/** Whether a name stands right below a TLD: of two labels, or of three below a country's (`name.co.uk`). */
const isRegistrable = (labels: readonly string[]): boolean =>
  labels.length === 2 || (labels.length === 3 && labels[2]?.length === 2);

/** A plain name below a TLD of letters: most are, and need no closer look. */
const PLAIN = /^(?=[^.]{1,63}\.)([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z]{1,63})$/;

/**
 * Reads a name, readable or in its xn-- form; `tld` is put behind one that lacks it. Undefined for what is none, or stands
 * deeper than right below a TLD.
 */
export function readName(cell: string, tld = ''): ListedName | undefined {
  const ending = tld.trim().toLowerCase().replace(/^\.?/, '.');
  const given = cell.trim().toLowerCase().replace(/\.$/, '');
  const whole = ending === '.' || given.endsWith(ending) ? given : given + ending;
  const [, plain, last] = PLAIN.exec(whole) ?? [];
  if (plain !== undefined && last !== undefined) return { label: plain, tld: last };
  const name = inAscii(whole) ?? '';
  if (!isName(name) || !isRegistrable(name.split('.'))) return undefined;
  const dot = name.indexOf('.');
  return { label: name.slice(0, dot), tld: name.slice(dot + 1) };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const isoOf = (year: string, month: string | number, day: string): string =>
  `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;

const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** How dates are written in lists, beside ISO 8601; a time behind them is left out. */
const DATES: readonly (readonly [form: RegExp, iso: (...parts: string[]) => string])[] = [
  [/^(\d{4})[/.]?(\d\d)[/.]?(\d\d)$/, (y, m, d) => isoOf(y, m, d)],
  [/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, (d, m, y) => isoOf(y, m, d)],
  // American, unless the first number can be no month.
  [
    /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/,
    (a, b, y) => (Number(a) > 12 ? isoOf(y, b, a) : isoOf(y, a, b)),
  ],
  [/^(\d{1,2})[- ]([a-z]{3,9})[- ](\d{4})$/i, (d, m, y) => isoOf(y, monthOf(m), d)],
  [/^([a-z]{3,9}) (\d{1,2}),? (\d{4})$/i, (m, d, y) => isoOf(y, monthOf(m), d)],
  [/^(\d{10})(?:\d{3})?$/, (seconds) => new Date(Number(seconds) * 1000).toISOString()],
];

function timeOf(text: string): number | undefined {
  const iso = text.replace(/ ?(?:UTC|GMT)$/i, 'Z').replace(/([+-]\d\d)(\d\d)$/, '$1:$2');
  const at = parseTime(iso);
  if (at !== undefined) return at;
  const date = text.replace(/[T ]\d\d?:\d\d.*$/i, '');
  for (const [form, write] of DATES) {
    const [, ...parts] = form.exec(date) ?? [];
    if (parts.length > 0) return parseTime(write(...parts));
  }
  return undefined;
}

/** Dates that were read lately: a list has a million names and some thirty days. */
const knownDays = new Map<string, number | undefined>();
const MOST_KNOWN = 10_000;

/** Reads a date or time as its UTC day, counted from 1970-01-01; undefined when it is none. */
export function readDay(cell: string): number | undefined {
  if (knownDays.has(cell)) return knownDays.get(cell);
  const at = timeOf(cell.trim());
  const day = at === undefined ? undefined : Math.floor(at / DAY);
  if (knownDays.size >= MOST_KNOWN) knownDays.clear();
  knownDays.set(cell, day);
  return day;
}

/** Reads a price such as `69`, `$1,299.00`, `69,50 EUR` in cents; undefined when it is none. */
export function readCents(cell: string): number | undefined {
  const figure = /^(?:[A-Z]{3}|\p{Sc})?\s*(\d[\d.,']*)\s*(?:[A-Z]{3}|\p{Sc})?$/iu.exec(
    cell.trim(),
  )?.[1];
  if (figure === undefined) return undefined;
  const decimals = /[.,](\d{1,2})$/.exec(figure);
  const whole = figure.slice(0, decimals?.index ?? figure.length).replaceAll(/\D/g, '');
  const cents = Number(whole) * 100 + Number((decimals?.[1] ?? '').padEnd(2, '0'));
  return cents <= MOST_CENTS ? cents : undefined;
}

/** What a column of a list can tell about a name. */
const ROLES = ['name', 'tld', 'date', 'price'] as const;

type Role = (typeof ROLES)[number];

/**
 * How lists call each column, without case, spaces, signs and what stands in brackets (`Drop date (UTC)` is `dropdate`).
 * Of several that a list has, the one that stands first here counts.
 */
const COLUMN_NAMES: Readonly<Record<Role, readonly string[]>> = {
  name: 'domain domainname fqdn name host hostname label'.split(' '),
  tld: 'tld extension ext zone suffix'.split(' '),
  date: (
    'dropdate droptime dropat drop dropped releaseat releasedate releasetime releasedat release released ' +
    'deletedate deletiondate deleteat deletedat deleted purgedate availableat availabledate date'
  ).split(' '),
  price: (
    'price priceusd cost fee amount usd ' +
    'minbid minimumbid startprice startingprice currentbid bid'
  ).split(' '),
};

/** Where the cells of a row are, and how the row is split into them; -1 for a column that is not there. */
export interface Layout extends Readonly<Record<Role, number>> {
  /** Undefined where a row is no line, but an entry of JSON. */
  readonly delimiter: string | undefined;
}

/** Where columns with these names have what is needed; undefined when none of them is the name. */
export function layoutOf(names: readonly string[], delimiter?: string): Layout | undefined {
  const plain = names.map((name) => name.toLowerCase().replaceAll(/\(.*\)|[^a-z]/g, ''));
  const place = (role: Role): number =>
    plain.indexOf(COLUMN_NAMES[role].find((name) => plain.includes(name)) ?? '-');
  const name = place('name');
  if (name < 0) return undefined;
  return { delimiter, name, tld: place('tld'), date: place('date'), price: place('price') };
}

/**
 * The cells of a line: they may be quoted, and quotes in them doubled. Unlike in RFC 4180 a quoted cell ends with its line
 * at the latest, so that a stray quote spoils one line of a list, not the rest of it. Any spaces stand for one.
 */
export function cellsOf(line: string, delimiter: string | undefined): string[] {
  if (delimiter === undefined) return [line];
  if (delimiter === ' ') return line.trim().split(/\s+/);
  if (!line.includes('"')) return line.split(delimiter);
  return Papa.parse<string[]>(line, { delimiter }).data[0] ?? [];
}

/** What the first line says of the list: a header, or already a row, of a name and perhaps a date; undefined for neither. */
export function recognise(line: string): { layout: Layout; isHeader: boolean } | undefined {
  const delimiter = delimiterOf(line) ?? ' ';
  const cells = cellsOf(line, delimiter);
  const layout = layoutOf(cells, delimiter);
  if (layout !== undefined) return { layout, isHeader: true };
  const name = cells.findIndex((cell) => readName(cell) !== undefined);
  const date = cells.findIndex((cell) => readDay(cell) !== undefined);
  if (name < 0) return undefined;
  // A first line without a date does not say that no other has one: behind all that it has.
  const place = date < 0 ? cells.length : date;
  return { layout: { delimiter, name, tld: -1, date: place, price: -1 }, isHeader: false };
}
