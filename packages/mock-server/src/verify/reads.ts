import { pagination } from '../engine/paging.ts';
import type { ContractOperation } from '../generated/contract.ts';
import type { OperationId } from '../generated/operations.ts';
import { field, rowsAt } from '../world/input.ts';
import { areaOf } from '../engine/routes.ts';
import { LISTS, mayBeMissing } from './plan.ts';
import { type Difference, type OperationCheck, successOf, wordsOf } from './operation-check.ts';

interface Page {
  readonly page: number;
  readonly perPage: number;
  readonly request: string;
  readonly body: unknown;
}

const totalOf = ({ body }: Page): unknown =>
  field(field(body, 'pagination'), 'total') ?? field(body, 'total');

/** Checks a page: the number of its rows, and its `pagination` against its own total. */
function pageDifferences(rowsKey: string, at: Page): Difference[] {
  const { page, perPage, request, body } = at;
  const differences: Difference[] = [];
  const differ = (pointer: string, problem: string): void =>
    void differences.push({ kind: 'paging', request, pointer, problem });
  const rows = rowsAt(body, rowsKey).length;
  const total = totalOf(at);
  if (typeof total === 'number') {
    const due = Math.min(perPage, Math.max(0, total - (page - 1) * perPage));
    if (rows !== due) differ(`/${rowsKey}`, `has ${rows} rows, not ${due}`);
  } else if (rows > perPage) differ(`/${rowsKey}`, `has ${rows} rows, more than were asked for`);
  const told = field(body, 'pagination');
  const own = field(told, 'total');
  if (typeof own !== 'number') return differences;
  for (const [key, wanted] of Object.entries(pagination({ page, per_page: perPage }, own))) {
    const found = field(told, key);
    if (found === wanted || found === undefined) continue;
    differ(`/pagination/${key}`, `is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
  }
  return differences;
}

/** Checks for rows of the previous page. They are correct only if the list has grown since. */
function repeats(rowsKey: string, page: Page, before: Page | undefined): Difference[] {
  if (before === undefined || totalOf(before) !== totalOf(page)) return [];
  const [seen, rows] = [before, page].map(({ body }) =>
    rowsAt(body, rowsKey).map((row) => JSON.stringify(row)),
  );
  if (!rows?.some((row) => seen?.includes(row))) return [];
  const problem = 'has rows of the page before';
  return [{ kind: 'paging', request: page.request, pointer: `/${rowsKey}`, problem }];
}

export function pagingDifferences(
  operation: ContractOperation,
  pages: readonly Page[],
): Difference[] {
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
  readonly bodies: Map<OperationId, unknown>;
}

/** Rows per page in the paging checks. Low, so that short lists have several pages. */
const PER_PAGE = 2;

const NO_SUCH_ID = '2147483647';

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** The path of an operation with this id for each parameter. */
const pathWith = ({ path }: ContractOperation, id: string): string =>
  path.replaceAll(/\{\w+\}/g, encodeURIComponent(id));

/** The first id of the list that provides this operation's ids. */
function knownId({ id }: ContractOperation, bodies: ReadContext['bodies']): string | undefined {
  const area = areaOf(id);
  const list = LISTS[area];
  const [row] = list ? rowsAt(bodies.get(`${area}/list` as OperationId), list.rows) : [];
  const found = field(row, list?.id ?? 'id');
  return typeof found === 'number' || typeof found === 'string' ? String(found) : undefined;
}

/** Reads the first page, the second one, and the one after the last, which is empty. */
async function readPages(check: OperationCheck, path: string): Promise<void> {
  const pages: Page[] = [];
  const read = async (page: number): Promise<Page | undefined> => {
    const probe = { method: 'GET', path: `${path}?page=${page}&per_page=${PER_PAGE}` };
    const { status, json } = await check.send(probe);
    if (!isSuccess(status)) return undefined;
    const came = { page, perPage: PER_PAGE, request: wordsOf(probe), body: json };
    pages.push(came);
    return came;
  };
  const first = await read(1);
  if (first === undefined) return;
  const last = field(field(first.body, 'pagination'), 'pages');
  const others = new Set(typeof last === 'number' ? [2, last + 1] : [2]);
  for (const page of others) if (page > 1) await read(page);
  check.differences.push(...pagingDifferences(check.operation, pages));
}

/** Sends requests that must be refused: wrong parameters and an unknown id. */
async function readErrors(check: OperationCheck, path: string): Promise<void> {
  const { operation } = check;
  const { answers, parameters } = operation;
  if ('400' in answers && parameters.some(({ name }) => name === 'per_page')) {
    await check.send({ path: `${path}?per_page=0` }, { statuses: [400] });
  }
  if ('404' in answers && operation.path.includes('{')) {
    await check.send({ path: pathWith(operation, NO_SUCH_ID) }, { statuses: [404] });
  }
}

/** The body of the export: only the first name of the catalogue. */
function exportBody(bodies: ReadContext['bodies']): unknown {
  const domain = field(rowsAt(bodies.get('domains/list'), 'domains')[0], 'domain');
  return { filters: typeof domain === 'string' ? { domain } : {}, format: 'csv' };
}

/** Tries a read: with the token, without one, page by page, and with wrong input. */
export async function checkRead(
  check: OperationCheck,
  { role, bodies }: ReadContext,
): Promise<void> {
  const { operation } = check;
  const { id, method, roles } = operation;
  const known = operation.path.includes('{') ? knownId(operation, bodies) : '';
  const path = pathWith(operation, known ?? NO_SUCH_ID);
  const body = id === 'domains/export' ? exportBody(bodies) : undefined;
  const allowed = roles.some((name) => name === role);

  if (!allowed) {
    await check.send({ path, body }, { statuses: [403], kind: 'roles' });
  } else if (known === undefined) {
    const area = areaOf(id);
    check.reason = LISTS[area] ? `${area}/list gave no id` : 'no list gives its ids';
  } else {
    const empty = mayBeMissing(operation) ? [404] : [];
    const statuses = [...successOf(operation), ...empty];
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
