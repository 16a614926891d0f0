import { queryParameters, type Contract } from './contract.ts';
import { banner, docstring, sentence } from './docs.ts';
import { operationTypeName, quote } from './names.ts';

/** `types.ts`: a named type for each component schema and for each operation's query. */
export function emitTypes(contract: Contract): string {
  const schemas = Object.keys(contract.schemas).map((name) => `  ${name},\n`);
  const queries = contract.operations
    .filter((operation) => queryParameters(operation).length > 0)
    .map(
      ({ id, summary }) =>
        docstring([`Query of \`${id}\`: ${sentence(summary)}`]) +
        `export type ${operationTypeName(id)}Query = Query<operations[${quote(id)}]['parameters']['query']>;\n`,
    );
  return [
    `${banner}import type { Query } from '../call.ts';\nimport type { operations } from './schema.ts';\n`,
    `export type {\n${schemas.join('')}} from './schema.ts';\n`,
    ...queries,
  ].join('\n');
}
