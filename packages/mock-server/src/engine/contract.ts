import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import {
  type ContractOperation,
  type ContractParameter,
  type JsonSchema,
  operations,
  schemas,
} from '../generated/contract.ts';

/** What is wrong with which field: `filters.tld` → `must be at most 63 characters`. */
export type FieldErrors = Readonly<Record<string, string>>;

const FORMATS: Record<string, string> = {
  date: 'must be a date such as 2026-11-20',
  'date-time': 'must be a time such as 2026-11-20T18:00:00Z',
  email: 'must be a valid email address',
  uri: 'must be a valid URL',
};

const TYPES: Record<string, string> = {
  integer: 'must be a whole number',
  number: 'must be a number',
  string: 'must be text',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
};

/** A text for people for each keyword of JSON Schema that the contract uses. */
const MESSAGES: Record<string, (parameters: Record<string, unknown>) => string> = {
  required: () => 'is required',
  additionalProperties: () => 'is not known here',
  unevaluatedProperties: () => 'is not known here',
  type: ({ type }) =>
    TYPES[String([type].flat().find((name) => name !== 'null'))] ?? 'has the wrong type',
  enum: ({ allowedValues }) =>
    `must be one of ${Array.isArray(allowedValues) ? allowedValues.join(', ') : 'its values'}`,
  const: ({ allowedValue }) => `must be ${String(allowedValue)}`,
  format: ({ format }) => FORMATS[String(format)] ?? `must be a valid ${String(format)}`,
  pattern: ({ pattern }) =>
    pattern === String.raw`\S` ? 'must not be blank' : 'has a form that is not allowed',
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  maximum: ({ limit }) => `must be at most ${String(limit)}`,
  minLength: ({ limit }) =>
    limit === 1 ? 'must not be empty' : `must be at least ${String(limit)} characters`,
  maxLength: ({ limit }) => `must be at most ${String(limit)} characters`,
  minItems: ({ limit }) => `must have at least ${String(limit)} entries`,
  maxItems: ({ limit }) => `must have at most ${String(limit)} entries`,
  uniqueItems: () => 'must not repeat an entry',
};

/** The parameters of an error that name a property which is missing or too many. */
const NAMES = ['missingProperty', 'additionalProperty', 'unevaluatedProperty'];

/** What an error is about, as a JSON pointer; empty for the whole. */
export function errorPointer({ instancePath, params }: ErrorObject): string {
  const named: unknown = NAMES.map((name): unknown => params[name]).find(
    (value) => value !== undefined,
  );
  if (typeof named !== 'string') return instancePath;
  return `${instancePath}/${named.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

export const errorText = ({ keyword, params, message }: ErrorObject): string =>
  MESSAGES[keyword]?.(params) ?? message ?? 'is wrong';

/** The field that an error is about, as a dotted path; empty for the whole. */
function fieldOf(error: ErrorObject): string {
  const path = errorPointer(error).split('/').slice(1);
  return path.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
}

/** How many fields an answer names at most: a hostile body has a hundred thousand that are wrong. */
const NAMED_FIELDS = 100;

/** Whether an error says only that a value is not null, or none of several: what is wrong with it is another error. */
const saysNothing = ({ keyword, params }: ErrorObject): boolean =>
  keyword === 'oneOf' || keyword === 'anyOf' || params['type'] === 'null';

/** Errors without those that say little, unless there are no others. */
export function telling(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const clear = errors.filter((error) => !saysNothing(error));
  return clear.length > 0 ? clear : errors;
}

/** The checker's errors, one text a field (the first); `''` stands for the value as a whole. Undefined without errors. */
function fieldErrors(errors: readonly ErrorObject[]): FieldErrors | undefined {
  if (errors.length === 0) return undefined;
  const texts = new Map<string, string>();
  for (const error of telling(errors)) {
    const field = fieldOf(error);
    if (!texts.has(field)) texts.set(field, errorText(error));
    if (texts.size === NAMED_FIELDS) break;
  }
  return Object.fromEntries(texts);
}

/** All field errors in one line: `price: must be at least 0; domain: is required`. */
export function errorLine(errors: FieldErrors): string {
  return Object.entries(errors)
    .map(([field, text]) => (field === '' ? `The value ${text}` : `${field}: ${text}`))
    .join('; ');
}

const LOCAL = '#/components/schemas/';
const ROOT = 'contract';

/** The operation of this name. Throws where the contract has none. */
export function operationOf(id: string): ContractOperation {
  const operation = operations.find((candidate) => candidate.id === id);
  if (operation === undefined) throw new RangeError(`The contract has no ${id}`);
  return operation;
}

export const componentOf = ({ $ref }: JsonSchema): string | undefined =>
  typeof $ref === 'string' && $ref.startsWith(LOCAL) ? $ref.slice(LOCAL.length) : undefined;

/** The schema itself, or the component that it refers to. */
export function resolved(schema: JsonSchema): JsonSchema {
  const component = schemas[componentOf(schema) ?? ''];
  return component === undefined ? schema : { ...resolved(component), ...schema };
}

/**
 * What compiles schemas, and what it has compiled: each when it is first needed, which keeps the start quick, and once for
 * all mocks of a process, which have the same contract.
 */
let ajv: Ajv2020 | undefined;

const compiled = new Map<string, ValidateFunction>();

function createAjv(): Ajv2020 {
  const made = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    verbose: true,
  });
  addFormats(made);
  made.addSchema({ $id: ROOT, components: { schemas } });
  return made;
}

function compile(schema: JsonSchema): ValidateFunction {
  ajv ??= createAjv();
  // References that hold outside of the contract's own document.
  const absolute = JSON.stringify(schema).replaceAll(`"${LOCAL}`, `"${ROOT}${LOCAL}`);
  return ajv.compile(JSON.parse(absolute));
}

/** The errors of a value by a schema, which is compiled once for each key; none without a schema. */
function errorsOf(
  key: string,
  value: unknown,
  schema: JsonSchema | undefined | (() => JsonSchema),
): readonly ErrorObject[] {
  let validate = compiled.get(key);
  if (validate === undefined) {
    const made = typeof schema === 'function' ? schema() : schema;
    if (made === undefined) return [];
    validate = compile(made);
    compiled.set(key, validate);
  }
  return validate(value) ? [] : (validate.errors ?? []);
}

const check = (...what: Parameters<typeof errorsOf>): FieldErrors | undefined =>
  fieldErrors(errorsOf(...what));

/** A schema and those that it is put together from. */
function partsOf(schema: JsonSchema): JsonSchema[] {
  const whole = resolved(schema);
  const { allOf } = whole;
  return [whole, ...(Array.isArray(allOf) ? allOf.flatMap(partsOf) : [])];
}

/** The names of the properties that a component's objects have, inherited ones too, and of those that are required. */
export function schemaFields(name: string): { required: string[]; all: string[] } {
  const parts = partsOf(schemas[name] ?? {});
  const required = parts.flatMap((part) =>
    Array.isArray(part['required']) ? part['required'] : [],
  );
  const all = parts.flatMap(({ properties }) => Object.keys(properties ?? {}));
  return { required: [...new Set(required)], all: [...new Set(all)] };
}

/** What is wrong with some properties of an object by a component of the contract; the other properties may be anything. */
export function checkProperties(
  name: string,
  properties: readonly string[],
  value: Readonly<Record<string, unknown>>,
): FieldErrors | undefined {
  return check(`record ${name}`, value, () => {
    const known = partsOf(schemas[name] ?? {}).flatMap((part) =>
      Object.entries(part['properties'] ?? {}),
    );
    const checked = known.filter(([property]) => properties.includes(property));
    return { type: 'object', properties: Object.fromEntries(checked) };
  });
}

/** What is wrong with the parameters of a call; undefined when nothing is. */
export function checkParams(
  { id, parameters }: ContractOperation,
  values: unknown,
): FieldErrors | undefined {
  return check(`${id} params`, values, () => ({
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }));
}

/** What is wrong with the body of a call; undefined when nothing is. */
export const checkBody = ({ id, body }: ContractOperation, value: unknown) =>
  check(`${id} body`, value, body?.schema);

export const documented = ({ answers }: ContractOperation, status: number) =>
  answers[status] ?? answers['default'];

/** What is wrong with an answer's JSON body, as ajv reports it. Of a status that the contract does not have: nothing. */
export const answerErrors = (operation: ContractOperation, status: number, value: unknown) =>
  errorsOf(`${operation.id} answer ${status}`, value, documented(operation, status)?.schema);

/** What is wrong with an answer's JSON body, or that the contract does not have such an answer; undefined when nothing is. */
export function checkAnswer(
  operation: ContractOperation,
  status: number,
  value: unknown,
): FieldErrors | undefined {
  return documented(operation, status) === undefined
    ? { '': `is answered with the undocumented status ${status}` }
    : fieldErrors(answerErrors(operation, status, value));
}

/** What is wrong with one event of a stream; undefined when nothing is. */
export const checkEvent = ({ id, answers }: ContractOperation, status: number, value: unknown) =>
  check(`${id} event ${status}`, value, answers[status]?.events);

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
