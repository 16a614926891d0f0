import { ERROR_RATE_WORDS, isErrorRate } from '../network/network.ts';

/** A call of the control API that cannot be done as asked; the text says why. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

/** What a field may be, and how it is told. */
interface Kind<Value> {
  readonly words: string;
  readonly is: (value: unknown) => value is Value;
}

/** Text. */
export const text: Kind<string> = {
  words: 'text',
  is: (value) => typeof value === 'string',
};
/** True or false. */
export const flag: Kind<boolean> = {
  words: 'true or false',
  is: (value) => typeof value === 'boolean',
};
/** A number that is not negative. */
export const amount: Kind<number> = {
  words: 'a number from 0',
  is: (value): value is number => Number.isFinite(value) && Number(value) >= 0,
};
/** A whole number that is not negative. */
export const count: Kind<number> = {
  words: 'a whole number from 0',
  is: (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0,
};
/** A whole number from 1: which one, or how many. */
export const ordinal: Kind<number> = {
  words: 'a whole number from 1',
  is: (value): value is number => count.is(value) && value > 0,
};
/** A part of the calls. */
export const part: Kind<number> = {
  words: ERROR_RATE_WORDS,
  is: (value): value is number => typeof value === 'number' && isErrorRate(value),
};
/** A number, perhaps negative. */
export const offset: Kind<number> = {
  words: 'a number',
  is: (value): value is number => Number.isFinite(value),
};
/** A list of texts. */
export const texts: Kind<string[]> = {
  words: 'a list of texts',
  is: (value): value is string[] => Array.isArray(value) && value.every(text.is),
};

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
    const kind = known.get(name);
    if (kind === undefined)
      throw new ControlError(`${name} is not known: ${[...known.keys()].join(', ')}`);
    if (!kind.is(value)) throw new ControlError(`${name} must be ${kind.words}`);
    Object.assign(read, { [name]: value });
  }
  return read;
}
