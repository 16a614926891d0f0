import type { PerformCall } from './core.ts';
import type { Route } from './route.ts';

/** What of a query is read here. */
interface PageQuery {
  per_page?: number;
}

/** What of a page's answer is read here; the rows stand under the key that the route names. */
interface Page {
  pagination?: { pages?: number; has_next?: boolean };
}

/**
 * Every row of a paged list, asking for the next page when the rows of the last one are used up. Whether there is more is told by
 * `pagination.has_next`, else by `pagination.pages`, else by a page that is not full. An empty answer, such as a 204, has no rows.
 * @param args those of the list's method
 */
export async function* allRows(
  call: PerformCall,
  route: Route,
  args: readonly unknown[],
): AsyncGenerator<unknown, void, undefined> {
  const [, , path, , items = '', pageSize] = route;
  const index = path.split('{').length - 1;
  const query = args[index] as PageQuery | undefined;
  for (let page = 1, more = true; more; page++) {
    const answer = await call(route, args.toSpliced(index, 1, { ...query, page }));
    const { [items]: rows = [], pagination: { has_next, pages } = {} } = (answer ?? {}) as Page &
      Record<string, unknown[]>;
    yield* rows;
    more = has_next ?? (pages ? page < pages : rows.length >= Number(query?.per_page || pageSize));
  }
}
