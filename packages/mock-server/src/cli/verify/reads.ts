import type { ContractOperation } from '../../generated/contract.ts';
import type { OperationId } from '../../generated/operations.ts';
import { type Difference, successOf, type Tried } from './compare.ts';
import { ID_SOURCES, mayBeMissing } from './plan.ts';
import { wordsOf } from './server.ts';

/** One page of a list as it was asked for and as it came. */
interface Page {
  readonly page: number;
  readonly perPage: number;
  /** The request in words. */
  readonly request: string;
  readonly body: unknown;
}

/** The value below a key, of whatever it is. */
export const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** The rows of a page; none where the body has no such list. */
function rowsOf({ pagination }: ContractOperation, body: unknown): readonly unknown[] {
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

const totalOf = ({ body }: Page): unknown =>
  field(field(body, 'pagination'), 'total') ?? field(body, 'total');

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

/** What the reads know: the token's role, and the lists that were read so far. */
export interface ReadContext {
  readonly role: string;
  /** The bodies of successful reads, by operation. */
  readonly bodies: Map<OperationId, unknown>;
}

/** Rows of a page in the paging checks: few, so that short lists have several pages too. */
const PER_PAGE = 2;

/** A number that no record has. */
const NO_SUCH_ID = '2147483647';

type Ids = Readonly<Record<string, string>>;

const fill = ({ path }: ContractOperation, ids: Ids): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? ''));

const pathNames = ({ parameters }: ContractOperation): string[] =>
  parameters.flatMap((parameter) => (parameter.in === 'path' ? [parameter.name] : []));

const sameId = (operation: ContractOperation, id: string): Ids =>
  Object.fromEntries(pathNames(operation).map((name) => [name, id]));

/** The id of the first row of the list that knows this operation's ids. */
function knownId({ id }: ContractOperation, bodies: ReadContext['bodies']): string | undefined {
  const source = ID_SOURCES[id];
  const rows = source && field(bodies.get(source.list), source.rows);
  const found = Array.isArray(rows) ? field(rows[0], source?.key ?? 'id') : undefined;
  return typeof found === 'number' || typeof found === 'string' ? String(found) : undefined;
}

/** What the export is asked for: the first name of the catalogue and nothing else. */
function exportBody(bodies: ReadContext['bodies']): unknown {
  const rows = field(bodies.get('domains/list'), 'domains');
  const domain = Array.isArray(rows) ? field(rows[0], 'domain') : undefined;
  return { filters: typeof domain === 'string' ? { domain } : {}, format: 'csv' };
}

const hasParameter = ({ parameters }: ContractOperation, name: string): boolean =>
  parameters.some((parameter) => parameter.name === name);

async function readPages(tried: Tried, path: string): Promise<void> {
  const { operation } = tried;
  const read = async (page: number): Promise<Page | undefined> => {
    const probe = { method: 'GET', path: `${path}?page=${page}&per_page=${PER_PAGE}` };
    const answer = await tried.send(probe, { statuses: successOf(operation) });
    if (answer === undefined) return undefined;
    return { page, perPage: PER_PAGE, request: wordsOf(probe), body: answer.json };
  };
  const first = await read(1);
  if (first === undefined) return;
  const pages = field(field(first.body, 'pagination'), 'pages');
  // The second page, and one after the last, which is empty.
  const numbers = typeof pages === 'number' ? [...new Set([2, pages + 1])] : [2];
  const others: (Page | undefined)[] = [];
  for (const page of numbers.filter((number) => number > 1)) others.push(await read(page));
  const came = [first, ...others].filter((page) => page !== undefined);
  tried.differences.push(...pagingDifferences(operation, came));
}

/** Requests of people who are nobody: refused, whatever the operation. */
async function readAsNobody(tried: Tried, path: string, body: unknown): Promise<void> {
  const { operation } = tried;
  const { method } = operation;
  await tried.send({ method, path, body, by: 'nobody' }, { statuses: [401], kind: 'roles' });
  if (operation.id === 'auth/profile') {
    await tried.send({ method, path, by: 'forger' }, { statuses: [401], kind: 'roles' });
  }
}

/** Requests with input that is refused: bad parameters, an id that does not exist. */
async function readErrors(tried: Tried, path: string): Promise<void> {
  const { operation } = tried;
  if ('400' in operation.answers && hasParameter(operation, 'per_page')) {
    await tried.send({ method: 'GET', path: `${path}?per_page=0` }, { statuses: [400] });
  }
  if ('404' in operation.answers && pathNames(operation).length > 0) {
    const nowhere = fill(operation, sameId(operation, NO_SUCH_ID));
    await tried.send({ method: 'GET', path: nowhere }, { statuses: [404] });
  }
}

/** Tries an operation that only reads: as its roles, without a token, page by page, with wrong input. */
export async function tryRead(tried: Tried, { role, bodies }: ReadContext): Promise<void> {
  const { operation } = tried;
  const { id, method, roles } = operation;
  const names = pathNames(operation);
  const known = names.length === 0 ? '' : knownId(operation, bodies);
  const path = fill(operation, sameId(operation, known ?? NO_SUCH_ID));
  const body = id === 'domains/export' ? exportBody(bodies) : undefined;
  const allowed = roles.some((name) => name === role);

  if (!allowed) {
    await tried.send({ method, path, body }, { statuses: [403], kind: 'roles' });
  } else if (known === undefined) {
    const source = ID_SOURCES[id];
    tried.leave(source ? `${source.list} gave no id` : 'no list gives its ids');
  } else {
    const empty = mayBeMissing(operation) ? [404] : [];
    const answer = await tried.send(
      { method, path, body },
      { statuses: [...successOf(operation), ...empty] },
    );
    if (answer !== undefined && answer.status < 300) bodies.set(id, answer.json);
    if (answer !== undefined && answer.status < 300 && operation.pagination !== undefined) {
      await readPages(tried, path);
    }
  }
  await readAsNobody(tried, path, body);
  if (allowed && method === 'GET') await readErrors(tried, path);
}
