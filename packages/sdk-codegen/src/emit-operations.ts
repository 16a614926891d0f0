import {
  answerKinds,
  auths,
  type Contract,
  ContractError,
  methods,
  type Operation,
  queryParameters,
  resolveSchema,
  type Tag,
} from './contract.ts';
import { banner, docstring } from './docs.ts';
import { quote, union } from './names.ts';

const types = `import type { Role } from './types.ts';

/** What the contract says about an operation, as data: it drives the client, and tells who may call what. */
export interface OperationInfo {
  method: ${union(methods)};
  /** What the method takes after the path values, if anything. */
  input?: 'query' | 'body';
  /** The path below the base URL, with \`{id}\` for path values. */
  path: string;
  /** What a success is, if not a JSON value: a stream of events or a file. */
  answer?: ${union(answerKinds.filter((kind) => kind !== 'json'))};
  /** The token it carries; the access token where nothing is said. */
  auth?: ${union(auths.filter((auth) => auth !== 'access'))};
  /** A repeat does no harm, so that the call may be sent again. A GET always may. */
  idempotent?: boolean;
  /** Seconds to wait at least, for a call that may take long. */
  timeout?: number;
  /** A paged list. */
  pagination?: {
    /** The key of the rows. */
    items: string;
    /** The most rows that a page can have. */
    largestPage: number;
  };
  /** Who may call it. \`anonymous\` is a caller without a token. */
  roles: readonly (Role | 'anonymous')[];
}
`;

/**
 * `operations.ts`: the table of all operations as data, one object for each area and one for all. The latter is a pure call, so that
 * bundlers leave it out where only areas are used; they keep a spread.
 */
export function emitOperations(contract: Contract): string {
  const areas = contract.tags.map((tag) => area(contract, tag));
  const names = contract.tags.map(({ name }) => constantName(name));
  return `${banner}${types}
${refresh(contract)}
${areas.join('\n')}
/** Every operation of the contract by its id. */
export const operations: AllOperations = /* @__PURE__ */ Object.assign({}, ${names.join(', ')});

type AllOperations = ${names.map((name) => `typeof ${name}`).join(' &\n  ')};

/** The id of an operation, \`tag/method\`; the client's method is \`client.tag.method\`. */
export type OperationId = keyof typeof operations;
`;
}

/** `orders` → `ordersOperations`. */
export const constantName = (tag: string): string => `${tag}Operations`;

function area(contract: Contract, { name, operations }: Tag): string {
  const rows = operations.map((operation) => row(contract, operation)).join('');
  const doc = docstring([`The operations of \`client.${name}\` by their ids.`]);
  return `${doc}export const ${constantName(name)} = {\n${rows}} as const satisfies Record<string, OperationInfo>;\n`;
}

/** The operation that renews a session, which every client needs: apart, so that bundles can leave the rest of its area out. */
function refresh(contract: Contract): string {
  const operation = contract.operations.find(({ auth }) => auth === 'refresh');
  if (!operation) return '';
  const doc = docstring(['The operation that renews a session. A client of any area needs it.']);
  const fields = [`id: ${quote(operation.id)}`, ...fieldsOf(contract, operation)];
  return `${doc}export const refreshOperation = {\n${lines(fields, '  ')}} as const satisfies OperationInfo & { id: string };\n`;
}

function row(contract: Contract, operation: Operation): string {
  const fields = fieldsOf(contract, operation);
  return `  ${quote(operation.id)}: {\n${lines(fields, '    ')}  },\n`;
}

const lines = (fields: readonly string[], indent: string) =>
  fields.map((field) => `${indent}${field},\n`).join('');

/** What the table says of an operation, a field a line. */
function fieldsOf(contract: Contract, operation: Operation): string[] {
  const { method, path, roles, kind, auth, body, idempotent, timeout, pagination } = operation;
  const hasQuery = queryParameters(operation).length > 0;
  return [
    `method: ${quote(method)}`,
    hasQuery && `input: 'query'`,
    body && `input: 'body'`,
    `path: ${quote(path)}`,
    kind !== 'json' && `answer: ${quote(kind)}`,
    auth !== 'access' && `auth: ${quote(auth)}`,
    idempotent && method !== 'GET' && 'idempotent: true',
    timeout && `timeout: ${timeout}`,
    pagination &&
      `pagination: { items: ${quote(pagination.items)}, largestPage: ${largestPage(contract, operation)} }`,
    `roles: [${roles.map(quote).join(', ')}]`,
  ].filter((field) => typeof field === 'string');
}

function largestPage(contract: Contract, { id, parameters }: Operation): number {
  const size = parameters.find(({ name }) => name === 'per_page')?.schema ?? {};
  const { maximum } = resolveSchema(contract, size);
  if (maximum === undefined) throw new ContractError(id, 'per_page needs a maximum');
  return maximum;
}
