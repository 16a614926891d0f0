import { delimiterOf } from '../formats/table.ts';
import { readDay, readName } from './cells.ts';

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
  const cells: string[] = [];
  let inQuotes = false;
  let cell = '';
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (sign === '"' && inQuotes && line[at + 1] === '"') {
      cell += sign;
      at += 1;
    } else if (sign === '"') inQuotes = !inQuotes;
    else if (sign === delimiter && !inQuotes) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
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
