import {
  mergedObject,
  type Answer,
  type Contract,
  type Operation,
  type Parameter,
  type Schema,
} from './contract.ts';
import { banner } from './docs.ts';
import { propertyKey } from './names.ts';

const types = `/** A JSON schema with its prose; references are to \`#/components/schemas/…\`. */
export type Described = Readonly<Record<string, unknown>>;

export interface ReferenceParameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description: string;
  schema: Described;
}

export interface ReferenceAnswer {
  /** \`200\`, \`404\` … or \`default\`. */
  status: string;
  description: string;
  /** Absent when the answer has no body. */
  contentType?: string;
  schema?: Described;
  /** The schema of one event, for an event stream. */
  events?: Described;
}

export interface ReferenceOperation {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  roles: readonly string[];
  parameters: readonly ReferenceParameter[];
  body?: Described;
  answers: readonly ReferenceAnswer[];
}

export interface ReferenceTag {
  name: string;
  description: string;
  operations: readonly ReferenceOperation[];
}
`;

function parameterOf({ name, in: place, required, description, schema }: Parameter) {
  return { name, in: place, required, description, schema };
}

function answerOf({ status, description, content }: Answer) {
  return {
    status,
    description,
    ...(content && { contentType: content.type, schema: content.schema }),
    ...(content?.events && { events: content.events }),
  };
}

function operationOf(operation: Operation) {
  const { id, method, path, summary, description, roles, parameters, body, answers } = operation;
  return {
    id,
    method,
    path,
    summary,
    description,
    roles,
    parameters: parameters.map(parameterOf),
    ...(body && { body: body.schema }),
    answers: answers.map(answerOf),
  };
}

/** An object with what it inherits in place of the parts that it inherits from; any other schema as it is. */
function whole(contract: Contract, { allOf, unevaluatedProperties: _, ...schema }: Schema): Schema {
  if (!allOf) return schema;
  const { properties, required } = mergedObject(contract, { ...schema, allOf });
  return { ...schema, type: 'object', required: [...required], properties };
}

/** `reference.ts` of the mock server: the contract with its prose, for the reference that people read in the browser. */
export function emitMockReference(contract: Contract): string {
  const { title, tags, schemas } = contract;
  const areas = tags.map(({ name, description, operations }) => {
    const list = operations.map((operation) => `    ${JSON.stringify(operationOf(operation))},\n`);
    return `  {\n    name: ${JSON.stringify(name)},\n    description: ${JSON.stringify(description)},\n    operations: [\n${list.join('')}    ],\n  },\n`;
  });
  const components = Object.entries<Schema>(schemas).map(
    ([name, schema]) => `  ${propertyKey(name)}: ${JSON.stringify(whole(contract, schema))},\n`,
  );
  return `${banner}${types}
/** What the contract is called. */
export const title = ${JSON.stringify(title)};

/** The operations by their tag, in the contract's order. */
export const tags: readonly ReferenceTag[] = [
${areas.join('')}];

/** The component schemas by name, in the contract's order. */
export const schemas: Readonly<Record<string, Described>> = {
${components.join('')}};
`;
}
