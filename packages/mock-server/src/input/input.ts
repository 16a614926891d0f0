import * as v from 'valibot';
import { isObject, parsedJson } from './json.ts';

/** The schema of a value from outside. Its message reads `must be …`. */
export type Schema<Value> = v.CustomSchema<Value, string>;

export const schemaOf = <Value>(words: string, is: (value: unknown) => boolean): Schema<Value> =>
  v.custom<Value, string>(is, `must be ${words}`);

const described = <Value>(words: string, schema: v.GenericSchema<unknown, Value>): Schema<Value> =>
  schemaOf(words, (value) => v.is(schema, value));

/** The message of a schema without `must be`. */
export const expectation = ({ message }: Schema<unknown>): string =>
  message.slice('must be '.length);

export const text = described('text', v.string());
export const anObject = schemaOf<Record<string, unknown>>('an object', isObject);
export const textMap = schemaOf<Record<string, string>>(
  'an object with text values',
  (value) => isObject(value) && Object.values(value).every((one) => typeof one === 'string'),
);
export const aFunction = schemaOf<unknown>('a function', (value) => typeof value === 'function');
export const anything = schemaOf<unknown>('JSON', (value) => value !== undefined);
export const flag = described('true or false', v.boolean());

/** A number in a range, both ends included. */
export const numberIn = (words: string, min: number, max: number): Schema<number> =>
  described(words, v.pipe(v.number(), v.minValue(min), v.maxValue(max)));

export const offset = numberIn('a number', -Number.MAX_VALUE, Number.MAX_VALUE);
export const amount = numberIn('a number from 0', 0, Number.MAX_VALUE);
export const percentage = numberIn('a number from 0 to 100', 0, 100);
/** A share of the calls. */
export const errorRate = numberIn('a number from 0 to 1 such as 0.05', 0, 1);

export function whole(min: number, max = Number.MAX_SAFE_INTEGER): Schema<number> {
  const end = max === Number.MAX_SAFE_INTEGER ? '' : ` to ${max}`;
  const schema = v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
  return described(`a whole number from ${min}${end}`, schema);
}

export const count = whole(0);
/** A whole number from 1: a position or a count. */
export const ordinal = whole(1);

export function oneOf<const Value extends string>(values: readonly Value[]): Schema<Value> {
  return described(`one of ${values.join(', ')}`, v.picklist(values));
}

export const listOf = <Value>(one: Schema<Value>): Schema<Value[]> =>
  described(`a list, each ${expectation(one)}`, v.array(one));

/** An object with exactly these fields. Unlike the schemas above, it tells which of them is wrong. */
export const shape = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(anObject, v.strictObject(entries, 'must be an object'));

export const listOfEach = <Of extends v.GenericSchema>(one: Of) => v.array(one, 'must be a list');

interface Problem {
  /** Keys from the checked value to the wrong one. */
  readonly path: readonly string[];
  /** What is wrong there: `must be text`. */
  readonly error: string;
}

/** Where an issue is, and what is wrong there. */
export function problemOf(issue: v.BaseIssue<unknown>): Problem {
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  const isOfKey = issue.type.endsWith('_object') && issue.expected !== 'Object';
  if (!isOfKey) return { path: keys, error: issue.message };
  const key = keys.at(-1) ?? '';
  const error =
    issue.expected === 'never' ? `must not have ${key}` : `must have required property '${key}'`;
  return { path: keys.slice(0, -1), error };
}

/** What a text can mean: an object or a list in JSON, the text itself, or a number or a flag. */
function readingsOf(given: string): readonly unknown[] {
  const json = parsedJson(given);
  const number = given.trim() === '' ? undefined : Number(given);
  return [typeof json === 'object' ? json : given, given, json, number];
}

/** Converts a text to a value of its schema. A text that has none stays as it is. */
export const fromText = (of: v.GenericSchema, given: string): unknown =>
  readingsOf(given).find((reading) => v.is(of, reading)) ?? given;

/** Converts a text to a value of its schema. Throws a RangeError when it has none. */
export function readText<Value>(name: string, of: Schema<Value>, given: string): Value {
  const value = fromText(of, given);
  if (v.is(of, value)) return value;
  throw new RangeError(`${name} ${of.message}, not "${given}"`);
}

export type Fields = Readonly<Record<string, Schema<unknown>>>;

/** The beginning of a wrong value, for an error. */
export const shownValue = (value: unknown): string =>
  (typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? typeof value)).slice(
    0,
    60,
  );

/** The first error of an object: an unknown, missing or wrong field. Undefined when there is none. */
export function inputError(value: unknown, entries: v.ObjectEntries): string | undefined {
  if (!isObject(value)) {
    const some = Object.keys(entries).slice(0, 3).join(', ');
    return `needs an object with fields such as ${some}, not ${shownValue(value)}`;
  }
  const { issues } = v.safeParse(v.strictObject(entries), value, { abortEarly: true });
  if (issues === undefined) return undefined;
  const [{ expected, input, path }] = issues;
  const { path: place, error } = problemOf(issues[0]);
  const key = String(path?.[0].key);
  if (place.length > 0) return `${place.join('.')} ${error}, not ${shownValue(input)}`;
  return expected === 'never'
    ? `${key} is unknown. Known: ${Object.keys(entries).join(', ') || 'none'}`
    : `${key} is required`;
}

/** The checked fields of an object, with the defaults of those that are left out. Throws a RangeError that names the first error. */
export function readInput<Entries extends v.ObjectEntries>(value: unknown, entries: Entries) {
  const error = inputError(value, entries);
  if (error !== undefined) throw new RangeError(error);
  return v.parse(v.strictObject(entries), value);
}

/** The optional fields of each table of fields. To make them takes longer than to check a few options. */
const optional = new WeakMap<Fields, v.ObjectEntries>();

/** The first error of an object whose fields are all optional. Undefined when there is none. */
export function fieldError(value: unknown, fields: Fields): string | undefined {
  const entries = optional.get(fields) ?? v.partial(v.strictObject(fields)).entries;
  optional.set(fields, entries);
  return inputError(value, entries);
}

/**
 * The fields of an object from outside. All are optional.
 * @throws {RangeError} that names the first unknown or wrong one
 */
export function readFields<Entries extends Fields>(
  value: object,
  fields: Entries,
): { [Name in keyof Entries]?: v.InferOutput<Entries[Name]> } {
  const error = fieldError(value, fields);
  if (error !== undefined) throw new RangeError(error);
  return value;
}
