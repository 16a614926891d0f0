import type { Operation, RowIterator } from './call.ts';

type Pagination = NonNullable<Operation['pagination']>;

/** The used part of a page. The rows are at the key that the operation names. */
type Page = Readonly<Record<string, unknown>> & {
  pagination?: { pages?: number; has_next?: boolean };
};

/**
 * Iterates over all rows of a paged list. Requests the next page when the rows of the last one are used up, with the
 * largest page size unless `per_page` is set. There are more pages according to `pagination.has_next`, else
 * `pagination.pages`, else if the page is full. An empty answer, such as a 204, has no rows.
 * @param list the list's method
 * @param position position of the query in its arguments
 * @param args its arguments
 */
export function allRows(
  list: (...args: unknown[]) => Promise<unknown>,
  { items, largestPage }: Pagination,
  position: number,
  args: readonly unknown[],
): RowIterator<unknown, unknown> {
  const given = args[position] as { per_page?: number | '' | null } | undefined;
  const per_page = given?.per_page || largestPage;

  async function* pages(): AsyncGenerator<Page, void, undefined> {
    for (let page = 1, more = true; more; page++) {
      const query = { ...given, per_page, page };
      const answer = (await list(...args.toSpliced(position, 1, query))) as Page;
      yield answer;
      const { has_next, pages: count } = answer.pagination ?? {};
      more = has_next ?? (count ? page < count : rowsOf(answer).length >= per_page);
    }
  }

  async function* rows(): AsyncGenerator<unknown, void, undefined> {
    for await (const page of pages()) yield* rowsOf(page);
  }

  const rowsOf = (page: Page) => (page[items] ?? []) as readonly unknown[];
  return Object.assign(rows(), { pages });
}
