import * as v from 'valibot';

/** A call of the control API that cannot be done as asked; the text says why. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

type Fields<Shape> = { readonly [Name in keyof Shape]: Kind<Shape[Name]> };

/** Reads a JSON body with these optional fields; a wrong or unknown one is refused by name. */
export function readFields<Shape extends Record<string, unknown>>(
  body: unknown,
  fields: Fields<Shape>,
): { [Name in keyof Shape]?: Shape[Name] } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ControlError('The body must be a JSON object');
  }
  const read: { [Name in keyof Shape]?: Shape[Name] } = {};
  const known = new Map<string, Kind<Shape[keyof Shape]>>(Object.entries(fields));
  for (const [name, value] of Object.entries(body)) {
    const wanted = known.get(name);
    if (wanted === undefined)
      throw new ControlError(`${name} is not known: ${[...known.keys()].join(', ')}`);
    if (!wanted.is(value)) throw new ControlError(`${name} must be ${wanted.words}`);
    Object.assign(read, { [name]: value });
  }
  return read;
}

/** Whether a value is a JSON object: neither null nor a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value below a key, of whatever it is. */
export const field = (value: unknown, key: string): unknown =>
  isObject(value) ? value[key] : undefined;

/** The list below a key; an empty one where there is none. */
export function rowsAt(value: unknown, key: string): readonly unknown[] {
  const rows = field(value, key);
  return Array.isArray(rows) ? rows : [];
}

/** What a value that comes from outside may be, and how it is told: `… must be ${words}`. */
export interface Kind<Value> {
  readonly words: string;
  readonly is: (value: unknown) => value is Value;
}

function kind<Value>(words: string, schema: v.GenericSchema<unknown, Value>): Kind<Value> {
  return { words, is: (value): value is Value => v.is(schema, value) };
}

/** A kind that a function tells apart. */
export function kindOf<Value>(words: string, is: (value: unknown) => boolean): Kind<Value> {
  return kind(words, v.custom<Value>(is));
}

/** Text. */
export const text = kind('text', v.string());
/** Texts by name. */
export const textMap = kind('an object of texts', v.record(v.string(), v.string()));
/** Any JSON. */
export const anything = kindOf<unknown>('JSON', (value) => value !== undefined);
/** True or false. */
export const flag = kind('true or false', v.boolean());
/** A number, perhaps negative. */
export const offset = kind('a number', v.pipe(v.number(), v.finite()));
/** A number that is not negative. */
export const amount = kind('a number from 0', v.pipe(v.number(), v.finite(), v.minValue(0)));

/** A whole number of this range. */
export function whole(min: number, max = Number.MAX_SAFE_INTEGER): Kind<number> {
  const end = max === Number.MAX_SAFE_INTEGER ? '' : ` to ${max}`;
  const schema = v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
  return kind(`a whole number from ${min}${end}`, schema);
}

/** A whole number that is not negative. */
export const count = whole(0);
/** A whole number from 1: which one, or how many. */
export const ordinal = whole(1);

/** One of these texts. */
export function oneOf<Value extends string>(values: readonly Value[]): Kind<Value> {
  return kind(`one of ${values.join(', ')}`, v.picklist(values));
}

/** A list of such values. */
export function listOf<Value>({ words, is }: Kind<Value>): Kind<Value[]> {
  return kind(`a list, each ${words}`, v.array(v.custom<Value>(is)));
}

/** A part of the calls. */
export const errorRate = kind(
  'a number from 0 to 1 such as 0.05',
  v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
);
