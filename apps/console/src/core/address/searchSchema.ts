import { redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { isDay } from '../time/time.ts';

/**
 * The `params` of a route with a record's id in its path. An address with another text is an unknown path, which
 * redirects to the dashboard (spec, section 2).
 */
export function recordParam<const Name extends string>(name: Name) {
  return {
    parse: (params: Record<Name, string>) => {
      const id = Number(params[name]);
      // oxlint-disable-next-line typescript/only-throw-error -- the router takes what it made itself
      if (!Number.isSafeInteger(id) || id <= 0) throw redirect({ to: '/', replace: true });
      return { [name]: id } as Record<Name, number>;
    },
    stringify: (params: Record<Name, number>) =>
      ({ [name]: String(params[name]) }) as Record<Name, string>,
  };
}

/** The `params` of a route with a text in its path. Half surrogates, which no address can hold, are replaced. */
export function textInPath<const Name extends string>(name: Name) {
  return {
    parse: (params: Record<Name, string>) => params,
    stringify: (params: Record<Name, string>) =>
      ({ [name]: params[name].toWellFormed() }) as Record<Name, string>,
  };
}

/**
 * Reads search parameters as plain text, `?tld=com&page=2`. A route's schema turns the text into numbers and dates. If
 * a name occurs twice, the last one counts. Names that every object has, `__proto__`, are left out.
 */
export function parseSearch(search: string): Record<string, string> {
  const entries = [...new URLSearchParams(search)];
  return Object.fromEntries(entries.filter(([name]) => !(name in {})));
}

/** The inverse of {@link parseSearch}. Values other than text, numbers and booleans are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
  const entries = Object.entries(search).filter(([, value]) => isPlain(value));
  const text = new URLSearchParams(
    entries.map(([name, value]) => [name, String(value)]),
  ).toString();
  return text && `?${text}`;
}

// Schemas for the search parameters of routes. An address may contain anything. An invalid value becomes the fallback,
// so that no link can break a screen.

const unknown = v.fallback(v.undefined(), undefined);

/**
 * The schema of a screen's search parameters. Unknown ones become undefined: the router would hand them on to the screen,
 * and the screen to its calls. So it names those of the screen's dialogs, too. The dialogs have plain schemas.
 */
export function searchParams<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.objectWithRest(entries, unknown) as unknown as v.ObjectSchema<Entries, undefined>;
}

/** An optional parameter; undefined if it is invalid. */
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

/** An optional number of at least 0. Empty text is not a number. */
export const numberParam = optional(v.pipe(number, v.minValue(0)));

export const idParam = optional(v.pipe(number, v.safeInteger(), v.minValue(1)));

/**
 * Optional text, trimmed; empty text is absent.
 * @param maxLength longer text is cut; by default, the length of the longest domain name
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
 * The key that a list is sorted by, with a default.
 * @param limits those of the operation's parameter
 */
export function sortKeyParam(limits: { pattern: string; maxLength: number }, fallback: string) {
  const pattern = new RegExp(limits.pattern);
  const key = v.pipe(v.string(), v.maxLength(limits.maxLength), v.regex(pattern));
  return v.optional(v.fallback(key, fallback), fallback);
}

/** An optional UTC day, `YYYY-MM-DD`. Empty text means that the user has removed a default. */
export const dayParam = optional(
  v.union([v.literal(''), v.pipe(v.string(), v.isoDate(), v.check(isDay))]),
);

/** One of a list of values, optional. */
export function choiceParam<const T extends readonly string[]>(values: T) {
  return optional(v.picklist(values));
}

/** One of a list of values, with a default. */
export function choiceParamOr<const T extends readonly string[]>(values: T, fallback: T[number]) {
  return v.optional(v.fallback(v.picklist(values), fallback), fallback);
}

/** One of a list of numbers, optional. */
export function numberChoiceParam<const T extends readonly number[]>(values: T) {
  return optional(v.pipe(number, v.picklist(values)));
}

/** An optional list of ids separated by commas, `1,ds1_main`. Empty text is an empty list. */
export const idsParam = optional(v.pipe(v.string(), v.regex(/^[a-z0-9_,]{0,999}$/)));
