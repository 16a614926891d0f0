import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  type ContractOperation,
  type ContractParameter,
  type JsonSchema,
  schemas,
} from '../generated/contract.ts';
import { isObject } from '../json.ts';
import { type FieldErrors, fieldErrors } from './messages.ts';

const LOCAL = '#/components/schemas/';
const ROOT = 'contract';

/** The same schema with references that hold outside of the contract's own document. */
function absolute(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(absolute);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === '$ref' && typeof part === 'string' ? `${ROOT}${part}` : absolute(part),
    ]),
  );
}

/** The schema itself, or the component that it refers to. */
export function resolved(schema: JsonSchema): JsonSchema {
  const { $ref } = schema;
  if (typeof $ref !== 'string') return schema;
  const component = schemas[$ref.slice(LOCAL.length)];
  return component === undefined ? schema : { ...resolved(component), ...schema };
}

/** What is compared with the contract: the parameters or body that came, or an answer or event that goes. */
type Part = 'params' | 'body' | `answer ${string}` | `event ${string}`;

/**
 * What compiles schemas, and what it has compiled: each when it is first needed, which keeps the start quick, and once for
 * all mocks of a process, which have the same contract.
 */
let ajv: Ajv2020 | undefined;
const compiled = new Map<string, ValidateFunction>();

function createAjv(): Ajv2020 {
  const made = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats(made);
  made.addSchema({ $id: ROOT, components: { schemas } });
  return made;
}

function compile(key: string, schema: unknown): ValidateFunction {
  ajv ??= createAjv();
  const validate = ajv.compile(isObject(schema) ? schema : {});
  compiled.set(key, validate);
  return validate;
}

function errorsOf(
  operation: ContractOperation,
  part: Part,
  value: unknown,
  schema: () => unknown,
): readonly ErrorObject[] {
  const key = `${operation.id} ${part}`;
  const validate = compiled.get(key) ?? compile(key, schema());
  return validate(value) ? [] : (validate.errors ?? []);
}

function check(...what: Parameters<typeof errorsOf>): FieldErrors | undefined {
  const errors = errorsOf(...what);
  return errors.length === 0 ? undefined : fieldErrors(errors);
}

/** What is wrong with the parameters of a call; undefined when nothing is. */
export function checkParams(
  operation: ContractOperation,
  values: unknown,
): FieldErrors | undefined {
  return check(operation, 'params', values, () => ({
    type: 'object',
    properties: Object.fromEntries(
      operation.parameters.map(({ name, schema }) => [name, absolute(schema)]),
    ),
    required: operation.parameters.filter(({ required }) => required).map(({ name }) => name),
  }));
}

/** What is wrong with the body of a call; undefined when nothing is. */
export function checkBody(operation: ContractOperation, value: unknown): FieldErrors | undefined {
  const schema = operation.body?.schema;
  return schema && check(operation, 'body', value, () => absolute(schema));
}

/** What is wrong with an answer's JSON body, or that the contract does not have such an answer; undefined when nothing is. */
export function checkAnswer(
  operation: ContractOperation,
  status: number,
  value: unknown,
): FieldErrors | undefined {
  const answer = operation.answers[status] ?? operation.answers['default'];
  if (answer === undefined) return { '': `is answered with the undocumented status ${status}` };
  const { schema } = answer;
  return schema && check(operation, `answer ${status}`, value, () => absolute(schema));
}

/** The same as ajv reports it, error by error. Of a status that the contract does not have: nothing. */
export function answerErrors(
  operation: ContractOperation,
  status: number,
  value: unknown,
): readonly ErrorObject[] {
  const schema = (operation.answers[status] ?? operation.answers['default'])?.schema;
  return schema === undefined
    ? []
    : errorsOf(operation, `answer ${status}`, value, () => absolute(schema));
}

/** What is wrong with one event of a stream; undefined when nothing is. */
export function checkEvent(
  operation: ContractOperation,
  status: number,
  value: unknown,
): FieldErrors | undefined {
  const schema = operation.answers[status]?.events;
  return schema && check(operation, `event ${status}`, value, () => absolute(schema));
}

const CONVERT: Record<string, (text: string) => unknown> = {
  integer: (text) => (/^-?\d+$/.test(text) ? Number(text) : text),
  number: (text) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text),
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : text),
};

/** What a parameter was given as, in its own type where the text allows it, else its default. */
export function readParameter({ schema }: ContractParameter, text: string | undefined): unknown {
  const { type, default: fallback } = resolved(schema);
  if (text === undefined) return fallback;
  return (typeof type === 'string' ? CONVERT[type]?.(text) : undefined) ?? text;
}
