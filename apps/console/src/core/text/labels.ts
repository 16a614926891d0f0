import { dash } from './numbers.ts';

type MaybeText = string | null | undefined;

/**
 * The meaning of a state, whatever its name: `good` worked, `bad` failed, `neutral` is over, `needs` somebody to act, is
 * `waiting` for its time, is `running`, or `idle` and could begin. Except for the last, these are the names of colours.
 */
export type Tone = 'good' | 'bad' | 'neutral' | 'needs' | 'waiting' | 'running' | 'idle';

/** The label and tone of a `StatusBadge`. */
export interface Badge {
  label: string;
  tone: Tone;
}

/** The badge of an active or inactive record; a dash if the answer does not say. */
export function activeBadge(active: boolean | null | undefined): Badge {
  if (typeof active !== 'boolean') return { label: dash, tone: 'neutral' };
  return active ? { label: 'Active', tone: 'good' } : { label: 'Inactive', tone: 'neutral' };
}

/** Looks up a value in a table; undefined if it is missing. The server may add values that the table does not contain. */
export function lookUp<T>(table: Readonly<Record<string, T>>, value: MaybeText): T | undefined {
  return value != null && Object.hasOwn(table, value) ? table[value] : undefined;
}

/**
 * An unknown value of an enumeration in words, `AUCTION_PENDING` as Auction Pending; a dash if it is missing. What is no
 * constant stays as it is, and so do abbreviations.
 */
function inWords(value: MaybeText): string {
  if (!value) return dash;
  const isConstant = /^[A-Z]{5,}$|^[A-Za-z\d]+(?:_[A-Za-z\d]+)+$/.test(value);
  return isConstant ? value.toLowerCase().split('_').map(capitalize).join(' ') : value;
}

/** The badge of a state. An unknown state shows in words, as a warning; a missing one as a dash. */
export function badgeOf(
  badges: Readonly<Record<string, Badge>>,
  value: MaybeText,
  unknown: Tone = 'needs',
): Badge {
  return lookUp(badges, value) ?? { label: inWords(value), tone: value ? unknown : 'neutral' };
}

/** Text with a capital first letter. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The label of a value; an unknown value in words. */
export function labelOf(labels: Readonly<Record<string, string>>, value: MaybeText): string {
  return lookUp(labels, value) ?? inWords(value);
}

/** The options of a filter: one for all values, then those of a table. */
export function filterOptions(all: string, labels: Readonly<Record<string, string>>) {
  return [{ value: '', label: all }, ...optionsOf(labels)];
}

/**
 * The options of a select: the values of a table, in its order.
 * @param stored the current value. It is added if the table does not contain it.
 */
export function optionsOf<Value extends string>(
  labels: Readonly<Record<Value, string>>,
  stored?: Value,
) {
  const values = Object.keys(labels) as Value[];
  if (stored !== undefined && !values.includes(stored)) values.push(stored);
  return values.map((value) => ({ value, label: labelOf(labels, value) }));
}

/** A record by its kind and number, `order #42`. Without a number, as an answer may lack it, the kind alone. */
export function numbered(kind: string, id: number | null | undefined): string {
  return id ? `${kind} #${id}` : kind.replace(/:$/, '');
}

/** The first names of a list, `a, b and 3 more`, or all of them, `a, b`. */
export function listNames(names: readonly string[], max: number): string {
  const more = names.length - max;
  return names.slice(0, max).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
