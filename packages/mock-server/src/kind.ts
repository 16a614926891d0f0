/** What a value that comes from outside may be, and how it is told: `… must be ${words}`. */
export interface Kind<Value> {
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
/** A number, perhaps negative. */
export const offset: Kind<number> = {
  words: 'a number',
  is: (value): value is number => Number.isFinite(value),
};
/** A number that is not negative. */
export const amount: Kind<number> = {
  words: 'a number from 0',
  is: (value): value is number => offset.is(value) && value >= 0,
};

/** A whole number of this range. */
export function whole(min: number, max = Number.MAX_SAFE_INTEGER): Kind<number> {
  const end = max === Number.MAX_SAFE_INTEGER ? '' : ` to ${max}`;
  return {
    words: `a whole number from ${min}${end}`,
    is: (value): value is number =>
      Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
  };
}

/** A whole number that is not negative. */
export const count = whole(0);
/** A whole number from 1: which one, or how many. */
export const ordinal = whole(1);

/** One of these texts. */
export function oneOf<Value extends string>(values: readonly Value[]): Kind<Value> {
  return {
    words: `one of ${values.join(', ')}`,
    is: (value): value is Value => values.some((known) => known === value),
  };
}

/** A list of such values. */
export function listOf<Value>(kind: Kind<Value>): Kind<Value[]> {
  return {
    words: `a list, each ${kind.words}`,
    is: (value): value is Value[] => Array.isArray(value) && value.every(kind.is),
  };
}
