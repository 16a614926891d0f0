import type { Pagination } from '@dropcatch/sdk';

interface Dated {
  readonly id: number;
  readonly created_at: string;
}

/** Sorts by creation time, newest first. Within a second, the highest id comes first. */
export function newestFirst(a: Dated, b: Dated): number {
  if (a.created_at === b.created_at) return b.id - a.id;
  return a.created_at < b.created_at ? 1 : -1;
}

export interface PageParams {
  readonly page: number;
  readonly per_page: number;
}

/** The pagination of a list of `total` rows. A page after the last one is empty. */
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

export function pageRows<Row>({ page, per_page }: PageParams, rows: readonly Row[]): Row[] {
  return rows.slice((page - 1) * per_page, page * per_page);
}
