import { dash } from './numbers.ts';

type MaybeText = string | null | undefined;

/** What a state means, whatever its name: it worked, it failed, it is over, it is on its way. */
export type Tone = 'good' | 'bad' | 'muted' | 'wait';

/** How a state is called and coloured: what a `StatusBadge` shows. */
export interface Look {
  label: string;
  tone: Tone;
}

/** Whether a record is in use; a dash where the answer does not tell. */
export function activeLook(active: boolean | null | undefined): Look {
  if (typeof active !== 'boolean') return { label: dash, tone: 'muted' };
  return active ? { label: 'Active', tone: 'good' } : { label: 'Inactive', tone: 'muted' };
}

/** What a table has for a value of an enumeration that the server may add to; nothing for one that it does not know. */
export function known<T>(table: Readonly<Record<string, T>>, value: MaybeText): T | undefined {
  return value && Object.hasOwn(table, value) ? table[value] : undefined;
}

/** A state's look; one that this console does not know shows by its own name, as a warning, and none as a dash. */
export function lookOf(
  looks: Readonly<Record<string, Look>>,
  value: MaybeText,
  unknown: Tone = 'wait',
): Look {
  return known(looks, value) ?? { label: value || dash, tone: value ? unknown : 'muted' };
}

/** A value in words; one that this console does not know shows by its own name. */
export function labelOf(labels: Readonly<Record<string, string>>, value: MaybeText): string {
  return known(labels, value) ?? (value || dash);
}

/** The values of a table as a filter offers them, behind what stands for all of them. */
export function filterOptions(all: string, labels: Readonly<Record<string, string>>) {
  return [{ value: '', label: all }, ...optionsOf(labels)];
}

/**
 * The values of a table with their labels, in its order, as a select takes them.
 * @param stored what holds so far: one more option, by its own name, where the table does not know it
 */
export function optionsOf<Value extends string>(
  labels: Readonly<Record<Value, string>>,
  stored?: Value,
) {
  const values = Object.keys(labels) as Value[];
  if (stored !== undefined && !values.includes(stored)) values.push(stored);
  return values.map((value) => ({ value, label: labelOf(labels, value) }));
}
