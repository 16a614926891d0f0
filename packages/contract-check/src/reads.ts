import type { Operation } from '@dropcatch/sdk-codegen/contract';
import type { Difference } from './differences.ts';
import { rowsIn, valueAt } from './json.ts';
import type { OperationCheck } from './operation-check.ts';
import { LISTS, mayBeMissing } from './plan.ts';
import { probeInWords } from './server.ts';

interface Page {
  readonly page: number;
  readonly perPage: number;
  readonly request: string;
  readonly body: unknown;
}

const totalOf = ({ body }: Page): unknown =>
  valueAt(valueAt(body, 'pagination'), 'total') ?? valueAt(body, 'total');

/** The pagination of a list of `total` rows. */
function paginationOf(page: number, perPage: number, total: number): Record<string, unknown> {
  const pages = Math.ceil(total / perPage);
  const hasPrevious = page > 1 && pages > 0;
  return { page, pages, per_page: perPage, total, has_prev: hasPrevious, has_next: page < pages };
}

/** Checks a page: the number of its rows, and its `pagination` against its own total. */
function pageDifferences(rowsKey: string, at: Page): Difference[] {
  const { page, perPage, request, body } = at;
  const differences: Difference[] = [];
  const differ = (pointer: string, problem: string): void =>
    void differences.push({ kind: 'paging', request, pointer, problem });
  const rows = rowsIn(body, rowsKey).length;
  const total = totalOf(at);
  if (typeof total === 'number') {
    const due = Math.min(perPage, Math.max(0, total - (page - 1) * perPage));
    if (rows !== due) differ(`/${rowsKey}`, `has ${rows} rows, not ${due}`);
  } else if (rows > perPage) differ(`/${rowsKey}`, `has ${rows} rows, more than were asked for`);
  const told = valueAt(body, 'pagination');
  const own = valueAt(told, 'total');
  if (typeof own !== 'number') return differences;
  for (const [key, wanted] of Object.entries(paginationOf(page, perPage, own))) {
    const found = valueAt(told, key);
    if (found === wanted || found === undefined) continue;
    differ(`/pagination/${key}`, `is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
  }
  return differences;
}

/** Checks for rows of the previous page. They are correct only if the list has grown since. */
function repeats(rowsKey: string, page: Page, before: Page | undefined): Difference[] {
  if (before === undefined || totalOf(before) !== totalOf(page)) return [];
  const [seen, rows] = [before, page].map(({ body }) =>
    rowsIn(body, rowsKey).map((row) => JSON.stringify(row)),
  );
  if (!rows?.some((row) => seen?.includes(row))) return [];
  const problem = 'has rows of the page before';
  return [{ kind: 'paging', request: page.request, pointer: `/${rowsKey}`, problem }];
}

function pagingDifferences(operation: Operation, pages: readonly Page[]): Difference[] {
  const rowsKey = operation.pagination?.items ?? '';
  return pages.flatMap((page, index) => [
    ...pageDifferences(rowsKey, page),
    ...repeats(rowsKey, page, pages[index - 1]),
  ]);
}

/** Context of the reads: the token's role and the lists read so far. */
export interface ReadContext {
  readonly role: string;
  /** Bodies of successful reads, by operation. */
  readonly bodies: Map<string, unknown>;
}

/** Rows per page in the paging checks. Low, so that short lists have several pages. */
const PER_PAGE = 2;

const NO_SUCH_ID = '2147483647';

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** The path of an operation with this id for each parameter. */
const pathWith = ({ path }: Operation, id: string): string =>
  path.replaceAll(/\{\w+\}/g, encodeURIComponent(id));

/** The first id of the list that provides this operation's ids. */
function knownId({ tag: area }: Operation, bodies: ReadContext['bodies']): string | undefined {
  const list = LISTS[area];
  const [row] = list ? rowsIn(bodies.get(`${area}/list`), list.rows) : [];
  const found = valueAt(row, list?.id ?? 'id');
  return typeof found === 'number' || typeof found === 'string' ? String(found) : undefined;
}

/** Reads the first page, the second one, and the one after the last, which is empty. */
async function readPages(check: OperationCheck, path: string): Promise<void> {
  const pages: Page[] = [];
  const read = async (page: number): Promise<Page | undefined> => {
    const probe = { method: 'GET', path: `${path}?page=${page}&per_page=${PER_PAGE}` };
    const { status, json } = await check.send(probe);
    if (!isSuccess(status)) return undefined;
    const came = { page, perPage: PER_PAGE, request: probeInWords(probe), body: json };
    pages.push(came);
    return came;
  };
  const first = await read(1);
  if (first === undefined) return;
  const last = valueAt(valueAt(first.body, 'pagination'), 'pages');
  const others = new Set(typeof last === 'number' ? [2, last + 1] : [2]);
  for (const page of others) if (page > 1) await read(page);
  check.differences.push(...pagingDifferences(check.operation, pages));
}

/** Sends requests that must be refused: wrong parameters and an unknown id. */
async function readErrors(check: OperationCheck, path: string): Promise<void> {
  const { operation } = check;
  const { answers, parameters } = operation;
  const documents = (wanted: string): boolean => answers.some(({ status }) => status === wanted);
  if (documents('400') && parameters.some(({ name }) => name === 'per_page')) {
    await check.send({ path: `${path}?per_page=0` }, { statuses: [400] });
  }
  if (documents('404') && operation.path.includes('{')) {
    await check.send({ path: pathWith(operation, NO_SUCH_ID) }, { statuses: [404] });
  }
}

/** The body of the export: only the first name of the catalogue. */
function exportBody(bodies: ReadContext['bodies']): unknown {
  const domain = valueAt(rowsIn(bodies.get('domains/list'), 'domains')[0], 'domain');
  return { filters: typeof domain === 'string' ? { domain } : {}, format: 'csv' };
}

/** Tries a read: with the token, without one, page by page, and with wrong input. */
export async function checkRead(
  check: OperationCheck,
  { role, bodies }: ReadContext,
): Promise<void> {
  const { operation } = check;
  const { id, tag: area, method, roles } = operation;
  const known = operation.path.includes('{') ? knownId(operation, bodies) : '';
  const path = pathWith(operation, known ?? NO_SUCH_ID);
  const body = id === 'domains/export' ? exportBody(bodies) : undefined;
  const allowed = roles.includes(role);

  if (!allowed) {
    await check.send({ path, body }, { statuses: [403], kind: 'roles' });
  } else if (known === undefined) {
    check.reason = LISTS[area] ? `${area}/list gave no id` : 'no list gives its ids';
  } else {
    const empty = mayBeMissing(operation) ? [404] : [];
    const statuses = [Number(operation.success.status), ...empty];
    const answer = await check.send({ path, body }, { statuses });
    if (isSuccess(answer.status)) {
      bodies.set(id, answer.json);
      if (operation.pagination !== undefined) await readPages(check, path);
    }
  }
  // A call without a token must be refused.
  await check.send({ path, body, by: 'nobody' }, { statuses: [401], kind: 'roles' });
  if (id === 'auth/profile') {
    await check.send({ path, by: 'forger' }, { statuses: [401], kind: 'roles' });
  }
  if (allowed && method === 'GET') await readErrors(check, path);
}
