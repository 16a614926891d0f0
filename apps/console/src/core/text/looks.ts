import { dash } from './numbers.ts';

type MaybeText = string | null | undefined;

/**
 * The meaning of a state, whatever its name: `good` worked, `bad` failed, `muted` is over, `wait` waits for somebody,
 * `running` is in progress, `idle` could begin.
 */
export type Tone = 'good' | 'bad' | 'muted' | 'wait' | 'running' | 'idle';

/** The label and colour of a state, as a `StatusBadge` shows it. */
export interface Look {
  label: string;
  tone: Tone;
}

/** Whether a record is active; a dash if the answer does not say. */
export function activeLook(active: boolean | null | undefined): Look {
  if (typeof active !== 'boolean') return { label: dash, tone: 'muted' };
  return active ? { label: 'Active', tone: 'good' } : { label: 'Inactive', tone: 'muted' };
}

/** Looks up a value in a table; undefined if it is missing. The server may add values that the table does not contain. */
export function lookUp<T>(table: Readonly<Record<string, T>>, value: MaybeText): T | undefined {
  return value && Object.hasOwn(table, value) ? table[value] : undefined;
}

/** The look of a state. An unknown state shows by its own name, as a warning; a missing one as a dash. */
export function lookOf(
  looks: Readonly<Record<string, Look>>,
  value: MaybeText,
  unknown: Tone = 'wait',
): Look {
  return lookUp(looks, value) ?? { label: value || dash, tone: value ? unknown : 'muted' };
}

/** The label of a value; for an unknown value, the value itself. */
export function labelOf(labels: Readonly<Record<string, string>>, value: MaybeText): string {
  return lookUp(labels, value) ?? (value || dash);
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
