import * as v from 'valibot';
import { utcDay } from '../time/time.ts';

/** What stands for the number of a record where the path has none; no record has it, so nobody asks the server for it. */
export const noRecord = 0;

/**
 * How a route reads a record's number from its path and writes it back. Text that is no number becomes {@link noRecord}:
 * the screen then says that there is no such record.
 */
export function recordParam<const Name extends string>(name: Name) {
  return {
    parse: (params: Record<Name, string>) => {
      const id = Number(params[name]);
      return { [name]: Number.isSafeInteger(id) && id > 0 ? id : noRecord } as Record<Name, number>;
    },
    stringify: (params: Record<Name, number>) =>
      ({ [name]: String(params[name]) }) as Record<Name, string>,
  };
}

/**
 * Search parameters as plain text both ways, `?tld=com&page=2`: what a person types into the address bar means what it
 * says, and a route's schema turns text into numbers and dates. Of a name given twice the last one counts.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** The inverse of {@link parseSearch}; what is neither text, number nor boolean is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
  const entries = Object.entries(search).filter(([, value]) => isPlain(value));
  const text = new URLSearchParams(
    entries.map(([name, value]) => [name, String(value)]),
  ).toString();
  return text && `?${text}`;
}

// Building blocks for the search parameters of routes. What stands in an address may be anything: each block turns
// what does not fit into its fallback instead of failing, so that no link can break a screen.

/** A parameter that may be absent; one that does not fit is. */
function optional<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.fallback(v.union([v.undefined(), schema]), undefined));
}

const nonEmpty = v.pipe(v.string(), v.trim(), v.nonEmpty());

const number = v.pipe(v.union([nonEmpty, v.number()]), v.transform(Number), v.finite());

/** The page of a list, from 1. */
export const pageParam = v.optional(
  v.fallback(v.pipe(number, v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
  1,
);

/** A number of at least 0 that may be absent; empty text is none. */
export const numberParam = optional(v.pipe(number, v.minValue(0)));

/** The id of a record that may be absent. */
export const idParam = optional(v.pipe(number, v.safeInteger(), v.minValue(1)));

/**
 * Text without spaces around it that may be absent, as an empty one is.
 * @param maxLength where longer text is cut; the longest domain name that there is where absent
 */
export function textParam(maxLength = 253) {
  return optional(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((value) => String(value).slice(0, maxLength).trim() || undefined),
    ),
  );
}

/**
 * The key that a list is sorted by, with the one that holds where none is given.
 * @param limits which keys the call takes
 */
export function sortKeyParam(limits: { pattern: string; maxLength: number }, fallback: string) {
  const pattern = new RegExp(limits.pattern);
  const key = v.pipe(v.string(), v.maxLength(limits.maxLength), v.regex(pattern));
  return v.optional(v.fallback(key, fallback), fallback);
}

/** Whether there is such a day: 31 February has the form of one. */
function isDay(text: string): boolean {
  const at = Date.parse(text);
  return !Number.isNaN(at) && utcDay(at) === text;
}

/** A UTC day, `YYYY-MM-DD`, that may be absent; empty where the person wants no limit although there is a default. */
export const dayParam = optional(
  v.union([v.literal(''), v.pipe(v.string(), v.isoDate(), v.check(isDay))]),
);

/** One of a list of values, that may be absent. */
export function choiceParam<const T extends readonly string[]>(values: T) {
  return optional(v.picklist(values));
}

/** One of a list of values, with the one that holds where none is given. */
export function choiceParamOr<const T extends readonly string[]>(values: T, fallback: T[number]) {
  return v.optional(v.fallback(v.picklist(values), fallback), fallback);
}

/** One of a list of numbers, that may be absent. */
export function numberChoiceParam<const T extends readonly number[]>(values: T) {
  return optional(v.pipe(number, v.picklist(values)));
}

/** A list of ids parted by commas, `1,ds1_main`, that may be absent; an empty one is a list of nothing. */
export const idsParam = optional(v.pipe(v.string(), v.regex(/^[a-z0-9_,]{0,999}$/)));
