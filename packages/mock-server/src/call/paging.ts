import type { Pagination } from '@dropcatch/sdk';

/** The page that a list is asked for. */
export interface PageParams {
  readonly page: number;
  readonly per_page: number;
}

/** Where a page stands in a list of `total` rows; a page after the last one is empty. */
export function pagination({ page, per_page }: PageParams, total: number): Pagination {
  const pages = Math.ceil(total / per_page);
  return {
    page,
    pages,
    per_page,
    total,
    has_prev: page > 1 && pages > 0,
    has_next: page < pages,
  };
}

/** The rows of one page. */
export function pageRows<Row>({ page, per_page }: PageParams, rows: readonly Row[]): Row[] {
  return rows.slice((page - 1) * per_page, page * per_page);
}
