import type { ContractOperation } from '../generated/contract.ts';
import type { Difference } from './finding.ts';

/** One page of a list as it was asked for and as it came. */
export interface Page {
  readonly page: number;
  readonly perPage: number;
  /** The request in words. */
  readonly request: string;
  readonly body: unknown;
}

/** The value below a key, of whatever it is. */
export function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** The rows of a page; none where the body has no such list. */
export function rowsOf({ pagination }: ContractOperation, body: unknown): readonly unknown[] {
  const rows = field(body, pagination?.items ?? '');
  return Array.isArray(rows) ? rows : [];
}

interface Claim {
  readonly field: string;
  readonly wanted: unknown;
}

/** What `pagination` has to say of a page, by its own total. */
function claims({ page, perPage, body }: Page): Claim[] {
  const total = field(field(body, 'pagination'), 'total');
  if (typeof total !== 'number') return [];
  const pages = Math.ceil(total / perPage);
  return [
    { field: 'page', wanted: page },
    { field: 'per_page', wanted: perPage },
    { field: 'pages', wanted: pages },
    { field: 'has_prev', wanted: page > 1 && pages > 0 },
    { field: 'has_next', wanted: page < pages },
  ];
}

/** How many rows a page has to have; undefined where the list does not tell its total. */
function rowsDue(at: Page): number | undefined {
  const { page, perPage } = at;
  const total = totalOf(at);
  if (typeof total !== 'number') return undefined;
  return Math.min(perPage, Math.max(0, total - (page - 1) * perPage));
}

function pageDifferences(operation: ContractOperation, page: Page): Difference[] {
  const { request, body } = page;
  const pointer = `/${operation.pagination?.items ?? ''}`;
  const count = rowsOf(operation, body).length;
  const due = rowsDue(page);
  const differences: Difference[] = [];
  if (due !== undefined && count !== due) {
    differences.push({
      kind: 'paging',
      request,
      pointer,
      problem: `has ${count} rows, not ${due}`,
    });
  } else if (count > page.perPage) {
    const problem = `has ${count} rows, more than were asked for`;
    differences.push({ kind: 'paging', request, pointer, problem });
  }
  for (const claim of claims(page)) {
    const found = field(field(body, 'pagination'), claim.field);
    if (found === claim.wanted || found === undefined) continue;
    differences.push({
      kind: 'paging',
      request,
      pointer: `/pagination/${claim.field}`,
      problem: `is ${JSON.stringify(found)}, not ${JSON.stringify(claim.wanted)}`,
    });
  }
  return differences;
}

function totalOf({ body }: Page): unknown {
  return field(field(body, 'pagination'), 'total') ?? field(body, 'total');
}

/** Rows that came on the page before, which is right only where the list has grown meanwhile. */
function repeats(operation: ContractOperation, pages: readonly Page[]): Difference[] {
  const pointer = `/${operation.pagination?.items ?? ''}`;
  return pages.flatMap((page, index): Difference[] => {
    const before = pages[index - 1];
    if (before === undefined || totalOf(before) !== totalOf(page)) return [];
    const seen = new Set(rowsOf(operation, before.body).map((row) => JSON.stringify(row)));
    const again = rowsOf(operation, page.body).some((row) => seen.has(JSON.stringify(row)));
    const problem = 'has rows of the page before';
    return again ? [{ kind: 'paging', request: page.request, pointer, problem }] : [];
  });
}

/**
 * What is wrong with pages of one list, read one after the other: their sizes, what `pagination` says of
 * them, and rows that come on two pages.
 */
export function pagingDifferences(
  operation: ContractOperation,
  pages: readonly Page[],
): Difference[] {
  return [
    ...pages.flatMap((page) => pageDifferences(operation, page)),
    ...repeats(operation, pages),
  ];
}
