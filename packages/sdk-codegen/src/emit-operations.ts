import {
  type Contract,
  ContractError,
  type Operation,
  queryParameters,
  resolveSchema,
  type Tag,
} from './contract.ts';
import { banner, docstring } from './docs.ts';
import { answerShape } from './emit-answers.ts';
import { literal, quote } from './names.ts';

const head = `import type { OperationInfo } from '../operation.ts';

export type { OperationInfo };
`;

/**
 * `operations.ts`: all operations as data, in one object per area and one for all. The latter is a pure call, so that
 * bundlers drop it when only areas are used. They would keep a spread.
 */
export function emitOperations(contract: Contract): string {
  const areas = contract.tags.map((tag) => area(contract, tag));
  const names = contract.tags.map(({ name }) => constantName(name));
  const shapes = new Set(contract.operations.flatMap((operation) => answerShape(operation) ?? []));
  return `${banner}import {
${[...shapes].map((name) => `  ${name},\n`).join('')}} from './answers.ts';
${head}
${refresh(contract)}
${areas.join('\n')}
/** Every operation of the contract by its id. */
export const operations: AllOperations = /* @__PURE__ */ Object.assign({}, ${names.join(', ')});

type AllOperations = ${names.map((name) => `typeof ${name}`).join(' &\n  ')};

/** Id of an operation, \`tag/method\`. Its method is \`client.tag.method\`. */
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

/**
 * The operation that renews a session. Every client needs it, so it is separate: bundles can leave out the rest of its
 * area.
 */
function refresh(contract: Contract): string {
  const operation = contract.operations.find(({ auth }) => auth === 'refresh');
  if (!operation) return '';
  const doc = docstring(['The operation that renews a session. Every client needs it.']);
  const fields = [`id: ${quote(operation.id)}`, ...fieldsOf(contract, operation)];
  return `${doc}export const refreshOperation = {\n${lines(fields, '  ')}} as const satisfies OperationInfo & { id: string };\n`;
}

function row(contract: Contract, operation: Operation): string {
  const fields = fieldsOf(contract, operation);
  return `  ${quote(operation.id)}: {\n${lines(fields, '    ')}  },\n`;
}

const lines = (fields: readonly string[], indent: string) =>
  fields.map((field) => `${indent}${field},\n`).join('');

/** The fields of an operation in the table. */
function fieldsOf(contract: Contract, operation: Operation): string[] {
  const { method, path, roles, kind, auth, body, idempotent, timeout, pagination } = operation;
  const query = queryParameters(operation).map(({ name }) => name);
  const shape = answerShape(operation);
  return [
    `method: ${quote(method)}`,
    query.length > 0 && `input: 'query'`,
    query.length > 0 && `query: ${literal(query)}`,
    body && `input: 'body'`,
    `path: ${quote(path)}`,
    kind !== 'json' && `answer: ${quote(kind)}`,
    shape && `shape: ${shape}`,
    auth !== 'access' && `auth: ${quote(auth)}`,
    idempotent && method !== 'GET' && 'idempotent: true',
    timeout && `timeout: ${timeout}`,
    pagination &&
      `pagination: { items: ${quote(pagination.items)}, until: ${quote(pagination.until)}, largestPage: ${largestPage(contract, operation)} }`,
    `roles: [${roles.map(quote).join(', ')}]`,
  ].filter((field) => typeof field === 'string');
}

function largestPage(contract: Contract, { id, parameters }: Operation): number {
  const size = parameters.find(({ name }) => name === 'per_page')?.schema ?? {};
  const { maximum } = resolveSchema(contract, size);
  if (maximum === undefined) throw new ContractError(id, 'per_page needs a maximum');
  return maximum;
}
