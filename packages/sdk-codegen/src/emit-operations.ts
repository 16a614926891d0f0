import type { Contract } from './contract.ts';
import { banner } from './docs.ts';
import { quote } from './names.ts';

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
  return `${banner}import type { OperationInfo } from '../operation.ts';

/** Every operation of the contract by its id. */
export const operations = {
${rows.join('')}} as const satisfies Record<string, OperationInfo>;

/** The id of an operation, \`tag/method\`; the client's method is \`client.tag.method\`. */
export type OperationId = keyof typeof operations;
`;
}
