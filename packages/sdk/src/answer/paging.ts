import { queryPosition, type Operation } from '../operation.ts';
import type { RawAnswer } from '../http-call.ts';
import type { PageNumber, RowIterator } from '../signatures.ts';
import { DecodeError } from '../errors/errors.ts';
import { lostRows } from './answer.ts';

/** The used part of a page. The rows are at the key that the operation names, and `total` counts those of all pages. */
type Page = Readonly<Record<string, unknown>> & {
  total?: number | null;
  pagination?: { pages?: number | null; has_next?: boolean | null; total?: number | null };
};

/**
 * Iterates over all rows of a paged list. Requests the next page when the rows of the last one are used up, with the
 * largest page size unless `per_page` is set. The operation says how a page tells that more follow. One that does not
 * tell is the last if it is not full and no row of the total is missing: a service may send smaller pages than asked for.
 * @param list calls the list
 * @param args its arguments
 * @throws {DecodeError} while iterating, in place of lost rows or an endless loop: for a page without its rows, a row that
 * cannot be read or has none of its required fields, an empty page after which more should follow, one that repeats the
 * page before, and one beyond the last that wants to go on
 */
export function allRows(
  list: (args: unknown[]) => Promise<RawAnswer>,
  operation: Operation,
  args: readonly unknown[],
): RowIterator<unknown, unknown> {
  const position = queryPosition(operation);
  const { items = '', largestPage, until } = operation.pagination ?? {};
  const given = args[position] as { per_page?: number | '' | null } | undefined;
  const per_page = given?.per_page || largestPage;

  async function* pagesFrom(start: number): AsyncGenerator<Page & PageNumber, void, undefined> {
    let before = '';
    let seen = (start - 1) * Number(per_page);
    for (let page = start, more = true; more; page++) {
      const query = { ...given, per_page, page };
      const answer = await list(args.toSpliced(position, 1, query));
      const data = answer.data as Page;
      const { has_next, pages: last, total = data.total } = data.pagination ?? {};
      const rows = rowsOf(data);
      const lost = lostRows.get(data) ?? 0;
      seen += rows.length;
      const short_page = rows.length >= Number(per_page) || seen < (total ?? 0);
      const told = { pages: last ? page < last : undefined, has_next, short_page };
      more = told[until ?? 'short_page'] ?? short_page;
      // A new total means that rows were added or removed meanwhile, which can move a whole page.
      const content = JSON.stringify([total, rows]);
      const problem = [
        lost > 0 && `has ${lost === 1 ? 'a row' : `${lost} rows`} that cannot be read`,
        more && rows.length === 0 && 'is empty, but says that more follow',
        rows.length > 0 && content === before && 'repeats the rows of the page before',
        more && last && page > last && `says that more follow, but the last page is ${last}`,
      ].find(Boolean);
      if (problem) {
        throw new DecodeError(operation.id, `Page ${page} ${problem}.`, answer.evidence());
      }
      before = content;
      // Hidden from loops and JSON, because the service did not send it.
      yield Object.defineProperty(data as Page & PageNumber, 'pageNumber', { value: page });
    }
  }

  function pages(options: { from?: number | undefined } = {}) {
    onlyOption('from', options);
    const { from = 1 } = options;
    if (!Number.isSafeInteger(from) || from < 1)
      throw new RangeError('`from` must be a whole number from 1.');
    return pagesFrom(from);
  }

  async function* allOf(): AsyncGenerator<unknown, void, undefined> {
    for await (const page of pages()) yield* rowsOf(page);
  }

  async function toArray(options: { limit?: number | undefined } = {}): Promise<unknown[]> {
    onlyOption('limit', options);
    const { limit = Infinity } = options;
    if (!(limit === Infinity || (Number.isInteger(limit) && limit >= 0)))
      throw new RangeError('`limit` must be a whole number from 0.');
    const all: unknown[] = [];
    if (limit > 0) {
      for await (const row of allOf()) if (all.push(row) >= limit) break;
    }
    return all;
  }

  const rowsOf = (page: Page) => (page[items] ?? []) as readonly unknown[];
  return Object.assign(allOf(), { pages, toArray });
}

/** @throws {TypeError} for an option with another name */
function onlyOption(name: string, options: object): void {
  const unknown = Object.keys(options).find((given) => given !== name);
  if (unknown !== undefined)
    throw new TypeError(`\`${unknown}\` is not an option here. Options: ${name}.`);
}
