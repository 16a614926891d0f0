import {
  type Answer,
  type Contract,
  ContractError,
  type Operation,
  resolveSchema,
  type Schema,
} from './contract.ts';
import { banner, docstring, sentence } from './docs.ts';
import { propertyKey, quote } from './names.ts';
import { importedNames, typeName } from './type-names.ts';

/** `operations.ts` of the mock server: the types of each operation's input and answers. */
export function emitMockOperations(contract: Contract): string {
  const used = new Set<string>();
  const use = (schema: Schema, id: string) => {
    const type = typeName(schema, id);
    used.add(type);
    return type;
  };
  const answerBody = (content: Answer['content'], id: string) => {
    if (!content) return 'undefined';
    if (content.events) return `Events<${use(content.events, id)}>`;
    return content.type === 'application/json' ? use(content.schema, id) : 'FileBody';
  };
  const errors = (answers: readonly Answer[], id: string) => {
    const refusals = answers.filter(({ status }) => /^[45]/.test(status));
    for (const { status, content } of refusals) {
      if (!content || typeName(content.schema, id) !== 'ErrorBody')
        throw new ContractError(id, `${status} must have an ErrorBody`);
    }
    return refusals.map(({ status }) => status).join(' | ') || 'never';
  };
  const row = ({ id, summary, parameters, body, answers, success }: Operation) => {
    const params = parameters.map(({ name, schema, required }) => {
      const present = required || resolveSchema(contract, schema).default !== undefined;
      const type = use(schema, id);
      return `${propertyKey(name)}${present ? `: ${type}` : `?: ${type} | undefined`}`;
    });
    const lines = [
      params.length > 0
        ? `params: {\n${params.map((param) => `      ${param};\n`).join('')}    };`
        : 'params: Record<never, never>;',
      `body: ${body ? `${use(body.schema, id)}${body.required ? '' : ' | undefined'}` : 'undefined'};`,
      `success: { status: ${success.status}; body: ${answerBody(success.content, id)} };`,
      `errors: ${errors(answers, id)};`,
    ];
    return `${docstring([sentence(summary)], '  ')}  ${quote(id)}: {\n${lines.map((line) => `    ${line}\n`).join('')}  };\n`;
  };
  const rows = contract.operations.map(row).join('');
  const names = importedNames(used).map((name) => `  ${name},\n`);
  return `${banner}import type {
${names.join('')}} from '@dropcatch/sdk';
import type { Events, FileBody } from '../types/operation.ts';

export type OperationId = keyof OperationTypes;

/** Each operation: its parameters, its body, its success and the statuses of its errors. */
export interface OperationTypes {
${rows}}
`;
}
