import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { type ContractOperation, operations, schemas } from '../generated/contract.ts';
import type { ContractParameter, JsonSchema } from '../types/operation.ts';

/** Errors by field: `filters.tld` → `must be at most 63 characters`. */
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

/** The words of a pattern that is a choice of them, such as `^(domain|price|ds\\d+)$`. */
function formText(pattern: string): string {
  const choices = /^\^\((.*)\)\$$/.exec(pattern)?.[1]?.split('|') ?? [];
  const words = choices.filter((choice) => /^\w+$/.test(choice));
  return words.length > 1
    ? `has a form that is not allowed: it can be ${words.join(', ')}`
    : 'has a form that is not allowed';
}

/** A readable text for each keyword of JSON Schema that the contract uses. */
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
    pattern === String.raw`\S` ? 'must not be blank' : formText(String(pattern)),
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  maximum: ({ limit }) => `must be at most ${String(limit)}`,
  minLength: ({ limit }) =>
    limit === 1 ? 'must not be empty' : `must be at least ${String(limit)} characters`,
  maxLength: ({ limit }) => `must be at most ${String(limit)} characters`,
  minItems: ({ limit }) =>
    limit === 1 ? 'must not be empty' : `must have at least ${String(limit)} entries`,
  maxItems: ({ limit }) => `must have at most ${String(limit)} entries`,
  uniqueItems: () => 'must not repeat an entry',
};

/** Parameters of an error that name a missing or unknown property. */
const NAMES = ['missingProperty', 'additionalProperty', 'unevaluatedProperty'];

/** JSON pointer to the value of an error. Empty for the whole value. */
function errorPointer({ instancePath, params }: ErrorObject): string {
  const named: unknown = NAMES.map((name): unknown => params[name]).find(
    (value) => value !== undefined,
  );
  if (typeof named !== 'string') return instancePath;
  return `${instancePath}/${named.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

export const errorText = ({ keyword, params, message }: ErrorObject): string =>
  MESSAGES[keyword]?.(params) ?? message ?? 'is wrong';

/** Dotted path to the field of an error. Empty for the whole value. */
function fieldOf(error: ErrorObject): string {
  const path = errorPointer(error).split('/').slice(1);
  return path.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
}

/** Largest number of fields that an answer names. A hostile body can have a hundred thousand wrong ones. */
const NAMED_FIELDS = 100;

/** Whether an error only says that a value is not null or matches no alternative. Another error gives the reason. */
const saysNothing = ({ keyword, params }: ErrorObject): boolean =>
  keyword === 'oneOf' || keyword === 'anyOf' || params['type'] === 'null';

/** The errors that give a reason, or all errors if none does. */
function withReason(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const clear = errors.filter((error) => !saysNothing(error));
  return clear.length > 0 ? clear : errors;
}

/** One text per field, that of its first error. `''` is the value as a whole. Undefined without errors. */
function fieldErrors(errors: readonly ErrorObject[]): FieldErrors | undefined {
  if (errors.length === 0) return undefined;
  const texts = new Map<string, string>();
  for (const error of withReason(errors)) {
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

/** The operation with this id. Throws a RangeError when the contract has none. */
export function operationOf(id: string): ContractOperation {
  const operation = operations.find((candidate) => candidate.id === id);
  if (operation === undefined) throw new RangeError(`The contract has no ${id}`);
  return operation;
}

export const componentOf = ({ $ref }: JsonSchema): string | undefined =>
  typeof $ref === 'string' && $ref.startsWith(LOCAL) ? $ref.slice(LOCAL.length) : undefined;

/** Resolves a reference to a component. Returns other schemas as they are. */
export function resolved(schema: JsonSchema): JsonSchema {
  const component = schemas[componentOf(schema) ?? ''];
  return component === undefined ? schema : { ...resolved(component), ...schema };
}

/**
 * The schema compiler and the schemas it has compiled. Each schema is compiled on first use, which keeps the start
 * fast, and only once for all mocks of a process.
 */
let ajv: Ajv2020 | undefined;

const compiled = new Map<string, ValidateFunction>();

function createAjv(): Ajv2020 {
  const made = new Ajv2020({
    strict: false,
    // Infinity, which JSON has as 1e999, is no number.
    strictNumbers: true,
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
  // Makes references absolute, so that they resolve outside the contract's own document.
  const absolute = JSON.stringify(schema).replaceAll(`"${LOCAL}`, `"${ROOT}${LOCAL}`);
  return ajv.compile(JSON.parse(absolute));
}

/** Checks a value against a schema, which is compiled once per key. No errors without a schema. */
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

/** A schema and the schemas of its `allOf`, at any depth. */
export function partsOf(schema: JsonSchema): JsonSchema[] {
  const whole = resolved(schema);
  const { allOf } = whole;
  return [whole, ...(Array.isArray(allOf) ? allOf.flatMap(partsOf) : [])];
}

/** All properties and the required properties of a component, including inherited ones. */
export function schemaFields(name: string): { required: string[]; all: string[] } {
  const parts = partsOf(schemas[name] ?? {});
  const required = parts.flatMap((part) =>
    Array.isArray(part['required']) ? part['required'] : [],
  );
  const all = parts.flatMap(({ properties }) => Object.keys(properties ?? {}));
  return { required: [...new Set(required)], all: [...new Set(all)] };
}

/** Checks the given properties of an object against a component. Other properties can have any value. */
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

/** Errors of the parameters of a call. Undefined when there is none. */
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

/** Errors of the body of a call. Undefined when there is none. */
export const checkBody = ({ id, body }: ContractOperation, value: unknown) =>
  check(`${id} body`, value, body?.schema);

/** The properties of an object schema by name, inherited ones included. Undefined when it allows any name. */
function knownProperties(schema: JsonSchema): Readonly<Record<string, JsonSchema>> | undefined {
  const parts = partsOf(schema);
  const known = parts.map(({ properties }) => properties ?? {});
  const isOpen = parts.some((part) => typeof part['additionalProperties'] === 'object');
  const all: Record<string, JsonSchema> = Object.assign({}, ...known);
  return isOpen || Object.keys(all).length === 0 ? undefined : all;
}

/**
 * Why no value of a schema can have all parts of a pattern: a name that it does not know, with the known ones, or a value that
 * it does not allow. Undefined when one can.
 * @param key identifies the schema, which is compiled once
 */
export function patternError(
  key: string,
  schema: JsonSchema,
  pattern: unknown,
  path: string,
): string | undefined {
  const whole = resolved(schema);
  const choices = whole['anyOf'] ?? whole['oneOf'];
  if (Array.isArray(choices)) {
    const errors = choices.map((one: JsonSchema, index) =>
      patternError(`${key}|${index}`, one, pattern, path),
    );
    return errors.includes(undefined) ? undefined : errors[0];
  }
  const inside = (name: string, of: JsonSchema, part: unknown, at = name) =>
    patternError(`${key}.${name}`, of, part, `${path}.${at}`);
  if (Array.isArray(pattern)) {
    const { items } = whole as { items?: JsonSchema };
    if (items === undefined) return undefined;
    return firstOf(pattern.map((part, index) => inside('[]', items, part, String(index))));
  }
  if (typeof pattern === 'object' && pattern !== null) {
    const known = knownProperties(whole);
    if (known === undefined) return undefined;
    return firstOf(
      Object.entries(pattern).map(([name, part]) => {
        const of = Object.hasOwn(known, name) ? known[name] : undefined;
        if (of !== undefined) return inside(name, of, part);
        return `${path}.${name} is unknown. Known: ${Object.keys(known).join(', ')}`;
      }),
    );
  }
  // An enumeration that may grow: only the values that it has now are meant.
  const { 'x-known': values } = whole;
  const closed = Array.isArray(values) ? { ...whole, enum: values } : whole;
  const errors = check(`pattern ${key}`, pattern, closed);
  return errors && `${path} ${Object.values(errors)[0]}, not ${JSON.stringify(pattern)}`;
}

const firstOf = (errors: readonly (string | undefined)[]): string | undefined =>
  errors.find((error) => error !== undefined);

export const documented = ({ answers }: ContractOperation, status: number) =>
  answers[status] ?? answers['default'];

/** Errors of an answer's JSON body, as ajv reports them. None for a status without a schema. */
export const answerErrors = (operation: ContractOperation, status: number, value: unknown) =>
  errorsOf(`${operation.id} answer ${status}`, value, documented(operation, status)?.schema);

/** Errors of an answer: an undocumented status or a wrong JSON body. Undefined when there is none. */
export function checkAnswer(
  operation: ContractOperation,
  status: number,
  value: unknown,
): FieldErrors | undefined {
  return documented(operation, status) === undefined
    ? { '': `is answered with the undocumented status ${status}` }
    : fieldErrors(answerErrors(operation, status, value));
}

/** Errors of one event of a stream. Undefined when there is none. */
export const checkEvent = ({ id, answers }: ContractOperation, status: number, value: unknown) =>
  check(`${id} event ${status}`, value, answers[status]?.events);

const CONVERT: Record<string, (text: string) => unknown> = {
  integer: (text) => (/^-?\d+$/.test(text) ? Number(text) : text),
  number: (text) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text),
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : text),
};

/** Converts a parameter to its type if possible. A missing parameter gets its default. */
export function readParameter({ schema }: ContractParameter, text: string | undefined): unknown {
  const { type, default: fallback } = resolved(schema);
  if (text === undefined) return fallback;
  return (typeof type === 'string' ? CONVERT[type]?.(text) : undefined) ?? text;
}

/** The parameters of a call by name, converted. Those without a value are left out. */
export function readParameters(
  parameters: readonly ContractParameter[],
  path: Readonly<Record<string, string>>,
  query: URLSearchParams,
): Record<string, unknown> {
  const given = parameters.map((parameter) => {
    const { name, in: place } = parameter;
    const text = place === 'path' ? path[name] : (query.get(name) ?? undefined);
    return [name, readParameter(parameter, text)] as const;
  });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
