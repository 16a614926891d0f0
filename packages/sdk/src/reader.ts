/**
 * Reads answers by their shapes in the contract. Services send numbers and booleans as text, instants without an offset,
 * and null for an empty list. Each is read once, here. Above, every value has its type by contract, or is null.
 */
import {
  type AnswerShape,
  type FieldType,
  type ValueKind,
  valueFields,
  wordFields,
} from './generated/answers.ts';

type Fields = Record<string, unknown>;
type Single = string | number | boolean;

/** Reads a single value. Null for an empty text that stands for nothing. Undefined if it cannot be read. */
type Reader = (value: Single) => Single | null | undefined;

/** The type of a field, by the contract or as a reader of its own. */
type Type = FieldType | Reader;

/** Called with the path of a value that cannot be read, such as `orders[].price`. */
type Report = (path: string) => void;

/**
 * Reads a JSON value as an answer of this shape, and changes it in place. A value that cannot be read becomes null, or an
 * empty list or object where the contract has no null.
 * @returns what is wrong if it is no such answer: it is no object, or lacks its rows
 */
export function readAnswer(
  shape: AnswerShape,
  answer: unknown,
  report: Report,
): string | undefined {
  if (!isOfShape(answer, shape)) return 'is not a JSON object';
  const { rows } = shape;
  if (rows && answer[rows] !== null && !Array.isArray(answer[rows]))
    return `has no list \`${rows}\``;
  readFields(answer, shape, '', report);
  return undefined;
}

/** The record of an answer that has it in a field of its own, `{ "order": { … } }`; any other answer as it is. */
export function unwrapped({ record }: AnswerShape, answer: unknown): unknown {
  const inner = record !== undefined && isOfShape(answer, {}) ? answer[record] : undefined;
  return isOfShape(inner, {}) ? inner : answer;
}

/** Reads the fields of an object, and adds the lists and objects that it must have and that may not be null. */
function readFields(fields: Fields, shape: AnswerShape, path: string, report: Report): Fields {
  const { fields: types = {}, optional = [], nullable = [], each } = shape;
  const mayBeMissing = [...optional, ...nullable];
  for (const [name, type] of Object.entries(types)) {
    const isMissing = fields[name] === undefined && !mayBeMissing.includes(name);
    if (isMissing && typeof type === 'object') fields[name] = null;
  }
  for (const [name, value] of Object.entries(fields)) {
    const type = (Object.hasOwn(types, name) ? types[name] : each) ?? commonTypes().get(name);
    if (!type) continue;
    const what = read(value, type, path + name, report);
    const mayBeNull = !isShape(type) || nullable.includes(name);
    if (what !== null || mayBeNull) fields[name] = what;
    else fields[name] = optional.includes(name) ? undefined : readFields({}, type, '', report);
  }
  return fields;
}

/** Reads a list, an object or a single value. */
function read(value: unknown, type: Type, path: string, report: Report): unknown {
  if (isList(type)) {
    if (value !== null && !Array.isArray(value)) report(path);
    const items: unknown[] = Array.isArray(value) ? value : [];
    const all = items.map((item) => read(item, type[0], `${path}[]`, report));
    return all.filter((item) => item !== null);
  }
  if (value === null || type === 'any') return value;
  if (isShape(type)) {
    if (isOfShape(value, type)) return readFields(value, type, `${path}.`, report);
  } else if (typeof value !== 'object') {
    const reader = typeof type === 'string' ? readers[type] : type;
    const single = reader(value as Single);
    if (single !== undefined) return single;
  }
  report(path);
  return null;
}

const isList = Array.isArray as unknown as (
  type: Type,
) => type is Extract<Type, readonly unknown[]>;
const isShape = (type: Type): type is AnswerShape => typeof type === 'object' && !isList(type);

function isOfShape(value: unknown, { isTuple = false }: AnswerShape): value is Fields {
  return typeof value === 'object' && value !== null && Array.isArray(value) === isTuple;
}

let common: ReadonlyMap<string, Type> | undefined;

/** The types of fields with single values by their names. */
function commonTypes() {
  return (common ??= new Map<string, Type>([
    ...Object.entries(valueFields).flatMap(([kind, names]) =>
      names.map((name) => [name, kind as ValueKind] as const),
    ),
    ...Object.entries(wordFields).map(([name, words]) => [name, wordOf(words)] as const),
  ]));
}

/** Reads a word, or its position from 1. */
const wordOf =
  (words: readonly string[]): Reader =>
  (value) =>
    words[Number(value) - 1] ?? String(value);

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

/** A number, or one in a text, such as `69.00` or `0E-8`. */
function numberIn(value: Single): number | null | undefined {
  if (Number.isFinite(value)) return Number(value);
  const text = String(value).trim();
  if (text === '') return null;
  const isNumber = /^[-+]?\d+(\.\d*)?(e[-+]?\d+)?$/i.test(text) && Number.isFinite(Number(text));
  return isNumber ? Number(text) : undefined;
}

/** A date, or date and time with or without seconds and offset. */
const isoTime =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?) ?(?:Z|UTC|([+-]\d\d):?(\d\d)?)?)?$/i;

/**
 * An instant in ISO 8601 with `Z`. It may come with a space in place of the `T`, with another offset, without one, which
 * means UTC, or as in a header of HTTP.
 */
function instantIn(value: Single): string | null | undefined {
  const text = String(value);
  if (text === '') return null;
  const [, day, time = '00:00:00', hours, minutes = '00'] = isoTime.exec(text) ?? [];
  const iso = day ? `${day}T${time}${hours ? `${hours}:${minutes}` : 'Z'}` : text;
  const at = new Date(day || text.endsWith(' GMT') ? iso : NaN);
  // Some engines take a day that does not exist, such as 31 February, for a later one.
  const isDay = !day || new Date(day).getUTCDate() === Number(day.slice(-2));
  if (Number.isNaN(at.getTime()) || !isDay) return undefined;
  return iso.endsWith('Z') ? iso : at.toISOString();
}
