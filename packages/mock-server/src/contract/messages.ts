import type { ErrorObject } from 'ajv';

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

function typeText(type: unknown): string {
  const wanted = Array.isArray(type) ? type.find((name) => name !== 'null') : type;
  return TYPES[String(wanted)] ?? 'has the wrong type';
}

/** A text for people for each keyword of JSON Schema that the contract uses. */
const MESSAGES: Record<string, (parameters: Record<string, unknown>) => string> = {
  required: () => 'is required',
  additionalProperties: () => 'is not known here',
  unevaluatedProperties: () => 'is not known here',
  type: ({ type }) => typeText(type),
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

/** What an error says, for people. */
export function errorText({ keyword, params, message }: ErrorObject): string {
  return MESSAGES[keyword]?.(params) ?? message ?? 'is wrong';
}

/** The field that an error is about, as a dotted path; empty for the whole. */
function fieldOf(error: ErrorObject): string {
  const path = errorPointer(error).split('/').slice(1);
  return path.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
}

/** How many fields an answer names at most: a hostile body has a hundred thousand that are wrong. */
const NAMED_FIELDS = 100;

/** Whether an error says only that a value is not null, or none of several: what is wrong with it is another error. */
function saysNothing({ keyword, params }: ErrorObject): boolean {
  return keyword === 'oneOf' || keyword === 'anyOf' || params['type'] === 'null';
}

/** The checker's errors, one text a field (the first); `''` stands for the value as a whole. */
export function fieldErrors(errors: readonly ErrorObject[]): FieldErrors {
  const texts = new Map<string, string>();
  const telling = errors.filter((error) => !saysNothing(error));
  for (const error of telling.length > 0 ? telling : errors) {
    if (texts.size === NAMED_FIELDS) break;
    const field = fieldOf(error);
    if (!texts.has(field)) texts.set(field, errorText(error));
  }
  return Object.fromEntries(texts);
}

/** All field errors in one line: `price: must be at least 0; domain: is required`. */
export function errorLine(errors: FieldErrors): string {
  return Object.entries(errors)
    .map(([field, text]) => (field === '' ? `The value ${text}` : `${field}: ${text}`))
    .join('; ');
}
