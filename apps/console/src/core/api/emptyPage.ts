import { isApiError, type Pagination } from '@dropcatch/sdk';

const pagination = { page: 1, pages: 0, per_page: 0, total: 0, has_prev: false, has_next: false };

/**
 * Awaits a page of orders or audit logs, for which a 404 is an empty list (spec, sections 7 to 9).
 * @param empty the page without its pagination
 */
export async function emptyIfMissing<Page extends { pagination: Pagination }>(
  page: Promise<Page>,
  empty: Omit<Page, 'pagination'>,
): Promise<Page> {
  try {
    return await page;
  } catch (error) {
    if (isApiError(error, 404)) return { ...empty, pagination } as Page;
    throw error;
  }
}
