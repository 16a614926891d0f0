import type { Operation, RowIterator } from './call.ts';

type Pagination = NonNullable<Operation['pagination']>;

/** The part of a page's answer that is read here; the rows stand under the key that the operation names. */
type Page = Readonly<Record<string, unknown>> & {
  pagination?: { pages?: number; has_next?: boolean };
};

/**
 * Every row of a paged list, asking for the next page when the rows of the last one are used up. Asks for the largest page unless
 * `per_page` says otherwise. Whether there is more is told by `pagination.has_next`, else by `pagination.pages`, else by a page that is
 * not full. An empty answer, such as a 204, has no rows.
 * @param list the list's method
 * @param position where the query stands among its arguments
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
