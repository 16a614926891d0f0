import Papa from 'papaparse';
import { delimiterOf } from '../../text/csv.ts';
import { inAscii, isName } from '../catalogue/names.ts';
import { DAY, parseTime } from '../time.ts';

/** A name in lower case and ASCII. */
interface ListedName {
  readonly label: string;
  readonly tld: string;
}

/** Highest price in the catalogue, in cents. */
const MOST_CENTS = 0xffff_ffff;

/** Content of a cell without a value. */
const NOTHING = /^(?:|-+|n\/?a|null|none|unknown)$/i;

export const isBlank = (cell: string): boolean => NOTHING.test(cell);

/** Whether a name is directly below a TLD. It has two labels, or three below a country TLD (`name.co.uk`). */
const isRegistrable = (labels: readonly string[]): boolean =>
  labels.length === 2 || (labels.length === 3 && labels[2]?.length === 2);

/** A plain name below a TLD of letters. Most names are plain and need no further check. */
const PLAIN = /^(?=[^.]{1,63}\.)([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z]{1,63})$/;

/**
 * Reads a name in readable or xn-- form. Appends `tld` to a name that lacks it. Undefined when it is not a name, or not
 * directly below a TLD.
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

/** Forms of a date: `2026-11-20`, `20261120`, `20.11.2026` and `11/20/2026`. */
const DATES = [
  /^(?<y>\d{4})-?(?<m>\d\d)-?(?<d>\d\d)$/,
  /^(?<d>\d{1,2})\.(?<m>\d{1,2})\.(?<y>\d{4})$/,
  /^(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>\d{4})$/,
];

/** An ISO time, or a date in one of the forms. A time after such a date is ignored. */
function timeOf(text: string): number | undefined {
  const [date = ''] = text.split(/[T ]/i);
  const groups = DATES.map((form) => form.exec(date)?.groups).find((found) => found !== undefined);
  const { y = '', m = '', d = '' } = groups ?? {};
  return parseTime(text) ?? parseTime(`${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`);
}

/** Recently read dates: a list has a million names and about thirty days. */
const knownDays = new Map<string, number | undefined>();
const MOST_KNOWN = 10_000;

/** Reads a date or time as a UTC day, counted from 1970-01-01. Undefined when it is not a date. */
export function readDay(cell: string): number | undefined {
  if (knownDays.has(cell)) return knownDays.get(cell);
  const at = timeOf(cell.trim());
  const day = at === undefined ? undefined : Math.floor(at / DAY);
  if (knownDays.size >= MOST_KNOWN) knownDays.clear();
  knownDays.set(cell, day);
  return day;
}

/** A price, with the sign or the code of a currency before or after it. */
const PRICE = /^(?:[A-Z]{3}|\p{Sc})?\s*(\d[\d.,]*)\s*(?:[A-Z]{3}|\p{Sc})?$/u;

/** Reads a price such as `69`, `$1,299.00` or `69,50 EUR`, in cents. Undefined when it is not a price. */
export function readCents(cell: string): number | undefined {
  const figure = PRICE.exec(cell.trim())?.[1];
  if (figure === undefined) return undefined;
  const [, decimals = ''] = /[.,](\d{1,2})$/.exec(figure) ?? [];
  const digits = figure.replaceAll(/\D/g, '');
  const cents = Number(
    decimals === '' ? `${digits}00` : digits.padEnd(digits.length + 2 - decimals.length, '0'),
  );
  return cents <= MOST_CENTS ? cents : undefined;
}

/** Columns that the mock reads. */
const ROLES = ['name', 'tld', 'date', 'price'] as const;

type Role = (typeof ROLES)[number];

/**
 * Names of each column, without case, spaces, punctuation and text in brackets (`Drop date (UTC)` is `dropdate`). If a
 * list has several, the first in this table counts.
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

/** Positions of the columns in a row, and the delimiter. -1 for a missing column. */
export interface Layout extends Readonly<Record<Role, number>> {
  /** Undefined when the row is a JSON object. */
  readonly delimiter: string | undefined;
}

/** Finds the columns by their names. Undefined when none is the name column. */
export function layoutOf(names: readonly string[], delimiter?: string): Layout | undefined {
  const plain = names.map((name) => name.toLowerCase().replaceAll(/\(.*\)|[^a-z]/g, ''));
  const place = (role: Role): number =>
    COLUMN_NAMES[role].map((name) => plain.indexOf(name)).find((at) => at >= 0) ?? -1;
  const name = place('name');
  if (name < 0) return undefined;
  return { delimiter, name, tld: place('tld'), date: place('date'), price: place('price') };
}

/**
 * Splits a line into cells. Cells may be quoted, with doubled quotes inside. Unlike in RFC 4180, a quoted cell ends at
 * the end of its line, so that a stray quote breaks only that line. Several spaces count as one delimiter.
 */
export function cellsOf(line: string, delimiter: string | undefined): string[] {
  if (delimiter === undefined) return [line];
  if (delimiter === ' ') {
    const cells = line.trim().split(/\s+/);
    return cells.map((cell) => cell.replace(/^"(.*)"$/, '$1'));
  }
  if (!line.includes('"')) return line.split(delimiter);
  return Papa.parse<string[]>(line, { delimiter }).data[0] ?? [];
}

/** Reads the first line: a header, or a row with a name and perhaps a date. Undefined when it is neither. */
export function recognise(line: string): { layout: Layout; isHeader: boolean } | undefined {
  const delimiter = delimiterOf(line) ?? ' ';
  const cells = cellsOf(line, delimiter);
  const named = layoutOf(cells, delimiter);
  if (named !== undefined) return { layout: named, isHeader: true };
  const name = cells.findIndex((cell) => readName(cell) !== undefined);
  const date = cells.findIndex((cell) => readDay(cell) !== undefined);
  if (name < 0) return undefined;
  // Later lines may have a date even when the first has none: it comes after the cells of this line.
  const layout = { delimiter, name, tld: -1, date: date < 0 ? cells.length : date, price: -1 };
  return { layout, isHeader: false };
}
