import { answerKinds, auths, methods, pageEnds, type Contract } from './contract.ts';
import { banner } from './docs.ts';
import { quote, union } from './names.ts';

const types = `import type { Role } from './types.ts';

/** What the contract says about an operation, as data: see \`operations\`. */
export interface OperationInfo {
  method: ${union(methods)};
  /** The path below the base URL, with \`{id}\` for path values. */
  path: string;
  /** Who may call it. \`anonymous\` is a caller without a token. */
  roles: readonly (Role | 'anonymous')[];
  /** What a success is: a JSON value, a stream of events or a file. */
  answer: ${union(answerKinds)};
  /** The token it carries; the access token where nothing is said. */
  auth?: ${union(auths.filter((auth) => auth !== 'access'))};
  /** A paged list: the key of its rows, and how its end is told. */
  pagination?: {
    items: string;
    /** The last page is \`pagination.pages\`, \`pagination.has_next\` is false, or a page has fewer rows than asked for. */
    until: ${union(pageEnds)};
  };
}
`;

/** `operations.ts`: the table of all operations as data, an entry of its own that the client does not load. */
export function emitOperations(contract: Contract): string {
  const rows = contract.operations.map(({ id, method, path, roles, kind, auth, pagination }) => {
    const fields = [
      `method: ${quote(method)}`,
      `path: ${quote(path)}`,
      `roles: [${roles.map(quote).join(', ')}]`,
      `answer: ${quote(kind)}`,
      auth !== 'access' && `auth: ${quote(auth)}`,
      pagination &&
        `pagination: { items: ${quote(pagination.items)}, until: ${quote(pagination.until)} }`,
    ].filter(Boolean);
    return `  ${quote(id)}: {\n${fields.map((field) => `    ${field},\n`).join('')}  },\n`;
  });
  return `${banner}${types}
/** Every operation of the contract by its id. */
export const operations = {
${rows.join('')}} as const satisfies Record<string, OperationInfo>;

/** The id of an operation, \`tag/method\`; the client's method is \`client.tag.method\`. */
export type OperationId = keyof typeof operations;
`;
}
