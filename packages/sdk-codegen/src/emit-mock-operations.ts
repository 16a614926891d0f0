import {
  resolveSchema,
  type Answer,
  type Contract,
  type Operation,
  type Schema,
} from './contract.ts';
import { banner, docstring, sentence } from './docs.ts';
import { propertyKey, quote } from './names.ts';
import { importedNames, typeName } from './type-names.ts';

const helpers = `/** The events of a stream, in order. */
export type Events<Event> = Iterable<Event> | AsyncIterable<Event>;

/** A file to download. */
export interface FileBody {
  filename: string;
  content: string;
}

/** The input of an operation. */
export interface OperationRequest<Id extends OperationId> {
  /** Path and query parameters, checked, converted and with the contract's defaults. */
  params: OperationTypes[Id]['params'];
  /** The checked body. */
  body: OperationTypes[Id]['body'];
}

/** An answer of an operation: a documented status with its body. */
export type OperationAnswer<Id extends OperationId> = {
  [Status in keyof OperationTypes[Id]['answers']]: {
    status: Status;
    body: OperationTypes[Id]['answers'][Status];
  };
}[keyof OperationTypes[Id]['answers']];
`;

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
  const row = ({ id, summary, parameters, body, answers }: Operation) => {
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
      `answers: {\n${answers
        .filter(({ status }) => status !== 'default')
        .map(({ status, content }) => `      ${status}: ${answerBody(content, id)};\n`)
        .join('')}    };`,
    ];
    return `${docstring([sentence(summary)], '  ')}  ${quote(id)}: {\n${lines.map((line) => `    ${line}\n`).join('')}  };\n`;
  };
  const rows = contract.operations.map(row).join('');
  const names = importedNames(used).map((name) => `  ${name},\n`);
  return `${banner}import type {
${names.join('')}} from '@dropcatch/sdk';

${helpers}
export type OperationId = keyof OperationTypes;

/** Parameters and body of each operation, and the body of each documented answer by status. */
export interface OperationTypes {
${rows}}
`;
}
