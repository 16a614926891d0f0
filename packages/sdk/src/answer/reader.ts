/**
 * Reads answers by their shapes in the contract. Services send numbers and booleans as text, instants without an offset,
 * and null for an empty list. Each is read once, here. Above, every value has its type by contract, or is null.
 */
import type { AnswerShape, FieldType, ValueKind, WordList } from './shape.ts';

type Fields = Record<string, unknown>;
type Single = string | number | boolean;

/** Called with the path of a value that cannot be read, such as `orders[].price`. */
type Report = (path: string) => void;

/**
 * Reads a JSON value as an answer of this shape, and changes it in place. A value that cannot be read becomes null, or an
 * empty list or object where the contract has no null.
 * @param isRead whether the call wants the record. The answer of a write may be empty
 * @returns what is wrong if it is no such answer: it is no object, lacks what it is about, or only tells an error
 */
export function readAnswer(
  shape: AnswerShape,
  answer: unknown,
  report: Report,
  isRead = true,
): string | undefined {
  if (!isObject(answer, shape)) return 'is not a JSON object';
  const { rows, needs, fields = {}, nullable = {} } = shape;
  if (rows && answer[rows] !== null && !Array.isArray(answer[rows]))
    return `has no list \`${rows}\``;
  const [first] = Object.keys(fields);
  if (first !== undefined && !hasOneOf(fields, answer) && !hasOneOf(nullable, answer)) {
    const { error } = answer;
    if (typeof error === 'string' && answer['success'] == null) return `tells an error: ${error}`;
    if (isRead) return `has none of its fields, such as \`${first}\``;
  }
  const isTold = fields['success'] !== undefined && answer['success'] != null;
  readFields(answer, shape, '', report);
  const needed = needs ?? (isTold && 'success');
  return needed && (answer[needed] ?? '') === '' ? `has no readable \`${needed}\`` : undefined;
}

/** Whether an object has a field of these names. */
function hasOneOf(names: object, answer: Fields): boolean {
  for (const name in names) if (answer[name] !== undefined) return true;
  return false;
}

/** The record of an answer that has it in a field of its own, `{ "order": { … } }`; any other answer as it is. */
export function unwrapped({ record }: AnswerShape, answer: unknown): unknown {
  const inner = record !== undefined && isObject(answer, {}) ? answer[record] : undefined;
  return isObject(inner, {}) ? inner : answer;
}

/** Reads each field of an object, and adds the lists and objects that it must have. */
function readFields(object: Fields, shape: AnswerShape, path: string, report: Report): Fields {
  const known = fieldsOf.get(shape) ?? listFields(shape);
  // A row without any of its required fields, which come first.
  let isHollow = path.endsWith('[].') && known[0]?.group === 'fields';
  for (const field of known) {
    const { name, type, group } = field;
    const value = object[name];
    if (group === 'fields' && value !== undefined) isHollow = false;
    if (isRight(value, type)) continue;
    if (value === undefined) {
      if (group !== 'fields' || !isStructure(type)) continue;
    } else if (value === null && group === 'nullable') continue;
    const found = read(value ?? null, type, path, name, report);
    if (found === null && group === 'fields') {
      if (value === null || value === '') report(path + name);
      object[name] = emptyOf(type);
    } else
      object[name] = found === null && group === 'optional' && isShape(type) ? undefined : found;
  }
  if (isHollow) report(path.slice(0, -1));
  const { each } = shape;
  if (each === undefined) return object;
  const names = new Set(known.map(({ name }) => name));
  for (const [name, value] of Object.entries(object)) {
    if (!names.has(name)) object[name] = read(value, each, path, name, report) ?? emptyOf(each);
  }
  return object;
}

/** What stands for nothing in a field that must have a value. */
const emptyOf = (type: FieldType) => (isShape(type) ? readFields({}, type, '', () => {}) : null);

/** A field of a shape. */
interface Field {
  name: string;
  type: FieldType;
  group: 'fields' | 'nullable' | 'optional';
}

/** The fields of a shape in one list, which each row of an answer needs. */
function listFields(shape: AnswerShape): readonly Field[] {
  const all = (['fields', 'nullable', 'optional'] as const).flatMap((group) =>
    Object.entries(shape[group] ?? {}).map(([name, type]) => ({ name, type, group })),
  );
  fieldsOf.set(shape, all);
  return all;
}

const fieldsOf = new WeakMap<AnswerShape, readonly Field[]>();

/** Whether a value is what its type says, so that there is nothing to read. */
function isRight(value: unknown, type: FieldType): boolean {
  if (typeof value === 'string') {
    if (type === 'text') return true;
    if (type === 'instant') return plainInstant.test(value);
    return type === 'day' && plainDay.test(value);
  }
  return typeof value === 'number'
    ? type === 'number' && isExact(value)
    : typeof value === 'boolean' && type === 'boolean';
}

/** Reads a list, an object or a single value. */
function read(
  value: unknown,
  type: FieldType,
  path: string,
  name: string,
  report: Report,
): unknown {
  if (isList(type)) {
    if (value !== null && !Array.isArray(value)) report(path + name);
    const items: unknown[] = Array.isArray(value) ? value : [];
    const [inner] = type;
    const all = items.map((item) => {
      if (isRight(item, inner)) return item;
      if (item === null) report(`${path}${name}[]`);
      return read(item, inner, path, `${name}[]`, report);
    });
    return all.includes(null) ? all.filter((item) => item !== null) : all;
  }
  if (value === null || type === 'any') return value;
  if (isShape(type)) {
    if (isObject(value, type)) return readFields(value, type, `${path}${name}.`, report);
  } else if (typeof value !== 'object') {
    const single =
      typeof type === 'string' ? readers[type](value as Single) : wordIn(value as Single, type);
    if (single !== undefined) return single;
  }
  report(path + name);
  return null;
}

const isList = Array.isArray as unknown as (
  type: FieldType,
) => type is Extract<FieldType, readonly unknown[]>;

const isShape = (type: FieldType): type is AnswerShape =>
  typeof type === 'object' && !isList(type) && !('words' in type);

const isStructure = (type: FieldType) => isList(type) || isShape(type);

function isObject(value: unknown, { isTuple = false }: AnswerShape): value is Fields {
  return typeof value === 'object' && value !== null && Array.isArray(value) === isTuple;
}

/** Reads a word, or its position from 1. */
const wordIn = (value: Single, { words }: WordList) => words[Number(value) - 1] ?? String(value);

/** Reads a single value. Null for an empty text that stands for nothing. Undefined if it cannot be read. */
type Reader = (value: Single) => Single | null | undefined;

const readers: Readonly<Record<Exclude<ValueKind, 'any'>, Reader>> = {
  value: (value) => value,
  text: String,
  number: numberIn,
  boolean: (value) => (value === '' ? null : booleans.get(String(value).toLowerCase())),
  instant: instantIn,
  day: (value) => {
    const at = instantIn(value);
    return at && at.slice(0, 10);
  },
};

const booleans = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** Whether a number is that of the service. Whole numbers from 2^53 on, such as a long id, may have become others. */
const isExact = (value: number): boolean =>
  Number.isFinite(value) && (Number.isSafeInteger(value) || !Number.isInteger(value));

/** A number, or one in a text, such as `69.00`, `.5` or `0E-8`. */
function numberIn(value: Single): number | null | undefined {
  const text = String(value).trim();
  if (text === '') return null;
  const isNumber = /^[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$/i.test(text) && isExact(Number(text));
  return isNumber ? Number(text) : undefined;
}

/** A day that all months have, and an instant on it: the usual forms, which need no reading. */
const plainDay = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/;
const plainInstant = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])T([01]\d|2[0-3])(:[0-5]\d){2}Z$/;

/** A date, or date and time with or without seconds and offset. */
const isoTime =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(\.\d{1,9})? ?(?:Z|UTC|([+-]\d\d):?(\d\d)?)?)?$/i;

/**
 * An instant in ISO 8601 with `Z`, with seconds, and with a fraction if it has one. It may come with a space in place of
 * the `T`, with another offset, without one, which means UTC, or as in a header of HTTP.
 */
function instantIn(value: Single): string | null | undefined {
  const text = String(value);
  if (text === '') return null;
  const [, day, time = '00:00', seconds = ':00', fraction = '', hours = '+00', minutes = '00'] =
    isoTime.exec(text) ?? [];
  const iso = `${day}T${time}${seconds}${hours}:${minutes}`;
  const at = new Date(day ? iso : text.endsWith(' GMT') ? text : NaN);
  // Some engines take a day that does not exist, such as 31 February, for a later one.
  const isDay = !day || new Date(day).getUTCDate() === Number(day.slice(-2));
  if (Number.isNaN(at.getTime()) || !isDay) return undefined;
  return at.toISOString().replace(/\.\d+Z$/, `${fraction.replace(/\.?0*$/, '')}Z`);
}
