import { readFileSync } from 'node:fs';
import type { Operation } from '@dropcatch/sdk-codegen/contract';
import { readContract } from '@dropcatch/sdk-codegen/read-contract';
import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

const text = readFileSync(new URL('../../../openapi/console.yaml', import.meta.url), 'utf8');

const { tags, operations } = readContract(text);

/** All operations, in the order of the contract. */
export const checkedOperations: readonly Operation[] = operations;

/** The areas of the contract: the parts of the operations' ids before the slash. */
export const checkedAreas: readonly string[] = tags.map(({ name }) => name);

/** The operation with this id. Throws a RangeError when the contract has none. */
export function operationWithId(id: string): Operation {
  const operation = operations.find((candidate) => candidate.id === id);
  if (operation === undefined) throw new RangeError(`The contract has no ${id}`);
  return operation;
}

/** The documented answer with this status. Undefined when the contract has none. */
export const answerWith = (
  { answers }: Operation,
  status: number,
): Operation['success'] | undefined =>
  answers.find((answer) => answer.status === String(status)) ??
  answers.find((answer) => answer.status === 'default');

const SCHEMAS = '#/components/schemas/';

/** Knows the component schemas. Compiles a schema when an answer needs it. */
const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, verbose: true });
addFormats(ajv);
ajv.addSchema({ $id: 'contract', components: { schemas: parse(text).components.schemas } });

const validators = new Map<object, ValidateFunction>();

/** Errors of an answer's JSON body, as ajv reports them. None for a status without a schema. */
export function bodyErrors(operation: Operation, status: number, body: unknown): ErrorObject[] {
  const schema = answerWith(operation, status)?.content?.schema;
  if (schema === undefined) return [];
  let validate = validators.get(schema);
  if (validate === undefined) {
    // Makes references absolute, so that they resolve outside the contract's own document.
    const absolute = JSON.stringify(schema).replaceAll(`"${SCHEMAS}`, `"contract${SCHEMAS}`);
    validate = ajv.compile(JSON.parse(absolute));
    validators.set(schema, validate);
  }
  return validate(body) ? [] : (validate.errors ?? []);
}
