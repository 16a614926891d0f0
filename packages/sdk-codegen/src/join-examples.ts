import { parse } from 'yaml';
import { ContractError, type Json, methods } from './contract.ts';
import type { Document, SourceAnswer } from './document.ts';

/** The answers of the mock server, `openapi/examples.yaml`. */
export interface Examples {
  /** Successful answers by operation. */
  answers: Record<string, Json>;
  /** Error answers by the name of the shared response. */
  refusals: Record<string, Json>;
}

/**
 * The contract for tools that want all in one document: each answer has its example.
 * @param yaml the text of openapi/console.yaml
 * @param examples the text of openapi/examples.yaml
 * @throws {ContractError} for an example of an answer that the contract does not have
 */
export function joinExamples(yaml: string, examples: string): Document {
  const document: Document = parse(yaml);
  const { answers, refusals }: Examples = parse(examples);
  const successes = Object.values(document.paths).flatMap((path) =>
    methods.flatMap((method) => {
      const { operationId = '', responses = {} } = path[method.toLowerCase()] ?? {};
      const [status = ''] = Object.keys(responses).filter((code) => code.startsWith('2'));
      return [[operationId, responses[status]] as const];
    }),
  );
  const join = (known: Partial<Document['components']['responses']>, values: typeof answers) => {
    for (const [name, value] of Object.entries(values)) addExample(name, known[name], value);
  };
  join(Object.fromEntries(successes), answers);
  join(document.components.responses, refusals);
  return document;
}

function addExample(
  name: string,
  answer: SourceAnswer | { $ref: string } | undefined,
  value: Json,
) {
  const content = answer && 'content' in answer ? answer.content : {};
  const [media] = Object.values(content ?? {});
  if (!media)
    throw new ContractError(name, 'examples.yaml has an answer that the contract does not have');
  media.example = value;
}
