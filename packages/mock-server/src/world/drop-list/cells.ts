import Papa from 'papaparse';
import { delimiterOf } from '../../text/csv.ts';
import { inAscii, isName } from '../catalogue/names.ts';
import { DAY, parseTime } from '../clock.ts';

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

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const isoOf = (year: string, month: string | number, day: string): string =>
  `${year.padStart(4, '20')}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;

const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** Date formats other than ISO 8601. A time after the date is ignored. */
const DATES: readonly (readonly [form: RegExp, iso: (...parts: string[]) => string])[] = [
  [/^(\d{4})[/.]?(\d\d)[/.]?(\d\d)$/, (y, m, d) => isoOf(y, m, d)],
  [/^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/, (d, m, y) => isoOf(y, m, d)],
  // Month first, unless the first number cannot be a month.
  [
    /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/,
    (a, b, y) => (Number(a) > 12 ? isoOf(y, b, a) : isoOf(y, a, b)),
  ],
  [/^(\d{1,2})[- ]([a-z]{3,9})[- ](\d{4}|\d\d)$/i, (d, m, y) => isoOf(y, monthOf(m), d)],
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

/** A currency: its sign, its code or its short name (`€`, `US$`, `CZK`, `Kč`, `kr.`). */
const CURRENCY = String.raw`(?:\p{L}{0,3}\p{Sc}|\p{L}{1,3}\.?)`;

/** A price: digits in groups, decimals or the dash for none (`1.299,-`), a currency before or after it. */
const PRICE = new RegExp(
  String.raw`^${CURRENCY}?\s*(\d[\d.,'’\s]*)(?<=[\d.,\s])(?:(?<=[.,])[-–—]+\s*)?${CURRENCY}?$`,
  'u',
);

/** Reads a price such as `69`, `$1,299.00` or `1 299,00 Kč`, in cents. Undefined when it is not a price. */
export function readCents(cell: string): number | undefined {
  const figure = PRICE.exec(cell.trim())?.[1]?.trim();
  if (figure === undefined) return undefined;
  const decimals = /[.,](\d{1,2})$/.exec(figure);
  const whole = figure.slice(0, decimals?.index ?? figure.length).replaceAll(/\D/g, '');
  const cents = Number(whole) * 100 + Number((decimals?.[1] ?? '').padEnd(2, '0'));
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
  /** Positions of all date columns, that of `date` first: the date may be beside a column with only the time. */
  readonly dates: readonly number[];
  /** Undefined when the row is a JSON object. */
  readonly delimiter: string | undefined;
}

/** Finds the columns by their names. Undefined when none is the name column. */
export function layoutOf(names: readonly string[], delimiter?: string): Layout | undefined {
  const plain = names.map((name) => name.toLowerCase().replaceAll(/\(.*\)|[^a-z]/g, ''));
  const places = (role: Role): number[] =>
    COLUMN_NAMES[role].map((name) => plain.indexOf(name)).filter((place) => place >= 0);
  const place = (role: Role): number => places(role)[0] ?? -1;
  const name = place('name');
  if (name < 0) return undefined;
  const dates = places('date');
  return { delimiter, name, tld: place('tld'), date: place('date'), dates, price: place('price') };
}

/** Whether a cell has a time without its date. */
export const isTimeOnly = (cell: string): boolean =>
  /^\d\d?:\d\d(?::\d\d(?:\.\d+)?)?(?: ?(?:UTC|GMT|Z|[AP]M|[+-]\d\d:?\d\d))?$/i.test(cell);

/**
 * Splits a line into cells. Cells may be quoted, with doubled quotes inside. Unlike in RFC 4180, a quoted cell ends at
 * the end of its line, so that a stray quote breaks only that line. Several spaces count as one delimiter.
 */
export function cellsOf(line: string, delimiter: string | undefined): string[] {
  if (delimiter === undefined) return [line];
  if (delimiter === ' ') {
    const whole = line.trim().replace(/(\d\.)\s+(\d\d?\.)\s+(\d{4})/, '$1$2$3');
    return whole.split(/\s+/).map((cell) => cell.replace(/^"(.*)"$/, '$1'));
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
  // Later lines may have a date even when the first has none: it comes after the cells of this
  // line.
  const place = date < 0 ? cells.length : date;
  const layout = { delimiter, name, tld: -1, date: place, dates: [place], price: -1 };
  return { layout, isHeader: false };
}
